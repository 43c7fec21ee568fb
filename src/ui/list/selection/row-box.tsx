import type { ComponentProps } from 'react';
import classes from './row-box.module.css';

/** The rows of all kinds of lists. */
export const ROW = 'tr, li, [role=listitem]';
/** The attribute of rows' checkboxes, between which the arrow keys move. */
export const ROW_BOX = 'data-row-box';
/** Names the list that a row's checkbox is in. */
export const ROW_LIST = 'data-row-list';
/** The attribute of what stands beside the rows and is about them: the keys of the list work there too. */
export const ROW_KEYS = 'data-row-keys';

/** A checkbox of rows; `label` is its accessible name. */
export function RowBox({ label, ...props }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={classes['place']}>
      <input {...props} type="checkbox" aria-label={label} className={classes['box']} />
    </label>
  );
}
