import type { ComponentProps } from 'react';
import classes from './row-box.module.css';

/** The attribute of rows' checkboxes, between which the arrow keys move. */
export const ROW_BOX = 'data-row-box';
/** Names the list that a row's checkbox is in. */
export const ROW_LIST = 'data-row-list';

/** A checkbox of rows; `label` is its accessible name. */
export function RowBox({ label, ...props }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={classes['place']}>
      <input {...props} type="checkbox" aria-label={label} className={classes['box']} />
    </label>
  );
}
