import { todayIn } from '#lib/dates.ts';
import { NativeSelect, Skeleton } from '@mantine/core';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { use, useState } from 'react';
import { makePeriod, type Period } from './period.ts';
import { listsStrings } from '../../lists.strings.ts';
import classes from './period-filter.module.css';
import { presetsOn, readPreset, type Days } from './period-presets.ts';
import { TimeZone } from '../time-zone.ts';
import { useFieldSize } from '../use-field-size.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';

const PeriodFields = lazyPart(() => import('./period-fields.tsx'), 'PeriodFields');

const OWN = 'own';

interface PeriodFilterProps {
  period: Period;
  /** Whether the address has a day that there is none. */
  isBroken: boolean;
  onChange: (period: Period) => void;
}

const keyOf = ({ since = '', until = '' }: Days): string => `${since}/${until}`;

/**
 * A choice among the periods that have names; for one's own there are the fields of its days, whose code is loaded
 * when they are asked for.
 */
export function PeriodFilter({ period, isBroken, onChange }: PeriodFilterProps) {
  const { size, height } = useFieldSize();
  const presets = presetsOn(todayIn(use(TimeZone)));
  /** The days whose fields were asked for last, of which there may be none yet. */
  const [ownKey, setOwnKey] = useState<string | null>(null);
  const key = keyOf(period);
  // Days that stand in the address stay there: a period that moves on has its name there, if it is these days too.
  const shown = period.preset ?? (key === keyOf({}) && ownKey !== key ? '' : OWN);
  const changeDays = (next: Days): void => {
    setOwnKey(keyOf(next));
    onChange(next);
  };
  const choose = (value: string): void => {
    const preset = readPreset(value);
    if (value === OWN) {
      setOwnKey(key);
      // Its days stay where they are from now on.
      if (period.preset) onChange(makePeriod(period.since, period.until));
      return;
    }
    setOwnKey(null);
    onChange(preset ? { ...presets[preset], preset } : {});
  };
  return (
    <div className={classes['period']}>
      <NativeSelect
        aria-label={listsStrings.period}
        size={size}
        data={[
          { value: '', label: listsStrings.anyPeriod },
          ...Object.entries(listsStrings.presets).map(([value, label]) => ({ value, label })),
          { value: OWN, label: listsStrings.ownPeriod },
        ]}
        value={shown}
        error={isBroken && listsStrings.badDay}
        errorProps={{ role: 'alert' }}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {shown === OWN && (
        <div role="group" aria-label={listsStrings.ownPeriod} className={classes['days']}>
          <RetryBoundary
            fallback={
              <>
                <Skeleton h={height} />
                <Skeleton h={height} />
              </>
            }
          >
            <PeriodFields period={period} onChange={changeDays} />
          </RetryBoundary>
        </div>
      )}
    </div>
  );
}
