import { todayIn } from '#lib/dates.ts';
import { readName } from '#lib/read-address.ts';
import { NativeSelect, Skeleton } from '@mantine/core';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { use, useState } from 'react';
import type { Period } from './filters.ts';
import { listsStrings } from '../lists.strings.ts';
import classes from './period-filter.module.css';
import { presetsOn, type PresetName } from './period-presets.ts';
import { TimeZone } from './time-zone.ts';
import { useFieldSize } from './use-field-size.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';

const PeriodFields = lazyPart(() => import('./period-fields.tsx'), 'PeriodFields');

const OWN = 'own';

interface PeriodFilterProps {
  period: Period;
  /** Whether the address has a day that there is none. */
  isBroken: boolean;
  onChange: (period: Period) => void;
}

const keyOf = ({ since = '', until = '' }: Period): string => `${since}/${until}`;

/**
 * A choice among the periods that have names; for one's own there are the fields of its days, whose code is loaded
 * when they are asked for.
 */
export function PeriodFilter({ period, isBroken, onChange }: PeriodFilterProps) {
  const { size, height } = useFieldSize();
  const presets = presetsOn(todayIn(use(TimeZone)));
  /** What was chosen last, and for which days: they may be called by several names. */
  const [chosen, setChosen] = useState<{ name: PresetName | typeof OWN; key: string } | null>(null);
  const key = keyOf(period);
  const named = (Object.keys(presets) as PresetName[]).find((name) => keyOf(presets[name]) === key);
  const isAny = key === keyOf({});
  // Days that were chosen elsewhere since, by a link or by Back, are called what they are.
  // After midnight the days of «Сегодня» are yesterday's.
  const isStill = chosen?.key === key && (chosen.name === OWN || keyOf(presets[chosen.name]) === key);
  const shown = isStill ? chosen.name : (named ?? (isAny ? '' : OWN));
  const change = (next: Period, name: PresetName | typeof OWN): void => {
    setChosen({ name, key: keyOf(next) });
    onChange(next);
  };
  const choose = (value: string): void => {
    const preset = readName(listsStrings.presets, value);
    if (preset) change(presets[preset], preset);
    else if (value === OWN) setChosen({ name: OWN, key });
    else {
      setChosen(null);
      onChange({});
    }
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
            <PeriodFields period={period} onChange={(next) => change(next, OWN)} />
          </RetryBoundary>
        </div>
      )}
    </div>
  );
}
