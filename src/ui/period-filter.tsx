import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Period } from './period-fields.tsx';
import classes from './period-filter.module.css';

const PeriodFields = lazy(async () => ({ default: (await import('./period-fields.tsx')).PeriodFields }));

const HEIGHT = 42;
const ignore = (): void => undefined;

interface PeriodFilterProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** The days from which and up to which a list goes; the calendar loads after the list, and in its place. */
export function PeriodFilter(props: PeriodFilterProps) {
  return (
    <div className={classes['period']}>
      {/* Without the calendar the list is whole, only longer. */}
      <ErrorBoundary onBroken={ignore}>
        <Suspense
          fallback={
            <>
              <Skeleton h={HEIGHT} />
              <Skeleton h={HEIGHT} />
            </>
          }
        >
          <PeriodFields {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
