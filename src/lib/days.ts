import dayjs from 'dayjs';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day as it was written, `2026-11-21`; undefined where there is no such day. */
export function readDay(text: string | null): string | undefined {
  return text !== null && DAY.test(text) && dayjs(text).format('YYYY-MM-DD') === text ? text : undefined;
}
