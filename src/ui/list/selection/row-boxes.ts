import type { ReactNode } from 'react';

/** The checkboxes of a list whose rows can be selected, and the bar below them. */
export interface RowBoxes<Row> {
  /** The text and the content of the heading of the column of checkboxes. */
  head: { title: string; content: ReactNode };
  box: (row: Row) => ReactNode;
  /** What can be done with the selected rows; shown below the rows. */
  bar: ReactNode;
}
