import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ru.js';
import utc from 'dayjs/plugin/utc.js';
import { TODAY, YESTERDAY } from './dates.strings.ts';

dayjs.extend(utc);

const DAY = 'YYYY-MM-DD';

/** By time zone, since making one costs more than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes `2026-11-21 12:30`.
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * What the clocks of a time zone show, as a moment in UTC, where no clock is ever changed. `dayjs.tz` would be an hour
 * off while the visitor's own clocks leave one out.
 */
const wallClock = (at: Date, timeZone: string): Dayjs => dayjs.utc(clockOf(timeZone).format(at));

/** The day of a moment in a time zone, such as `2026-11-21`. */
export const dayIn = (iso: string, timeZone: string): string => wallClock(new Date(iso), timeZone).format(DAY);

/** The time of a moment in a time zone, such as `12:30`. */
export const timeIn = (iso: string, timeZone: string): string => wallClock(new Date(iso), timeZone).format('HH:mm');

/** Today in a time zone. */
export const todayIn = (timeZone: string): string => wallClock(new Date(), timeZone).format(DAY);

/** The day that is so many days later than another; earlier, if there are fewer than none. */
export const shiftDay = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(DAY);

/** The first and the last day of the month that a day is in. */
export function monthOf(day: string): { since: string; until: string } {
  const at = dayjs.utc(day);
  return { since: at.startOf('month').format(DAY), until: at.endOf('month').format(DAY) };
}

function dayInWords(day: Dayjs): string {
  const [date, month = '', year] = day.locale('ru').format('D MMMM YYYY').split(' ');
  // Three letters for every month, where the locale has between three and five.
  return `${date}\u00A0${month.slice(0, 3)}\u00A0${year}`;
}

/** Writes a day such as `2026-11-21` without line breaks: `21 ноя 2026`. */
export const formatDay = (day: string): string => dayInWords(dayjs.utc(day));

/** Writes the date and time of a moment in a time zone: `21 ноя 2026, 12:30`, `вчера, 12:30`, `сегодня, 12:30`. */
export function formatDateTime(iso: string, timeZone: string, now = new Date()): string {
  const moment = wallClock(new Date(iso), timeZone);
  const today = wallClock(now, timeZone);
  const isOf = (day: Dayjs): boolean => moment.isSame(day, 'day');
  const date = isOf(today) ? TODAY : isOf(today.subtract(1, 'day')) ? YESTERDAY : dayInWords(moment);
  return `${date}, ${moment.format('HH:mm')}`;
}
