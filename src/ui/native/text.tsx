import type { ComponentProps } from 'react';
import classes from './text.module.css';

interface TextProps extends ComponentProps<'p'> {
  size?: 'sm';
  dimmed?: boolean;
}

/** A paragraph that looks like Mantine's, for what is drawn first. */
export function Text({ size, dimmed = false, className, ...props }: TextProps) {
  return (
    <p
      {...props}
      className={`${classes['text']} ${className ?? ''}`.trim()}
      data-size={size}
      data-dimmed={dimmed || undefined}
    />
  );
}
