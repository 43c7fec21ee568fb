import dayjs, { type Dayjs } from 'dayjs';
import { SHORT_MONTHS } from './dates.strings.ts';

const dayOf = (time: Dayjs): string => `${time.date()}\u00A0${SHORT_MONTHS[time.month()]}\u00A0${time.year()}`;

/** `21 ноя 2026` in the visitor's time zone, kept on one line. */
export function formatDate(iso: string): string {
  return dayOf(dayjs(iso));
}

/** `21 ноя 2026, 12:30` in the visitor's time zone. */
export function formatDateTime(iso: string): string {
  const time = dayjs(iso);
  return `${dayOf(time)}, ${time.format('HH:mm')}`;
}

/** The zone by whose clock the server counts days. */
const SHOP_ZONE = 'Europe/Moscow';

const shopDays = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_ZONE, dateStyle: 'short' });

/** The day of a moment by the shop's clock, `2026-11-21`. */
export function shopDayOf(iso: string): string {
  return shopDays.format(new Date(iso));
}
