import type { components } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import * as carts from '../../db/repositories/cart/cart.ts';
import type { CustomerType } from '../access/caller.ts';
import { priceFor } from '../catalogue/prices.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { toRoubles } from '../kit/money.ts';
import { toLine } from './cart.ts';
import { randomUUID } from 'node:crypto';

type Cart = components['schemas']['Cart'];

/** How exactly the last use of a cart is known. */
const TOUCH_AGAIN_MS = 3_600_000;

function toCart(
  type: CustomerType | undefined,
  { id, customerId, lines }: Pick<carts.CartRow, 'id' | 'customerId' | 'lines'>,
): Cart {
  const total = lines.reduce((sum, line) => sum + (line.isGone ? 0 : priceFor(type, line) * line.count), 0);
  return { id, customer_id: customerId, items: lines.map((line) => toLine(type, line)), total: toRoubles(total) };
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
export const getCart = defineOperation(
  'getCart',
  async (deps, { caller: { shop, customer }, query: { cart_id: cartId = null } }) => {
    const { db } = deps;
    if (!customer) return getGuestCart(deps, shop.id, cartId);
    let found = await carts.findCarts(db.orm, shop.id, cartId, customer.id);
    if (cartId !== null && found.some(({ customerId }) => customerId === null)) {
      await takeOver(deps, shop.id, customer.id, cartId);
      found = await carts.findCarts(db.orm, shop.id, null, customer.id);
    }
    const own = found.find(({ customerId }) => customerId === customer.id);
    return toCart(customer.customerType, own ?? { id: randomUUID(), customerId: customer.id, lines: [] });
  },
);
