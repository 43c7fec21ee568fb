import { makePeriod } from './period.ts';
import type { Days } from './period-presets.ts';
import { listsStrings } from '../../lists.strings.ts';
import { DayField } from '../day-field.tsx';

/** The fields for the first and the last day of a period. */
export function PeriodFields({
  period: { since, until },
  onChange,
}: {
  period: Days;
  onChange: (period: Days) => void;
}) {
  const isInverted = since !== undefined && until !== undefined && since > until;
  return (
    <>
      <DayField
        label={listsStrings.since}
        chosenLabel={listsStrings.sinceDay}
        clearLabel={listsStrings.clearSince}
        day={since}
        onChange={(day) => onChange(makePeriod(day, until))}
        maxDate={until}
        error={isInverted}
      />
      <DayField
        label={listsStrings.until}
        chosenLabel={listsStrings.untilDay}
        clearLabel={listsStrings.clearUntil}
        day={until}
        onChange={(day) => onChange(makePeriod(since, day))}
        minDate={since}
        error={isInverted && listsStrings.inverted}
      />
    </>
  );
}
