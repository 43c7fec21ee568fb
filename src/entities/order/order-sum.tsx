import type { components } from '#contract/types.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { Money } from '#entities/shop/money.tsx';

type Line = Pick<components['schemas']['OrderLine'], 'item_id' | 'price' | 'state'>;

/** Whether the shop still has to price a line: a photo costs nothing until somebody does. */
export function isUnpriced({ item_id: itemId, price, state }: Line): boolean {
  return itemId === null && price === 0 && state !== 'C';
}

interface OrderSumProps {
  value: number;
  /** Of the order, where they are known; a list knows only that an order of photos comes to nothing yet. */
  lines?: readonly Line[];
}

/** What an order comes to, or that the shop has yet to say so. */
export function OrderSum({ value, lines }: OrderSumProps) {
  const isOpen = lines ? lines.some(isUnpriced) : value === 0;
  return isOpen ? goodsStrings.priceLater : <Money value={value} />;
}
