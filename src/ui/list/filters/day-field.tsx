import { formatDay, todayIn } from '#lib/dates.ts';
import 'dayjs/locale/ru.js';
import '@mantine/core/styles/Popover.layer.css';
import { DatePickerInput, DatesProvider, type DatePickerInputProps } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { use, useId } from 'react';
import { listsStrings } from '../lists.strings.ts';
import { TimeZone } from './time-zone.ts';
import { useFieldSize } from './use-field-size.ts';
import classes from './day-field.module.css';

const settings = { locale: 'ru' } as const;

const calendarLabels = {
  previousMonth: listsStrings.previousMonth,
  nextMonth: listsStrings.nextMonth,
  previousYear: listsStrings.previousYear,
  nextYear: listsStrings.nextYear,
  previousDecade: listsStrings.previousDecade,
  nextDecade: listsStrings.nextDecade,
} as const;

const common = {
  valueFormatter: ({ date }) => (typeof date === 'string' ? formatDay(date) : ''),
  ariaLabels: calendarLabels,
  hideOutsideDates: true,
  classNames: { day: classes['day'] ?? '', input: classes['input'] ?? '', section: classes['section'] ?? '' },
} satisfies DatePickerInputProps;

interface DayFieldProps {
  label: string;
  /** The label of a chosen day. */
  chosenLabel: (day: string) => string;
  /** The label of the button that clears it; without one a day is always chosen. */
  clearLabel?: string;
  day: string | undefined;
  onChange: (day: string | undefined) => void;
  minDate?: string | undefined;
  maxDate?: string | undefined;
  /** The text of the problem, or true to mark the field only. */
  error?: string | boolean;
}

/** A day of the shop, chosen in a calendar. */
export function DayField({
  label,
  chosenLabel,
  clearLabel,
  day,
  onChange,
  minDate,
  maxDate,
  error = false,
}: DayFieldProps) {
  const id = useId();
  const today = todayIn(use(TimeZone));
  const opensAt = maxDate && maxDate < today ? maxDate : minDate && minDate > today ? minDate : today;
  return (
    <DatesProvider settings={settings}>
      <DatePickerInput
        {...common}
        size={useFieldSize().size}
        // Mantine labels the calendar's dialog by this id.
        id={id}
        popoverProps={{ id, returnFocus: true }}
        placeholder={label}
        aria-label={day ? chosenLabel(formatDay(day)) : label}
        clearable={clearLabel !== undefined}
        {...(clearLabel !== undefined && { clearButtonProps: { 'aria-label': clearLabel } })}
        value={day ?? null}
        // By the shop's clock; Mantine would open at the month of the visitor's.
        defaultDate={opensAt}
        onChange={(value) => onChange(value ?? undefined)}
        error={error}
        errorProps={{ role: 'alert' }}
        {...(minDate && { minDate })}
        {...(maxDate && { maxDate })}
      />
    </DatesProvider>
  );
}
