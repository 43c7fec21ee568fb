import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../native/button.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import classes from './retry-boundary.module.css';
import { statesStrings } from './states.strings.ts';

interface RetryBoundaryProps {
  /** Shown while the part loads. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page that is loaded lazily. If that fails, a line with a retry button takes its place, and the rest of
 * the page stays.
 */
export function RetryBoundary({ fallback, children }: RetryBoundaryProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) {
    return (
      <p role="status" className={classes['failed']}>
        {statesStrings.failedTitle}
        <Button size="xs" variant="light" onClick={() => setIsBroken(false)}>
          {statesStrings.retry}
        </Button>
      </p>
    );
  }
  return (
    <ErrorBoundary onBroken={() => setIsBroken(true)}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
