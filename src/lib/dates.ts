import { SHORT_MONTHS, TODAY, YESTERDAY } from './dates.strings.ts';

/** By time zone, since making one costs more than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes `2026-11-21 12:30`.
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

const readClock = (iso: string, timeZone: string): string => clockOf(timeZone).format(new Date(iso));

/** The day of a moment in a time zone, such as `2026-11-21`. */
export function dayIn(iso: string, timeZone: string): string {
  return readClock(iso, timeZone).slice(0, 10);
}

/** Writes a day such as `2026-11-21` without line breaks: `21 ноя 2026`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}\u00A0${SHORT_MONTHS[(month ?? 0) - 1]}\u00A0${year}`;
}

/** Today in a time zone. */
export const todayIn = (timeZone: string): string => dayIn(new Date().toISOString(), timeZone);

/** The day before a day such as `2026-11-21`; days are counted without clocks, which may be changed at night. */
function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** Writes the date and time of a moment in a time zone: `21 ноя 2026, 12:30`, `вчера, 12:30`, `сегодня, 12:30`. */
export function formatDateTime(iso: string, timeZone: string, now = new Date()): string {
  const day = dayIn(iso, timeZone);
  const today = dayIn(now.toISOString(), timeZone);
  const date = day === today ? TODAY : day === dayBefore(today) ? YESTERDAY : formatDay(day);
  return `${date}, ${readClock(iso, timeZone).slice(11)}`;
}
