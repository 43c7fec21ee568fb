import dayjs, { type Dayjs } from 'dayjs';
import { SHORT_MONTHS } from './dates.strings.ts';

const dayOf = (time: Dayjs): string => `${time.date()}\u00A0${SHORT_MONTHS[time.month()]}\u00A0${time.year()}`;

/** Formats a date in the browser's time zone without line breaks: `21 ноя 2026`. */
export function formatDate(iso: string): string {
  return dayOf(dayjs(iso));
}

/** Formats a date and time in the browser's time zone: `21 ноя 2026, 12:30`. */
export function formatDateTime(iso: string): string {
  const time = dayjs(iso);
  return `${dayOf(time)}, ${time.format('HH:mm')}`;
}

/** The time zone in which the server counts days. */
const SHOP_ZONE = 'Europe/Moscow';

const shopDays = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_ZONE, dateStyle: 'short' });

/** The day of a moment in the shop's time zone, such as `2026-11-21`. */
export function shopDayOf(iso: string): string {
  return shopDays.format(new Date(iso));
}
