import { randomUUID } from 'node:crypto';
import type { components } from '#contract/types.ts';
import * as carts from '../db/repositories/cart.ts';
import { addOrderLines, findRepeatable } from '../db/repositories/repeat.ts';
import { AppError } from './app-error.ts';
import { MAX_LINES, type Writing } from './cart.ts';
import type { SignedIn } from './person.ts';

/** Puts the items of one's own order into one's cart again, all that are still sold or, throwing cart_full, none. Throws not_found. */
export function repeatPlacedOrder({ db, clock }: Writing, { shop, customer }: SignedIn, orderId: number): Promise<components['schemas']['RepeatedOrder']> {
  return db.transaction(async (transaction) => {
    const own = { shopId: shop.id, cartId: randomUUID(), customerId: customer.id };
    await carts.insertCart(transaction, own, clock.now());
    const cartId = await carts.lockHeldCart(transaction, own);
    const found = cartId === undefined ? undefined : await findRepeatable(transaction, shop.id, { orderId, customerId: customer.id, cartId });
    if (cartId === undefined || !found) throw new AppError('not_found');
    if (found.lines > MAX_LINES) throw new AppError('cart_full', { max: MAX_LINES });
    return { added: await addOrderLines(transaction, orderId, cartId), missing: found.missing };
  });
}
