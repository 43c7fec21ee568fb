import type { ComponentProps, ReactNode } from 'react';

/** A heading of a table. */
export interface HeadedColumn {
  id: string;
  /** Its name. */
  title: string;
  /** Shown instead of the name. */
  head?: ReactNode;
  /** In pixels, or as a share of the table; the columns without one share what is left. */
  width?: number | `${number}%` | undefined;
  /** An amount is aligned to the end of its cell. */
  kind?: 'amount' | undefined;
  sort?: ComponentProps<'th'>['aria-sort'];
}
