import { discountOf } from '#machines/order/order-editing.rules.ts';
import type { Customer, CustomerType } from '../access/caller.ts';
import { toRoubles } from '../kit/money.ts';

/** An item's prices in kopecks; `discount` in per cent. */
export interface ItemPrices {
  retailPrice: number;
  discount: number;
  discountedPrice: number;
  tradePrice: number | null;
}

/** The price for this type of customer, in kopecks: for wholesale the trade price where it is lower. */
export function priceFor(type: CustomerType | undefined, { discountedPrice, tradePrice }: ItemPrices): number {
  return type === 'wholesale' && tradePrice !== null ? Math.min(discountedPrice, tradePrice) : discountedPrice;
}

/** An item's prices as a line that is ordered now keeps them, in kopecks. */
export function pricesOfLine(type: CustomerType, prices: ItemPrices) {
  const price = priceFor(type, prices);
  const { retailPrice } = prices;
  return { retailPrice, discount: discountOf(price, retailPrice), price, orderedPrice: price };
}

/** Whether somebody sees trade prices whatever the shop's setting: who pays them, and staff who deal with prices. */
export const seesTradePrices = (customer: Customer | null): boolean =>
  customer?.customerType === 'wholesale' ||
  (customer !== null && (customer.flags.has('edit_item') || customer.flags.has('trade_price_orders')));

/** An item's prices as the contract shows them, in roubles. */
export function toPrices(type: CustomerType | undefined, prices: ItemPrices) {
  return {
    retail_price: toRoubles(prices.retailPrice),
    discount: prices.discount,
    discount_value: toRoubles(prices.retailPrice - prices.discountedPrice),
    discounted_price: toRoubles(prices.discountedPrice),
    price: toRoubles(priceFor(type, prices)),
  };
}
