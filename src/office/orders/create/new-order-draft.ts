import type { components, PlacedOrderForm } from '#contract/types.ts';
import { priceOfItem } from '#entities/order/lines/add/price-of-item.ts';
import { sumOf } from '#entities/order/placing/checkout-draft.ts';
import type { PhotoDetail } from '#entities/order/placing/photo-detail-fields.tsx';
import type { CheckoutDraft } from '#machines/order/checkout.machine.ts';

type Schemas = components['schemas'];
type Line = PlacedOrderForm['lines'][number];

/** The customer of a new order, and their last delivery. */
export type OrderCustomer = Schemas['ShopCustomer'];

/** An item of the catalogue that is to be ordered. */
export interface Good {
  item: Schemas['ItemCard'];
  count: number;
}

/** The form of a new order; photos are kept by their uploads. */
export interface NewOrderDraft extends CheckoutDraft {
  goods: readonly Good[];
  /** By file id; a photo without an entry has count 1 and no comment. */
  details: Readonly<Record<string, PhotoDetail>>;
}

/** What a photo has before anything was typed. */
export const untoldPhoto: PhotoDetail = { count: 1, comment: '' };

/** The goods with one more of an item: of a new line, or of the line that it has. */
export function withItem(goods: readonly Good[], item: Good['item']): readonly Good[] {
  if (!goods.some((good) => good.item.id === item.id)) return [...goods, { item, count: 1 }];
  return goods.map((good) => (good.item.id === item.id ? { ...good, count: Math.min(good.count + 1, 999) } : good));
}

/** What the goods come to for a customer of this type, in roubles; null where a price is not known here. */
export function totalOf(goods: readonly Good[], type: OrderCustomer['customer_type']): number | null {
  const prices = goods.map(({ item, count }) => {
    const price = priceOfItem(item, { isTrade: false, type });
    return price === null ? null : price * count;
  });
  return prices.some((price) => price === null) ? null : sumOf(...prices.filter((price) => price !== null));
}

/** A line of the order, with the price that was shown, so that another one is told of. */
export function lineOf({ item, count }: Good, type: OrderCustomer['customer_type']): Line {
  const price = priceOfItem(item, { isTrade: false, type });
  return { item_id: item.id, count, comment: '', ...(price !== null && { expected_price: price }) };
}
