import type { components } from '#contract/types.ts';
import type { Transaction } from '../db/engine/types.ts';
import { lockCustomer } from '../db/repositories/customer.ts';
import { findKey, type KeyUse } from '../db/repositories/idempotency.ts';
import { findDeliveryRecords, findWantedItems } from '../db/repositories/order-form.ts';
import { insertOrder, type NewOrderLine } from '../db/repositories/order-writes.ts';
import { sumWaiting } from '../db/repositories/payment.ts';
import { findOrder, type OrderRow } from '../db/repositories/placed-order.ts';
import type { FieldProblem } from '../errors.ts';
import { AppError } from './app-error.ts';
import type { Writing } from './cart.ts';
import { keyed, keyUse, readEarlier } from './keyed.ts';
import { readDelivery } from './order-delivery.ts';
import { sumsOf } from './order-sums.ts';
import { findWarnings, isOrderable, type WantedLine } from './order-warnings.ts';
import type { CustomerType, SignedIn } from './person.ts';
import { toOrder } from './placed-orders.ts';
import { priceFor } from './prices.ts';
import { cleanText } from './text.ts';
import { takeUploads } from './uploads.ts';
import { seesOf } from './whose.ts';

type PlacedOrder = components['schemas']['PlacedOrder'];
type PlacedOrderForm = components['schemas']['PlacedOrderForm'];
type LineForm = components['schemas']['PlacedOrderLineForm'];
type ForceRequired = components['schemas']['ForceRequired'];

/** Undoes what a doubtful order has taken. */
class ForceNeeded extends Error {
  override readonly name = 'ForceNeeded';
  readonly warnings: ForceRequired['warnings'];

  constructor(warnings: ForceRequired['warnings']) {
    super('FORCE_REQUIRED');
    this.warnings = warnings;
  }
}

/** Throws validation where a line is of neither an item nor a photo, or of both. */
function checkLines(lines: readonly LineForm[]): void {
  const fields: Record<string, FieldProblem> = {};
  for (const [index, { item_id, file_id }] of lines.entries()) {
    if (item_id === undefined && file_id === undefined) fields[`lines.${index}.item_id`] = 'required';
    if (item_id !== undefined && file_id !== undefined) fields[`lines.${index}.file_id`] = 'wrong';
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
}

async function readLines(transaction: Transaction, shopId: number, type: CustomerType, forms: readonly LineForm[]): Promise<WantedLine[]> {
  const ids = new Set(forms.flatMap(({ item_id }) => item_id ?? []));
  const items = new Map((await findWantedItems(transaction, shopId, [...ids])).map((item) => [item.id, item]));
  const fields: Record<string, FieldProblem> = {};
  const lines = forms.map((form, index): WantedLine => {
    if (form.item_id === undefined) return { form, item: null, price: 0 };
    const item = items.get(form.item_id) ?? null;
    if (!item) fields[`lines.${index}.item_id`] = 'unknown_record';
    return { form, item, price: item ? priceFor(type, item) : 0 };
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
  if (!lines.some(isOrderable)) throw new AppError('order_empty');
  return lines;
}

/** The lines as they are ordered: without the items that are gone, with the photos taken. */
async function orderLines(transaction: Transaction, lines: readonly WantedLine[], { shopId, customerId }: KeyUse, at: Date): Promise<NewOrderLine[]> {
  const photos = lines.flatMap(({ form: { file_id }, item }, index) => (item === null && file_id !== undefined ? [{ id: file_id, index }] : []));
  const images = await takeUploads(transaction, { shopId, customerId, at }, photos.map(({ id }) => id), (place) => `lines.${photos[place]?.index}.file_id`);
  const imageAt = new Map(photos.map(({ index }, place) => [index, images[place] ?? null]));
  return lines.flatMap((line, index) => {
    const { form, item, price } = line;
    if (!isOrderable(line)) return [];
    const image = item ? item.image : (imageAt.get(index) ?? null);
    return [{ item_id: item?.id ?? null, description: item?.name ?? '', image, price, count: form.count, comment: cleanText(form.comment) }];
  });
}

/** Places an order for a customer whose row is held; throws ForceNeeded where something speaks against it. */
async function place(
  transaction: Transaction,
  form: PlacedOrderForm,
  { held, seesBalance, key, at }: { held: { customer_type: CustomerType; balance: number }; seesBalance: boolean; key: KeyUse; at: Date },
): Promise<OrderRow> {
  const { shopId, customerId: authorId } = key;
  const { customer_id: customerId, delivery_id: deliveryId, delivery_point_id: pointId = null } = form.delivery;
  const delivery = readDelivery(form.delivery, await findDeliveryRecords(transaction, shopId, { deliveryId, pointId }));
  const wanted = await readLines(transaction, shopId, held.customer_type, form.lines);
  const lines = await orderLines(transaction, wanted, key, at);
  const sums = sumsOf(lines, delivery.deliveryPrice);
  if (!form.force) {
    const { reserved } = await sumWaiting(transaction, customerId);
    const available = held.balance - reserved;
    const doubted = { shopId, customerId, lines: wanted, total: sums.total, available, isForeign: customerId !== authorId, seesBalance, at };
    const warnings = await findWarnings(transaction, doubted);
    if (warnings.length > 0) throw new ForceNeeded(warnings);
  }
  return insertOrder(transaction, { shopId, customerId, authorId, comment: cleanText(form.comment), ...delivery, ...sums, at, lines }, key);
}

/**
 * Places an order of items and photos without a cart, once a key; or answers what speaks against it and makes nothing, unless
 * forced. Throws not_found, order_empty, key_reused, or validation with the fields that are wrong.
 */
export async function createPlacedOrder(
  { db, clock }: Writing,
  visitor: SignedIn,
  { key, form }: { key: string; form: PlacedOrderForm },
): Promise<PlacedOrder | ForceRequired> {
  const { shop, customer } = visitor;
  const { customer_id: customerId } = form.delivery;
  if (customerId !== customer.id && !customer.flags.has('create_strange_order')) throw new AppError('not_found');
  checkLines(form.lines);
  // A yes to the warnings is no other order: had the first request made one, its answer is what the second gets.
  const use = keyUse(visitor, { key, operation: 'createPlacedOrder', request: { ...form, force: undefined } });
  const attempt = () =>
    db.transaction(async (transaction): Promise<OrderRow | undefined> => {
      // The customer before the key and the look for a duplicate: whoever comes second waits here, and then sees the first's order.
      const held = await lockCustomer(transaction, shop.id, customerId);
      if (!held) throw new AppError('not_found');
      const placed = readEarlier(await findKey(transaction, use), use);
      if (placed !== undefined) return findOrder(transaction, shop.id, placed, null);
      return place(transaction, form, { held, seesBalance: seesOf(customer, customerId, 'get_strange_balance_history'), key: use, at: clock.now() });
    });
  try {
    const order = await keyed(attempt);
    if (!order) throw new AppError('not_found');
    return toOrder(customer, order);
  } catch (error) {
    if (error instanceof ForceNeeded) return { result: 'FORCE_REQUIRED', warnings: error.warnings };
    throw error;
  }
}
