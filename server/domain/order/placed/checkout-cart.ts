import type { components } from '#contract/types.ts';
import { defineOperation } from '../../../contract/operation.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import type { CartLineRow } from '../../../db/repositories/cart/cart.ts';
import type { KeyUse } from '../../../db/repositories/kit/idempotency.ts';
import { type CheckoutRecords, lockForCheckout, takeLines } from '../../../db/repositories/order/checkout.ts';
import { insertOrder, type NewOrder } from '../../../db/repositories/order/new-order.ts';
import { findOrder, type OrderRow } from '../../../db/repositories/order/placed-order.ts';
import { changesText, orderWarnings } from '../../../texts/orders.strings.ts';
import type { CustomerType, SignedInCaller } from '../../access/caller.ts';
import { freshCaller } from '../../access/fresh-caller.ts';
import { priceFor, pricesOfLine } from '../../catalogue/prices.ts';
import { AppError } from '../../kit/app-error.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../../kit/idempotency-keys.ts';
import { toKopecks, toRoubles } from '../../kit/money.ts';
import { cleanText } from '../../kit/text.ts';
import { checkLeastSum } from '../least-sum.ts';
import { readDelivery } from '../order-delivery.ts';
import { previewOf, sumsOf } from '../order-sums.ts';
import { toOrder } from '../placed-orders.ts';
import { nameByRecipient } from '../recipient-name.ts';
import { checkCounts, checkStock, piecesOf } from '../stock.ts';

type CheckoutForm = components['schemas']['CheckoutForm'];

function orderLines(type: CustomerType, lines: CartLineRow[]): NewOrder['lines'] {
  return lines.map((line) => ({
    itemId: line.itemId,
    description: line.name,
    image: line.image,
    ...pricesOfLine(type, line),
    count: line.count,
    comment: line.comment,
  }));
}

/** Throws price_changed, naming the lines, where one costs another price than the form expects, or its item is gone. */
function checkExpected(
  type: CustomerType,
  lines: readonly CartLineRow[],
  { expected_lines: expected = [] }: CheckoutForm,
  currency: string,
): void {
  const seen = new Map(expected.map(({ id, price }) => [id, price]));
  const changes = lines.flatMap((line) => {
    const price = seen.get(line.id);
    if (price === undefined) return [];
    const { name } = line;
    if (line.isGone) return orderWarnings.item_gone({ name });
    const now = priceFor(type, line);
    if (toKopecks(price) === now) return [];
    return orderWarnings.price_changed({ name, expected: price, price: toRoubles(now), currency });
  });
  if (changes.length > 0) throw new AppError('price_changed', { changes: changesText(changes) });
}

interface Placing {
  records: CheckoutRecords;
  lines: CartLineRow[];
  key: KeyUse;
  at: Date;
}

async function placeOrder(
  transaction: Transaction,
  { shop, customer }: SignedInCaller,
  form: CheckoutForm,
  { records, lines, key, at }: Placing,
): Promise<OrderRow> {
  const sold = lines.filter(({ isGone }) => !isGone);
  const { customer: buyer } = records;
  if (!buyer) throw new AppError('not_found');
  checkExpected(buyer.customerType, lines, form, shop.currency);
  if (sold.length === 0) throw new AppError('cart_empty');
  checkCounts(sold.map((line) => ({ item: line, count: line.count })));
  const ordered = orderLines(buyer.customerType, sold);
  const goods = sumsOf(ordered, 0).total;
  const delivery = readDelivery(form.delivery, { ...records, customerPhone: buyer.phone, goods });
  checkLeastSum({ sum: goods, isPriced: true }, records.minOrderSum, shop.currency);
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
    preview: previewOf(ordered),
    at,
    lines: ordered,
  };
  await nameByRecipient(transaction, { ...order, ...buyer }, delivery.recipientName);
  const placed = await insertOrder(transaction, order, key);
  await checkStock(transaction, shop.id, piecesOf(sold));
  return placed;
}

/**
 * Turns a cart into an order, once per key: the cart is locked while it is emptied, and the key is stored with the
 * order. Throws not_found, cart_empty, price_changed, count_unfit, stock_short, order_sum_small, key_reused, or
 * validation with the wrong fields.
 */
export const checkoutCart = defineOperation(
  'checkoutCart',
  async ({ db, clock }, { caller, path: { cart_id: cartId }, header: { 'idempotency-key': key }, body: form }) => {
    const { shop, customer } = caller;
    if (form.cart_id.toLowerCase() !== cartId.toLowerCase()) throw new AppError('validation', {}, { cart_id: 'wrong' });
    const isForeign = form.delivery.customer_id !== customer.id;
    if (isForeign && !customer.flags.has('create_strange_order')) throw new AppError('not_found');
    const { delivery_id: deliveryId, delivery_point_id: pointId = null, customer_id: customerId } = form.delivery;
    const use = keyUse(caller, { key, operation: 'checkoutCart', request: form });

    const order = await withIdempotencyKey(() =>
      db.transaction(async (transaction): Promise<OrderRow | undefined> => {
        // The cart is locked before the key is read: a second request waits here and then sees the first one's key.
        const holder = { shopId: shop.id, cartId, customerId: customer.id };
        const records = await lockForCheckout(transaction, holder, { customerId, deliveryId, pointId });
        const { earlier, lines } = await takeLines(transaction, records.cartId, use);
        const placed = readEarlier(earlier, use);
        if (placed !== undefined) return findOrder(transaction, shop.id, placed, null);
        if (records.cartId === null) throw new AppError('not_found');
        if (isForeign) await freshCaller(transaction, caller, 'create_strange_order');
        return placeOrder(transaction, caller, form, { records, lines, key: use, at: clock.now() });
      }),
    );
    if (!order) throw new AppError('not_found');
    return toOrder(customer, order);
  },
);
