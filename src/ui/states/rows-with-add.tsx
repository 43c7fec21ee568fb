import type { ReactNode } from 'react';
import classes from './rows-with-add.module.css';

interface RowsWithAddProps {
  /** Whether there are no rows yet. */
  isEmpty: boolean;
  /** The button that adds one. */
  add: ReactNode;
  /** The rows, or a message that there are none. */
  children: ReactNode;
}

/**
 * Rows, or what is said where there are none, and below either the same button: the dialog that it opened gives the
 * focus back to it, though its first row is there meanwhile.
 */
export function RowsWithAdd({ isEmpty, add, children }: RowsWithAddProps) {
  return (
    <>
      {children}
      <div className={isEmpty ? classes['alone'] : classes['below']}>{add}</div>
    </>
  );
}
