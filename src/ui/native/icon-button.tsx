import type { ComponentProps, CSSProperties } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  'aria-label': string;
  /** `bare` has no ground, not even where the pointer is. */
  variant: 'subtle' | 'default' | 'bare';
  /** In CSS pixels; 28 by default. */
  size?: number;
}

type Style = CSSProperties & { '--size': string };

const sized = (size: number): Style => ({ '--size': `${size}px` });

/** A round button with an icon that looks like Mantine's, for what is drawn first. */
export function IconButton({ variant, size, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`${classes['button']} ${className ?? ''}`.trim()}
      data-variant={variant}
      style={size === undefined ? undefined : sized(size)}
    />
  );
}
