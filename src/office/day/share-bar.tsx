import type { CSSProperties } from 'react';
import classes from './share-bar.module.css';

interface ShareBarProps {
  value: number;
  /** The value of the full bar. */
  most: number;
  /** A colour of states; grey if none. */
  color?: string;
}

/** A value's share of the greatest, to the eye alone. */
export function ShareBar({ value, most, color }: ShareBarProps) {
  const share = Math.round((Math.abs(value) / Math.max(1, most)) * 100);
  return (
    <span
      className={classes['bar']}
      data-color={color}
      data-none={value === 0 || undefined}
      style={{ '--share': `${share}%` } as CSSProperties}
    />
  );
}
