import 'dayjs/locale/ru.js';
import dayjs from 'dayjs';

function format(iso: string, pattern: string): string {
  return dayjs(iso).locale('ru').format(pattern);
}

/** `21 нояб. 2026` in the visitor's time zone. */
export function formatDate(iso: string): string {
  return format(iso, 'D MMM YYYY');
}

/** `21 нояб. 2026, 12:30` in the visitor's time zone. */
export function formatDateTime(iso: string): string {
  return format(iso, 'D MMM YYYY, HH:mm');
}
