import type { ComponentProps } from 'react';
import classes from './plain-button.module.css';

/** A button without a look of its own. */
export function PlainButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={`${classes['button']} ${className ?? ''}`.trim()} />;
}
