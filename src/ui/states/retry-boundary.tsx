import { Button } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import classes from './retry-boundary.module.css';
import { statesStrings } from './states.strings.ts';

interface RetriedPartProps {
  /** What stands there while it loads. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part that loads after the page it belongs to: where it could not be loaded a line offers another try, and the rest of the page stays. */
export function RetryBoundary({ fallback, children }: RetriedPartProps) {
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
