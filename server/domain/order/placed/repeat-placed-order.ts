import { defineOperation } from '../../../contract/operation.ts';
import * as carts from '../../../db/repositories/cart/cart.ts';
import { findKey, insertKey } from '../../../db/repositories/kit/idempotency.ts';
import { addOrderLines, findRepeatable } from '../../../db/repositories/order/repeat.ts';
import { MAX_LINES } from '../../cart/cart.ts';
import { AppError } from '../../kit/app-error.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../../kit/idempotency-keys.ts';
import { randomUUID } from 'node:crypto';

/**
 * Puts the items of the caller's own order into their cart again, once per key: all that are still sold or, throwing
 * cart_full, none. Throws not_found and key_reused.
 */
export const repeatPlacedOrder = defineOperation(
  'repeatPlacedOrder',
  async ({ db, clock }, { caller, path: { id: orderId }, header: { 'idempotency-key': key } }) => {
    const { shop, customer } = caller;
    const use = keyUse(caller, { key, operation: 'repeatPlacedOrder', request: { orderId } });
    const attempt = () =>
      db.transaction(async (transaction) => {
        const at = clock.now();
        const own = { shopId: shop.id, cartId: randomUUID(), customerId: customer.id };
        await carts.insertCart(transaction, own, at);
        // The cart is locked before the key is read: a second request waits here and then sees the first one's key.
        const cartId = await carts.lockHeldCart(transaction, own);
        const found =
          cartId === undefined
            ? undefined
            : await findRepeatable(transaction, shop.id, { orderId, customerId: customer.id, cartId });
        if (cartId === undefined || !found) throw new AppError('not_found');
        const answer = { added: found.found, missing: found.missing, photos: found.photos };
        if (readEarlier(await findKey(transaction, use), use) !== undefined) return answer;
        if (found.lines > MAX_LINES) throw new AppError('cart_full', { max: MAX_LINES });
        await insertKey(transaction, use, { recordId: orderId, at });
        await addOrderLines(transaction, { orderId, cartId });
        return answer;
      });
    return withIdempotencyKey(attempt);
  },
);
