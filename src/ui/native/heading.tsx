import type { ComponentProps } from 'react';
import classes from './heading.module.css';

interface HeadingProps extends ComponentProps<'h1'> {
  level: 1 | 2;
  /** The level whose size it has; its own by default. */
  size?: 1 | 2 | 4;
}

/** A heading that looks like Mantine's, for what is drawn first. */
export function Heading({ level, size = level, className, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...props} className={`${classes['heading']} ${className ?? ''}`.trim()} data-size={size} />;
}
