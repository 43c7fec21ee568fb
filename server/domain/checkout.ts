import type { components } from '#contract/types.ts';
import type { Transaction } from '../db/engine/types.ts';
import type { CartLineRow } from '../db/repositories/cart.ts';
import { type CheckoutRecords, lockForCheckout, takeLines } from '../db/repositories/checkout.ts';
import type { KeyUse } from '../db/repositories/idempotency.ts';
import { insertOrder, type NewOrder } from '../db/repositories/order-writes.ts';
import { findOrder, type OrderRow } from '../db/repositories/placed-order.ts';
import { AppError } from './app-error.ts';
import type { Writing } from './cart.ts';
import { keyed, keyUse, readEarlier } from './keyed.ts';
import { toKopecks, toRoubles } from './money.ts';
import { readDelivery } from './order-delivery.ts';
import { sumsOf } from './order-sums.ts';
import type { SignedIn } from './person.ts';
import { toOrder } from './placed-orders.ts';
import { priceFor } from './prices.ts';
import { cleanText } from './text.ts';

type CheckoutForm = components['schemas']['CheckoutForm'];

function orderLines(type: CheckoutRecords['customer_type'], lines: CartLineRow[]): NewOrder['lines'] {
  return lines.map((line) => ({
    item_id: line.item_id,
    description: line.name,
    image: line.image,
    price: priceFor(type ?? undefined, line),
    count: line.count,
    comment: line.comment,
  }));
}

interface Placing {
  records: CheckoutRecords;
  lines: CartLineRow[];
  key: KeyUse;
  at: Date;
}

function placeOrder(transaction: Transaction, { shop, customer }: SignedIn, form: CheckoutForm, { records, lines, key, at }: Placing): Promise<OrderRow> {
  if (lines.length === 0) throw new AppError('cart_empty');
  if (!records.customer_type) throw new AppError('not_found');
  const delivery = readDelivery(form.delivery, records);
  const ordered = orderLines(records.customer_type, lines);
  const sums = sumsOf(ordered, delivery.deliveryPrice);
  if (form.expected_total !== undefined && toKopecks(form.expected_total) !== sums.total) {
    throw new AppError('price_changed', { expected: form.expected_total, total: toRoubles(sums.total) });
  }
  const order: NewOrder = {
    shopId: shop.id,
    customerId: form.delivery.customer_id,
    authorId: customer.id,
    comment: cleanText(form.comment),
    ...delivery,
    ...sums,
    at,
    lines: ordered,
  };
  return insertOrder(transaction, order, key);
}

/**
 * Turns a cart into an order, once: the cart is held while it is emptied, and the key is kept with the order. Throws
 * not_found, cart_empty, price_changed, key_reused, or validation with the fields that are wrong.
 */
export async function checkoutCart(
  { db, clock }: Writing,
  visitor: SignedIn,
  { cartId, key, form }: { cartId: string; key: string; form: CheckoutForm },
): Promise<components['schemas']['PlacedOrder']> {
  const { shop, customer } = visitor;
  if (form.cart_id.toLowerCase() !== cartId.toLowerCase()) throw new AppError('validation', {}, { cart_id: 'wrong' });
  const isForeign = form.delivery.customer_id !== customer.id;
  if (isForeign && !customer.flags.has('create_strange_order')) throw new AppError('not_found');
  const { delivery_id: deliveryId, delivery_point_id: pointId = null, customer_id: customerId } = form.delivery;
  const use = keyUse(visitor, { key, operation: 'checkoutCart', request: form });

  const order = await keyed(() =>
    db.transaction(async (transaction): Promise<OrderRow | undefined> => {
      // The cart before the key: whoever comes second waits here, and then sees what the first has kept.
      const holder = { shopId: shop.id, cartId, customerId: customer.id };
      const records = await lockForCheckout(transaction, holder, { customerId, deliveryId, pointId });
      const { earlier, lines } = await takeLines(transaction, records.cart_id, use);
      const placed = readEarlier(earlier, use);
      if (placed !== undefined) return findOrder(transaction, shop.id, placed, null);
      if (records.cart_id === null) throw new AppError('not_found');
      return placeOrder(transaction, visitor, form, { records, lines, key: use, at: clock.now() });
    }),
  );
  if (!order) throw new AppError('not_found');
  return toOrder(customer, order);
}
