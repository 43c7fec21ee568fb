import { Skeleton } from '@mantine/core';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import type { Period } from './filters.ts';
import { listsStrings } from '../lists.strings.ts';
import classes from './period-filter.module.css';
import { useFieldSize } from './use-field-size.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';

const PeriodFields = lazyPart(() => import('./period-fields.tsx'), 'PeriodFields');

interface PeriodFilterProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** The fields of a period. The calendar's code is loaded after the list; a placeholder keeps its space. */
export function PeriodFilter(props: PeriodFilterProps) {
  const { height } = useFieldSize();
  return (
    <div role="group" aria-label={listsStrings.period} className={classes['period']}>
      <RetryBoundary
        fallback={
          <>
            <Skeleton h={height} />
            <Skeleton h={height} />
          </>
        }
      >
        <PeriodFields {...props} />
      </RetryBoundary>
    </div>
  );
}
