import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './button.module.css';
import { Loader } from './loader.tsx';

interface Look {
  variant?: 'filled' | 'light' | 'default' | 'subtle' | 'white' | undefined;
  /** Its height and text; 36 px by default. */
  size?: 'xs' | 'md' | 'lg' | 'compact-sm' | undefined;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  fullWidth?: boolean | undefined;
}

const named = (className: string | undefined): string => `${classes['button']} ${className ?? ''}`.trim();

const looksOf = ({ variant = 'filled', size, fullWidth = false }: Look) => ({
  'data-variant': variant,
  'data-size': size,
  'data-wide': fullWidth || undefined,
});

function Inner({
  leftSection,
  rightSection,
  children,
}: Pick<Look, 'leftSection' | 'rightSection'> & { children: ReactNode }) {
  return (
    <span className={classes['inner']}>
      {leftSection && <span className={classes['before']}>{leftSection}</span>}
      <span className={classes['label']}>{children}</span>
      {rightSection && <span className={classes['after']}>{rightSection}</span>}
    </span>
  );
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  loading?: boolean;
}

/** A button that looks like Mantine's, for what is drawn first. */
export function Button({
  variant,
  size,
  leftSection,
  rightSection,
  fullWidth,
  className,
  disabled = false,
  loading = false,
  children,
  ...props
}: ButtonProps) {
  // Once it has been shown it stays, to slide out as well.
  const [hasLoaded, setLoaded] = useState(loading);
  if (loading && !hasLoaded) setLoaded(true);
  return (
    <button
      type="button"
      {...props}
      {...looksOf({ variant, size, fullWidth })}
      className={named(className)}
      disabled={disabled || loading}
      data-loading={loading || undefined}
    >
      {hasLoaded && (
        <span className={classes['loader']} aria-hidden>
          <Loader size="calc(var(--height) / 1.8)" color="var(--color)" />
        </span>
      )}
      <Inner leftSection={leftSection} rightSection={rightSection}>
        {children}
      </Inner>
    </button>
  );
}

interface ButtonLinkProps extends Look {
  href: string;
  /** The history state of the page that it leads to. */
  state?: unknown;
  /** Loads the page anew, as where the shop's pages are not there. */
  reload?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page of the shop that looks like a button. */
export function ButtonLink({ href, state, reload = false, className, children, ...look }: ButtonLinkProps) {
  const Tag = reload ? 'a' : Link;
  return (
    <Tag href={href} {...(!reload && { state })} {...looksOf(look)} className={named(className)}>
      <Inner {...look}>{children}</Inner>
    </Tag>
  );
}
