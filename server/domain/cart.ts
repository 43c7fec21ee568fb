import { randomUUID } from 'node:crypto';
import type { components } from '#contract/types.ts';
import type { Database } from '../db/engine/types.ts';
import * as carts from '../db/repositories/cart.ts';
import type { Change } from '../db/repositories/change.ts';
import { AppError } from './app-error.ts';
import { countWithin, householdOf } from './limits.ts';
import { toThumbnailUrl } from './images.ts';
import { toRoubles } from './money.ts';
import type { CustomerType, Visitor } from './person.ts';
import { priceFor, toPrices } from './prices.ts';
import { cleanText } from './text.ts';

type Cart = components['schemas']['Cart'];
type CartItem = components['schemas']['CartItem'];

/** What domain functions need to write. */
export interface Writing {
  db: Database;
  clock: { now(): Date };
}

/** New carts that guests of one address may begin in an hour; behind one address of a mobile network are hundreds of people. */
export const GUEST_CARTS_AN_HOUR = 500;
/** Lines of a cart. */
export const MAX_LINES = 200;
/** From here on a cart is held while its lines are counted; below, adds at one moment can't pass the cap together. */
const LINES_COUNTED_FREELY = 100;

function toLine(type: CustomerType | undefined, line: carts.CartLineRow): CartItem {
  return {
    id: line.id,
    item_id: line.item_id,
    image_url: line.image && toThumbnailUrl(line.image),
    description: line.name,
    comment: line.comment,
    count: line.count,
    ...toPrices(type, line),
  };
}

function toCart(type: CustomerType | undefined, { id, customer_id, lines }: carts.CartRow): Cart {
  const total = lines.reduce((sum, line) => sum + priceFor(type, line) * line.count, 0);
  return { id, customer_id, items: lines.map((line) => toLine(type, line)), total: toRoubles(total) };
}

function holderOf({ shop, customer }: Visitor, cartId: string): carts.CartHolder {
  return { shopId: shop.id, cartId, customerId: customer?.id ?? null };
}

async function getGuestCart(db: Database, shopId: number, cartId: string | null): Promise<Cart> {
  const [found] = cartId === null ? [] : await carts.findCarts(db.orm, shopId, cartId, null);
  if (found?.customer_id === null) return toCart(undefined, found);
  // An account's id, say of one who has signed out, is of no use to a guest: they begin anew.
  return toCart(undefined, { id: found || cartId === null ? randomUUID() : cartId, customer_id: null, lines: [] });
}

/** Moves a guest's cart into the account's; once, however many ask. */
function takeOver({ db, clock }: Writing, shopId: number, customerId: number, guestCartId: string): Promise<void> {
  return db.transaction(async (transaction) => {
    if (!(await carts.lockGuestCart(transaction, shopId, guestCartId))) return;
    const own = { shopId, cartId: randomUUID(), customerId };
    await carts.insertCart(transaction, own, clock.now());
    const cartId = await carts.lockHeldCart(transaction, own);
    if (cartId !== undefined) await carts.mergeCart(transaction, guestCartId, cartId);
  });
}

/** The cart of whoever asks; a guest cart that a signed-in customer names becomes part of theirs. */
export async function getCart(writing: Writing, { shop, customer }: Visitor, cartId: string | null): Promise<Cart> {
  const { db } = writing;
  if (!customer) return getGuestCart(db, shop.id, cartId);
  let found = await carts.findCarts(db.orm, shop.id, cartId, customer.id);
  if (cartId !== null && found.some(({ customer_id }) => customer_id === null)) {
    await takeOver(writing, shop.id, customer.id, cartId);
    found = await carts.findCarts(db.orm, shop.id, null, customer.id);
  }
  const own = found.find(({ customer_id }) => customer_id === customer.id);
  return toCart(customer.customerType, own ?? { id: randomUUID(), customer_id: customer.id, lines: [] });
}

/**
 * Puts an item into the cart; throws not_found for a strange cart or a missing item, cart_full for one line too many, and
 * too_many_requests where guests of this `address` have begun too many carts.
 */
export async function addCartItem(
  { db, clock }: Writing,
  visitor: Visitor & { address?: string },
  cartId: string,
  { itemId, count, comment }: { itemId: number; count: number; comment: string },
): Promise<CartItem> {
  const holder = holderOf(visitor, cartId);
  const form = { itemId, count, comment: cleanText(comment), now: clock.now() };
  // Rare: the first line of a cart, one of very many, or a refusal.
  const addWithCare = () =>
    db.transaction(async (transaction) => {
      if (!(await carts.isSold(transaction, holder.shopId, itemId))) throw new AppError('not_found');
      const isNew = await carts.insertCart(transaction, holder, form.now);
      if (isNew && !visitor.customer && visitor.address !== undefined) {
        const key = `cart:${householdOf(visitor.address)}:${holder.shopId}`;
        await countWithin(transaction, [{ key, seconds: 3_600, points: GUEST_CARTS_AN_HOUR }], form.now);
      }
      if ((await carts.lockHeldCart(transaction, holder)) === undefined) throw new AppError('not_found');
      const added = await carts.addLine(transaction, holder, { ...form, maxLines: MAX_LINES });
      if (!added) throw new AppError('cart_full', { max: MAX_LINES });
      return added;
    });
  const line = (await carts.addLine(db.orm, holder, { ...form, maxLines: LINES_COUNTED_FREELY })) ?? (await addWithCare());
  return toLine(visitor.customer?.customerType, line);
}

/** Sets a line's count and comment, unless a later change of the same page has come first; throws not_found. */
export async function updateCartItem(
  { db, clock }: Writing,
  visitor: Visitor,
  cartId: string,
  { lineId, count, comment, change = null }: { lineId: number; count: number; comment: string; change?: Change | null },
): Promise<CartItem> {
  const line = await carts.updateLine(db.orm, holderOf(visitor, cartId), { lineId, count, comment: cleanText(comment), change, now: clock.now() });
  if (!line) throw new AppError('not_found');
  return toLine(visitor.customer?.customerType, line);
}

/** Takes a line out; throws not_found, for one that is out already too. */
export async function deleteCartItem({ db }: Writing, visitor: Visitor, cartId: string, lineId: number): Promise<void> {
  if (!(await carts.deleteLine(db.orm, holderOf(visitor, cartId), lineId))) throw new AppError('not_found');
}

/** Takes every line out; throws not_found. */
export async function clearCart({ db }: Writing, visitor: Visitor, cartId: string): Promise<void> {
  const held = await carts.findHeldCart(db.orm, holderOf(visitor, cartId));
  if (held === undefined) throw new AppError('not_found');
  await carts.deleteLines(db.orm, held);
}
