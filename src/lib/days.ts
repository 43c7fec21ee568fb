import dayjs from 'dayjs';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A valid day such as `2026-11-21`; undefined for any other text. */
export function readDay(text: string | null): string | undefined {
  return text !== null && DAY.test(text) && dayjs(text).format('YYYY-MM-DD') === text ? text : undefined;
}
