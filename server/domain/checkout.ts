import { createHash } from 'node:crypto';
import type { components } from '#contract/types.ts';
import type { Transaction } from '../db/engine/types.ts';
import { isUniqueViolation } from '../db/engine/sql-state.ts';
import type { CartLineRow } from '../db/repositories/cart.ts';
import { type CheckoutRecords, lockForCheckout, takeLines } from '../db/repositories/checkout.ts';
import { KEY_TAKEN, type KeptKey, type KeyUse } from '../db/repositories/idempotency.ts';
import { insertOrder, type NewOrder } from '../db/repositories/order-writes.ts';
import { findOrder, type OrderRow } from '../db/repositories/placed-order.ts';
import type { FieldProblem } from '../errors.ts';
import { AppError } from './app-error.ts';
import { canonical } from './canonical.ts';
import type { Writing } from './cart.ts';
import { toKopecks, toRoubles } from './money.ts';
import type { SignedIn } from './person.ts';
import { toOrder } from './placed-orders.ts';
import { priceFor } from './prices.ts';
import { cleanText } from './text.ts';

type CheckoutForm = components['schemas']['CheckoutForm'];

const OPERATION = 'checkoutCart';
const NAME_MIN = 2;
const PREVIEWS = 4;

/** What the form says, once it makes sense: texts cleaned, the address that of the person or of the point. */
type Delivery = Pick<NewOrder, 'deliveryName' | 'deliveryPrice' | 'address' | 'recipientName' | 'recipientPhone'>;

function readDelivery(form: CheckoutForm['delivery'], { delivery, point }: CheckoutRecords): Delivery {
  const fields: Record<string, FieldProblem> = {};
  const recipientName = cleanText(form.recipient_name);
  const typedAddress = cleanText(form.address ?? '');
  if (recipientName === '') fields['delivery.recipient_name'] = 'required';
  else if (recipientName.length < NAME_MIN) fields['delivery.recipient_name'] = { code: 'min_length', n: NAME_MIN };
  if (!delivery) fields['delivery.delivery_id'] = 'unknown_record';
  if (delivery?.kind === 'address' && typedAddress === '') fields['delivery.address'] = 'required';
  if (delivery?.kind === 'pickup' && !point) {
    fields['delivery.delivery_point_id'] = form.delivery_point_id === undefined ? 'required' : 'unknown_record';
  }
  if (!delivery || Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
  return {
    deliveryName: delivery.name,
    deliveryPrice: delivery.price,
    address: delivery.kind === 'pickup' && point ? `${point.name}, ${point.address}` : typedAddress,
    recipientName,
    recipientPhone: form.recipient_phone ?? null,
  };
}

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

/** The order that was placed under this key before; throws where the key came with another request. */
function readEarlier(earlier: KeptKey | null, { operation, request_hash }: KeyUse): number | undefined {
  const isSame = earlier?.operation === operation && earlier.request_hash === request_hash;
  if (earlier && !isSame) throw new AppError('key_reused');
  return earlier?.record_id;
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
  const total = ordered.reduce((sum, { price, count }) => sum + price * count, delivery.deliveryPrice);
  if (form.expected_total !== undefined && toKopecks(form.expected_total) !== total) {
    throw new AppError('price_changed', { expected: form.expected_total, total: toRoubles(total) });
  }
  const order: NewOrder = {
    shopId: shop.id,
    customerId: form.delivery.customer_id,
    authorId: customer.id,
    comment: cleanText(form.comment),
    ...delivery,
    total,
    itemsCount: ordered.reduce((sum, { count }) => sum + count, 0),
    preview: ordered.flatMap(({ image }) => image ?? []).slice(0, PREVIEWS),
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
  const requestHash = createHash('sha256').update(canonical(form)).digest('hex');
  const use: KeyUse = { shopId: shop.id, customerId: customer.id, key, operation: OPERATION, request_hash: requestHash };

  const attempt = () =>
    db.transaction(async (transaction): Promise<OrderRow | undefined> => {
      // The cart before the key: whoever comes second waits here, and then sees what the first has kept.
      const holder = { shopId: shop.id, cartId, customerId: customer.id };
      const records = await lockForCheckout(transaction, holder, { customerId, deliveryId, pointId });
      const { earlier, lines } = await takeLines(transaction, records.cart_id, use);
      const placed = readEarlier(earlier, use);
      if (placed !== undefined) return findOrder(transaction, shop.id, placed, null);
      if (records.cart_id === null) throw new AppError('not_found');
      return placeOrder(transaction, visitor, form, { records, lines, key: use, at: clock.now() });
    });
  const order = await attempt().catch((error: unknown) => {
    // The same key with another cart's request: no lock in common, so the key itself says who was first.
    if (isUniqueViolation(error, KEY_TAKEN)) return attempt();
    throw error;
  });
  if (!order) throw new AppError('not_found');
  return toOrder(customer, order);
}
