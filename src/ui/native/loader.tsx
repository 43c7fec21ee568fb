import type { CSSProperties } from 'react';
import classes from './loader.module.css';

interface LoaderProps {
  /** A CSS length. */
  size: string;
  /** A CSS colour; the shop's by default. */
  color?: string;
}

type Style = CSSProperties & { '--loader-size': string; '--loader-color'?: string | undefined };

/** A ring that turns while something loads. */
export function Loader({ size, color }: LoaderProps) {
  const style: Style = { '--loader-size': size, '--loader-color': color };
  return <span className={classes['loader']} style={style} />;
}
