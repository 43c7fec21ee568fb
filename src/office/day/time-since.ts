import { plural } from '#lib/plural.ts';
import { dayStrings } from './day.strings.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** How long ago a moment was: `2 дня`, `5 часов`. */
export function timeSince(iso: string): string {
  const hours = Math.floor((Date.now() - Date.parse(iso)) / HOUR_MS);
  if (hours < 1) return dayStrings.underAnHour;
  return hours < DAY_HOURS ? plural(hours, dayStrings.hours) : plural(Math.floor(hours / DAY_HOURS), dayStrings.days);
}
