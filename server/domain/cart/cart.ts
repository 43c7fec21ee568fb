import { randomUUID } from 'node:crypto';
import type { components } from '#contract/types.ts';
import * as carts from '../../db/repositories/cart/cart.ts';
import * as cartLines from '../../db/repositories/cart/cart-line.ts';
import { isSold } from '../../db/repositories/catalogue/item.ts';
import type { Change } from '../../db/query/change.ts';
import { AppError } from '../kit/app-error.ts';
import { countWithin } from '../kit/rate-limits.ts';
import { toThumbnailUrl } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import type { CustomerType, Caller } from '../access/caller.ts';
import { priceFor, toPrices } from '../catalogue/prices.ts';
import { cleanText } from '../kit/text.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { GUEST_LINES_A_BLOCK, guestBlockLimits } from './guest-limits.ts';

type Cart = components['schemas']['Cart'];
type CartItem = components['schemas']['CartItem'];

/** How many lines a cart may have, besides those whose item is no longer sold. */
export const MAX_LINES = 200;
/** From this many lines on the cart is locked while they are counted; below, simultaneous adds can't exceed the limit together. */
const LINES_COUNTED_FREELY = 100;
/** How exactly the last use of a cart is known. */
const TOUCH_AGAIN_MS = 3_600_000;

function toLine(type: CustomerType | undefined, line: carts.CartLineRow): CartItem {
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

function toCart(
  type: CustomerType | undefined,
  { id, customerId, lines }: Pick<carts.CartRow, 'id' | 'customerId' | 'lines'>,
): Cart {
  const total = lines.reduce((sum, line) => sum + (line.isGone ? 0 : priceFor(type, line) * line.count), 0);
  return { id, customer_id: customerId, items: lines.map((line) => toLine(type, line)), total: toRoubles(total) };
}

function holderOf({ shop, customer }: Caller, cartId: string): carts.CartHolder {
  return { shopId: shop.id, cartId, customerId: customer?.id ?? null };
}

async function getGuestCart({ db, clock }: DomainDeps, shopId: number, cartId: string | null): Promise<Cart> {
  const [found] = cartId === null ? [] : await carts.findCarts(db.orm, shopId, cartId, null);
  if (found?.customerId === null) {
    const now = clock.now();
    // A cart that its guest comes back to isn't one that was begun and left.
    if (now.getTime() - found.updatedAt.getTime() > TOUCH_AGAIN_MS) await carts.touchCart(db.orm, found.id, now);
    return toCart(undefined, found);
  }
  // A cart of an account (of a customer who has signed out) isn't open to a guest, who gets a new one.
  return toCart(undefined, { id: found || cartId === null ? randomUUID() : cartId, customerId: null, lines: [] });
}

/** Moves a guest's cart into the account's; only once, even for parallel requests. */
function takeOver({ db, clock }: DomainDeps, shopId: number, customerId: number, guestCartId: string): Promise<void> {
  return db.transaction(async (transaction) => {
    if (!(await carts.lockGuestCart(transaction, shopId, guestCartId))) return;
    const own = { shopId, cartId: randomUUID(), customerId };
    await carts.insertCart(transaction, own, clock.now());
    const cartId = await carts.lockHeldCart(transaction, own);
    if (cartId !== undefined) await carts.mergeCart(transaction, guestCartId, cartId);
  });
}

/** The caller's cart. Lines of a guest's cart that a signed-in customer names move into theirs. */
export async function getCart(deps: DomainDeps, { shop, customer }: Caller, cartId: string | null): Promise<Cart> {
  const { db } = deps;
  if (!customer) return getGuestCart(deps, shop.id, cartId);
  let found = await carts.findCarts(db.orm, shop.id, cartId, customer.id);
  if (cartId !== null && found.some(({ customerId }) => customerId === null)) {
    await takeOver(deps, shop.id, customer.id, cartId);
    found = await carts.findCarts(db.orm, shop.id, null, customer.id);
  }
  const own = found.find(({ customerId }) => customerId === customer.id);
  return toCart(customer.customerType, own ?? { id: randomUUID(), customerId: customer.id, lines: [] });
}

/**
 * Puts an item into the cart; throws not_found for someone else's cart or a missing item, cart_full for one line too many, and
 * too_many_requests where guests of this `address` have added too many lines.
 */
export async function addCartItem(
  { db, clock }: DomainDeps,
  caller: Caller,
  cartId: string,
  { item_id: itemId, count, comment }: components['schemas']['CartItemForm'],
): Promise<CartItem> {
  const holder = holderOf(caller, cartId);
  const form = { itemId, count, comment: cleanText(comment), now: clock.now() };
  const isGuest = !caller.customer;
  // The rare cases: a cart's first line, a guest's first of a block, one of very many, or a refusal.
  const addWithCare = () =>
    db.transaction(async (transaction) => {
      if (!(await isSold(transaction, holder.shopId, itemId))) throw new AppError('not_found');
      await carts.insertCart(transaction, holder, form.now);
      const held = await carts.lockHeldCart(transaction, holder);
      if (held === undefined) throw new AppError('not_found');
      const added = await cartLines.addLine(transaction, holder, { ...form, maxLines: MAX_LINES, block: null });
      if (!added) throw new AppError('cart_full', { max: MAX_LINES });
      if (isGuest && (await cartLines.countLines(transaction, held)) % GUEST_LINES_A_BLOCK === 1)
        await countWithin(transaction, guestBlockLimits(holder.shopId, caller.address), form.now);
      return added;
    });
  const freely = { maxLines: LINES_COUNTED_FREELY, block: isGuest ? GUEST_LINES_A_BLOCK : null };
  const line = (await cartLines.addLine(db.orm, holder, { ...form, ...freely })) ?? (await addWithCare());
  return toLine(caller.customer?.customerType, line);
}

/** Sets a line's count and comment, unless a later change of the same page has arrived before; throws not_found. */
export async function updateCartItem(
  { db, clock }: DomainDeps,
  caller: Caller,
  cartId: string,
  { lineId, count, comment, change = null }: { lineId: number; count: number; comment: string; change?: Change | null },
): Promise<CartItem> {
  const line = await cartLines.updateLine(db.orm, holderOf(caller, cartId), {
    lineId,
    count,
    comment: cleanText(comment),
    change,
    now: clock.now(),
  });
  if (!line) throw new AppError('not_found');
  return toLine(caller.customer?.customerType, line);
}

/** Deletes a line; throws not_found, also for a deleted one. */
export async function deleteCartItem(
  { db }: DomainDeps,
  caller: Caller,
  cartId: string,
  lineId: number,
): Promise<void> {
  if (!(await cartLines.deleteLine(db.orm, holderOf(caller, cartId), lineId))) throw new AppError('not_found');
}

/** Deletes all lines; throws not_found. */
export async function clearCart({ db }: DomainDeps, caller: Caller, cartId: string): Promise<void> {
  const held = await carts.findHeldCart(db.orm, holderOf(caller, cartId));
  if (held === undefined) throw new AppError('not_found');
  await cartLines.deleteLines(db.orm, held);
}
