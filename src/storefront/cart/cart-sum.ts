import type { components } from '#contract/types.ts';
import type { LineCounts } from './use-line-counts.ts';

/** A line of the cart as the server answers it. */
export type CartItem = components['schemas']['CartItem'];

const priceOf = ({ price }: CartItem): number => price;

/** The sum in roubles of a value of each line times its shown count; by default of the prices. */
export function sumOfCart(
  items: readonly CartItem[],
  counts: LineCounts,
  each: (item: CartItem) => number = priceOf,
): number {
  return items.reduce((kopecks, item) => kopecks + Math.round(each(item) * 100) * (counts.get(item.id) ?? 0), 0) / 100;
}
