import { randomUUID } from 'node:crypto';
import type { components } from '#contract/types.ts';
import * as carts from '../db/repositories/cart.ts';
import { findKey } from '../db/repositories/idempotency.ts';
import { addOrderLines, findRepeatable } from '../db/repositories/repeat.ts';
import { AppError } from './app-error.ts';
import { MAX_LINES, type Writing } from './cart.ts';
import { keyed, keyUse, readEarlier } from './keyed.ts';
import type { SignedIn } from './person.ts';

/**
 * Puts the items of one's own order into one's cart again, once a key: all that are still to be had or, throwing cart_full,
 * none. Throws not_found and key_reused.
 */
export function repeatPlacedOrder({ db, clock }: Writing, visitor: SignedIn, { key, orderId }: { key: string; orderId: number }): Promise<components['schemas']['RepeatedOrder']> {
  const { shop, customer } = visitor;
  const use = keyUse(visitor, { key, operation: 'repeatPlacedOrder', request: { orderId } });
  const attempt = () =>
    db.transaction(async (transaction) => {
      const at = clock.now();
      const own = { shopId: shop.id, cartId: randomUUID(), customerId: customer.id };
      await carts.insertCart(transaction, own, at);
      // The cart before the key: whoever comes second waits here, and then sees what the first has kept.
      const cartId = await carts.lockHeldCart(transaction, own);
      const found = cartId === undefined ? undefined : await findRepeatable(transaction, shop.id, { orderId, customerId: customer.id, cartId });
      if (cartId === undefined || !found) throw new AppError('not_found');
      const answer = { added: found.found, missing: found.missing };
      if (readEarlier(await findKey(transaction, use), use) !== undefined) return answer;
      if (found.lines > MAX_LINES) throw new AppError('cart_full', { max: MAX_LINES });
      await addOrderLines(transaction, { orderId, cartId, at }, use);
      return answer;
    });
  return keyed(attempt);
}
