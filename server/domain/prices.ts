import type { CustomerType } from './person.ts';
import { toRoubles } from './money.ts';

/** What an item costs, in kopecks; `discount` in per cent. */
export interface ItemPrices {
  retail_price: number;
  discount: number;
  discounted_price: number;
  trade_price: number | null;
}

/** What this kind of customer pays for one, in kopecks: wholesale the trade price where it is lower. */
export function priceFor(type: CustomerType | undefined, { discounted_price, trade_price }: ItemPrices): number {
  return type === 'wholesale' && trade_price !== null ? Math.min(discounted_price, trade_price) : discounted_price;
}

/** An item's prices as the contract shows them, in roubles. */
export function toPrices(type: CustomerType | undefined, prices: ItemPrices) {
  return {
    retail_price: toRoubles(prices.retail_price),
    discount: prices.discount,
    discount_value: toRoubles(prices.retail_price - prices.discounted_price),
    discounted_price: toRoubles(prices.discounted_price),
    price: toRoubles(priceFor(type, prices)),
  };
}
