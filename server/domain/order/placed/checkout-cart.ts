import type { components } from '#contract/types.ts';
import { defineOperation } from '../../../contract/operation.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import { type CartHolder, type CartLineRow, lockHeldCart } from '../../../db/repositories/cart/cart.ts';
import { insertKey, type KeyUse } from '../../../db/repositories/kit/idempotency.ts';
import { type CheckoutRecords, lockForCheckout, takeLines } from '../../../db/repositories/order/checkout.ts';
import { insertLines, insertLinesMove } from '../../../db/repositories/order/merge.ts';
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
import { checkRoom } from '../lines/room.ts';
import { settleEdit } from '../lines/settle-edit.ts';
import { addTexts } from '../merging/joined-texts.ts';
import { lockOwn } from '../open-order.ts';
import { readDelivery } from '../order-delivery.ts';
import { previewOf, sumsOf } from '../order-sums.ts';
import { toOrder } from '../placed-orders.ts';
import { nameByRecipient } from '../recipient-name.ts';
import { checkCounts, checkStock, piecesOf } from '../stock.ts';

type CheckoutForm = components['schemas']['CheckoutForm'];

/** The form of an order of its own. */
type NewOrderForm = CheckoutForm & { delivery: NonNullable<CheckoutForm['delivery']> };

const isNewOrder = (form: CheckoutForm): form is NewOrderForm => form.delivery !== undefined;

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

/** The lines of a cart as its customer orders them; throws price_changed, cart_empty or count_unfit. */
function readCart(type: CustomerType, lines: CartLineRow[], form: CheckoutForm, currency: string) {
  checkExpected(type, lines, form, currency);
  const sold = lines.filter(({ isGone }) => !isGone);
  if (sold.length === 0) throw new AppError('cart_empty');
  checkCounts(sold.map((line) => ({ item: line, count: line.count })));
  return { ordered: orderLines(type, sold), taken: piecesOf(sold) };
}

/** Throws price_changed where the form expects another sum, in kopecks. */
function checkTotal({ expected_total: expected }: CheckoutForm, total: number): void {
  if (expected !== undefined && toKopecks(expected) !== total)
    throw new AppError('price_changed', { expected, total: toRoubles(total) });
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
  form: NewOrderForm,
  { records, lines, key, at }: Placing,
): Promise<OrderRow> {
  const { customer: buyer } = records;
  if (!buyer) throw new AppError('not_found');
  const { ordered, taken } = readCart(buyer.customerType, lines, form, shop.currency);
  const goods = sumsOf(ordered, 0).total;
  const delivery = readDelivery(form.delivery, { ...records, customerPhone: buyer.phone, goods });
  checkLeastSum({ sum: goods, isPriced: true }, records.minOrderSum, shop.currency);
  const sums = sumsOf(ordered, delivery.deliveryPrice);
  checkTotal(form, sums.total);
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
  await checkStock(transaction, shop.id, taken);
  return placed;
}

/**
 * Adds the lines of the cart to an order of the caller's own that is new, once per key; its delivery is counted again
 * as the customer's own change of it would. The cart is locked before the order, and the order before its customer.
 */
async function joinOrder(
  transaction: Transaction,
  caller: SignedInCaller,
  form: CheckoutForm,
  { orderId, holder, key, at }: { orderId: number; holder: CartHolder; key: KeyUse; at: Date },
): Promise<number> {
  const { shop, customer } = caller;
  const cartId = (await lockHeldCart(transaction, holder)) ?? null;
  const opened = await lockOwn(transaction, caller, orderId);
  const { order } = opened;
  const { earlier, lines } = await takeLines(transaction, cartId, key);
  const joined = readEarlier(earlier, key);
  if (joined !== undefined) return joined;
  if (cartId === null) throw new AppError('not_found');
  if (order.state !== 'created') throw new AppError('order_not_new', { id: orderId, from: order.state });
  const { ordered, taken } = readCart(order.customerType, lines, form, shop.currency);
  checkTotal(form, sumsOf(ordered, 0).total);
  checkRoom(order, ordered.length);
  const added = await insertLines(transaction, order, ordered);
  await checkStock(transaction, shop.id, taken);
  await insertKey(transaction, key, { recordId: orderId, at });
  const comment = cleanText(form.comment);
  const by = { authorId: customer.id, at };
  if (comment !== '') await addTexts(transaction, order, { comment, note: '' }, by);
  await settleEdit(transaction, opened, [...order.lines, ...added], {
    ...by,
    reason: '',
    currency: shop.currency,
  });
  const change = {
    move: 'came',
    orderId: null,
    lines: added.map(({ id, count, version }) => ({ id, count, version })),
    ...(comment !== '' && { comment }),
  } as const;
  await insertLinesMove(transaction, { shopId: shop.id, orderId, ...by, change });
  return orderId;
}

/**
 * Turns a cart into an order, or adds its lines to one, once per key: the cart is locked while it is emptied, and the
 * key is stored with the order. Throws not_found, forbidden, cart_empty, price_changed, count_unfit, stock_short,
 * order_sum_small, order_not_new, order_lines_full, order_texts_full, key_reused, or validation with the wrong fields.
 */
export const checkoutCart = defineOperation(
  'checkoutCart',
  async ({ db, clock }, { caller, path: { cart_id: cartId }, header: { 'idempotency-key': key }, body: form }) => {
    const { shop, customer } = caller;
    if (form.cart_id.toLowerCase() !== cartId.toLowerCase()) throw new AppError('validation', {}, { cart_id: 'wrong' });
    const use = keyUse(caller, { key, operation: 'checkoutCart', request: form });
    const holder = { shopId: shop.id, cartId, customerId: customer.id };
    const { order_id: orderId } = form;
    if (orderId !== undefined) {
      if (isNewOrder(form)) throw new AppError('validation', {}, { order_id: 'wrong' });
      const joining = { orderId, holder, key: use, at: clock.now() };
      const joined = await withIdempotencyKey(() =>
        db.transaction(async (transaction) => {
          const id = await joinOrder(transaction, caller, form, joining);
          return findOrder(transaction, shop.id, id, null);
        }),
      );
      if (!joined) throw new AppError('not_found');
      return toOrder(customer, joined);
    }
    if (!isNewOrder(form)) throw new AppError('validation', {}, { 'delivery.delivery_id': 'required' });
    const isForeign = form.delivery.customer_id !== customer.id;
    if (isForeign && !customer.flags.has('create_strange_order')) throw new AppError('not_found');
    const { delivery_id: deliveryId, delivery_point_id: pointId = null, customer_id: customerId } = form.delivery;

    const order = await withIdempotencyKey(() =>
      db.transaction(async (transaction): Promise<OrderRow | undefined> => {
        // The cart is locked before the key is read: a second request waits here and then sees the first one's key.
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
