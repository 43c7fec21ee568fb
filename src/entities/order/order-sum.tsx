import type { components } from '#contract/types.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { Money } from '#entities/shop/money.tsx';

type Line = Pick<components['schemas']['OrderLine'], 'item_id' | 'price' | 'state'>;

/** Whether the shop has not priced the line yet, as with photos. */
export function isUnpriced({ item_id: itemId, price, state }: Line): boolean {
  return itemId === null && price === 0 && state !== 'C';
}

interface OrderSumProps {
  value: number;
  /** The order's lines; unknown in lists, where a sum of zero counts as not priced yet. */
  lines?: readonly Line[];
}

/** The order's sum, or a text that the shop has not priced it yet. */
export function OrderSum({ value, lines }: OrderSumProps) {
  const isOpen = lines ? lines.some(isUnpriced) : value === 0;
  return isOpen ? goodsStrings.priceLater : <Money value={value} />;
}
