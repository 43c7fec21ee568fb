import type { components } from '#contract/types.ts';
import { formatMoney } from '#lib/money.ts';
import { keepTogether } from '#lib/no-break.ts';
import { deliveryPriceStrings } from './delivery-price.strings.ts';

/** What a delivery method says of itself, and from which sum on it costs nothing; empty where it says nothing. */
export function methodNote(
  {
    description,
    price,
    free_from: freeFrom,
  }: Pick<components['schemas']['Delivery'], 'description' | 'price' | 'free_from'>,
  currency: string,
): string {
  const said = keepTogether(description);
  if (freeFrom === null || price === 0) return said;
  const free = deliveryPriceStrings.freeFrom(formatMoney(freeFrom, currency));
  if (said === '') return free;
  return /[.!?…]$/.test(said) ? `${said} ${free}` : `${said}. ${free}`;
}
