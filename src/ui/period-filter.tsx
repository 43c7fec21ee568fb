import { Skeleton } from '@mantine/core';
import { lazyPart } from './lazy-part.ts';
import type { Period } from './period-fields.tsx';
import classes from './period-filter.module.css';
import { RetriedPart } from './retried-part.tsx';

const PeriodFields = lazyPart(() => import('./period-fields.tsx'), 'PeriodFields');

const HEIGHT = 42;

interface PeriodFilterProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** The days from which and up to which a list goes; the calendar loads after the list, and in its place. */
export function PeriodFilter(props: PeriodFilterProps) {
  return (
    <div className={classes['period']}>
      <RetriedPart
        fallback={
          <>
            <Skeleton h={HEIGHT} />
            <Skeleton h={HEIGHT} />
          </>
        }
      >
        <PeriodFields {...props} />
      </RetriedPart>
    </div>
  );
}
