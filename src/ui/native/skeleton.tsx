import classes from './skeleton.module.css';

interface SkeletonProps {
  /** Gives it its size. */
  className?: string | undefined;
  /** In CSS pixels. */
  height?: number;
  /** A CSS length; all that there is by default. */
  width?: string;
}

/** The place of something that is loading. */
export function Skeleton({ className, height, width }: SkeletonProps) {
  return <div className={`${classes['skeleton']} ${className ?? ''}`.trim()} style={{ height, width }} />;
}
