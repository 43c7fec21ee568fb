import type { components } from '#contract/types.ts';
import type { Caller, CustomerType } from '../access/caller.ts';
import type * as carts from '../../db/repositories/cart/cart.ts';
import { toThumbnailUrl } from '../kit/images.ts';
import { toPrices } from '../catalogue/prices.ts';

type CartItem = components['schemas']['CartItem'];

/** How many lines a cart may have, besides those whose item is no longer sold. */
export const MAX_LINES = 200;

/** A line of a cart with the prices that this type of customer sees. */
export function toLine(type: CustomerType | undefined, line: carts.CartLineRow): CartItem {
  return {
    id: line.id,
    item_id: line.itemId,
    image_url: line.image && toThumbnailUrl(line.image),
    description: line.name,
    comment: line.comment,
    count: line.count,
    is_gone: line.isGone,
    count_step: line.countStep,
    count_min: line.countMin,
    stock: line.stock,
    ...toPrices(type, line),
  };
}

/** Who holds this cart. */
export function holderOf({ shop, customer }: Caller, cartId: string): carts.CartHolder {
  return { shopId: shop.id, cartId, customerId: customer?.id ?? null };
}
