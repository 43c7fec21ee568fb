import type { components } from '#contract/types.ts';
import { countRefusal } from '#common/fit-count.ts';
import type { LineCounts } from './use-line-counts.ts';

/** A line of the cart as the server answers it. */
export type CartItem = components['schemas']['CartItem'];

const priceOf = ({ price }: CartItem): number => price;

/** The lines that an order would have: shown, of items that are still sold. */
export function orderableOf(items: readonly CartItem[], counts: LineCounts): CartItem[] {
  return items.filter(({ id, is_gone }) => counts.has(id) && !is_gone);
}

/** The sum in roubles of a value of each orderable line times its shown count; by default of the prices. */
export function sumOfCart(
  items: readonly CartItem[],
  counts: LineCounts,
  each: (item: CartItem) => number = priceOf,
): number {
  const kopecks = orderableOf(items, counts).map((item) => Math.round(each(item) * 100) * (counts.get(item.id) ?? 0));
  return kopecks.reduce((sum, amount) => sum + amount, 0) / 100;
}

/** The lines whose shown count can't be ordered: more than there is, or not what the item is sold in. */
export function unfitOf(items: readonly CartItem[], counts: LineCounts): CartItem[] {
  return orderableOf(items, counts).filter((item) => countRefusal(counts.get(item.id) ?? item.count, item) !== null);
}
