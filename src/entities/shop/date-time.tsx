import { formatDateTime } from '#lib/dates.ts';
import { useShop } from '#page/shop-context.tsx';

/** A moment by the shop's clock: `21 ноя 2026, 12:30`. */
export function DateTime({ value }: { value: string }) {
  return <time dateTime={value}>{formatDateTime(value, useShop().time_zone)}</time>;
}
