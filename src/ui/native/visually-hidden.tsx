import type { ComponentProps } from 'react';
import classes from './visually-hidden.module.css';

/** Words for screen readers alone. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={classes['hidden']} />;
}
