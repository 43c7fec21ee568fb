import type { components } from '#contract/types.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { lockCustomer } from '../../db/repositories/customer/customer.ts';
import { findKey, type KeyUse } from '../../db/repositories/kit/idempotency.ts';
import { findDeliveryRecords, findWantedItems } from '../../db/repositories/order/order-form.ts';
import { insertOrder, type NewOrderLine } from '../../db/repositories/order/new-order.ts';
import { sumWaiting } from '../../db/repositories/payment/payment.ts';
import { findOrder, type OrderRow } from '../../db/repositories/order/placed-order.ts';
import type { FieldProblem } from '../../errors.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { withIdempotencyKey, keyUse, readEarlier } from '../kit/idempotency-keys.ts';
import { readDelivery } from './order-delivery.ts';
import { nameByRecipient } from './recipient-name.ts';
import { previewOf, sumsOf } from './order-sums.ts';
import { findWarnings, isOrderable, type WantedLine } from './order-warnings.ts';
import type { CustomerType, SignedInCaller } from '../access/caller.ts';
import { toOrder } from './placed-orders.ts';
import { priceFor } from '../catalogue/prices.ts';
import { cleanText } from '../kit/text.ts';
import { takeUploads } from '../upload/uploads.ts';
import { canSee } from '../access/access.ts';

type PlacedOrder = components['schemas']['PlacedOrder'];
type PlacedOrderForm = components['schemas']['PlacedOrderForm'];
type LineForm = components['schemas']['PlacedOrderLineForm'];
type ForceRequired = components['schemas']['ForceRequired'];

/** Rolls the transaction back where the order has warnings. */
class ForceNeeded extends Error {
  override readonly name = 'ForceNeeded';
  readonly warnings: ForceRequired['warnings'];

  constructor(warnings: ForceRequired['warnings']) {
    super('FORCE_REQUIRED');
    this.warnings = warnings;
  }
}

/** Throws validation where a line has neither an item nor a photo, or both. */
function checkLines(lines: readonly LineForm[]): void {
  const fields: Record<string, FieldProblem> = {};
  for (const [index, { item_id, file_id }] of lines.entries()) {
    if (item_id === undefined && file_id === undefined) fields[`lines.${index}.item_id`] = 'required';
    if (item_id !== undefined && file_id !== undefined) fields[`lines.${index}.file_id`] = 'wrong';
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
}

async function readLines(
  transaction: Transaction,
  shopId: number,
  type: CustomerType,
  forms: readonly LineForm[],
): Promise<WantedLine[]> {
  const ids = new Set(forms.flatMap(({ item_id }) => item_id ?? []));
  const items = new Map((await findWantedItems(transaction, shopId, [...ids])).map((item) => [item.id, item]));
  const fields: Record<string, FieldProblem> = {};
  const lines = forms.map((form, index): WantedLine => {
    if (form.item_id === undefined) return { form, item: null, price: null };
    const item = items.get(form.item_id) ?? null;
    if (!item) fields[`lines.${index}.item_id`] = 'unknown_record';
    return { form, item, price: item ? priceFor(type, item) : 0 };
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
  if (!lines.some(isOrderable)) throw new AppError('order_empty');
  return lines;
}

/** The lines of the order: without items that are no longer sold, with the photos marked as used. */
async function orderLines(
  transaction: Transaction,
  lines: readonly WantedLine[],
  { shopId, customerId }: KeyUse,
  at: Date,
): Promise<NewOrderLine[]> {
  const photos = lines.flatMap(({ form: { file_id }, item }, index) =>
    item === null && file_id !== undefined ? [{ id: file_id, index }] : [],
  );
  const images = await takeUploads(
    transaction,
    { shopId, customerId, at },
    photos.map(({ id }) => id),
    (place) => `lines.${photos[place]?.index}.file_id`,
  );
  const imageAt = new Map(photos.map(({ index }, place) => [index, images[place] ?? null]));
  return lines.flatMap((line, index) => {
    const { form, item, price } = line;
    if (!isOrderable(line)) return [];
    const image = item ? item.image : (imageAt.get(index) ?? null);
    return [
      {
        itemId: item?.id ?? null,
        description: item?.name ?? '',
        image,
        price,
        count: form.count,
        comment: cleanText(form.comment),
      },
    ];
  });
}

/** Places an order for a customer whose row is locked; throws ForceNeeded where it has warnings. */
async function place(
  transaction: Transaction,
  form: PlacedOrderForm,
  {
    held,
    canSeeBalance,
    key,
    at,
    currency,
  }: {
    held: { customerType: CustomerType; balance: number; phone: string | null; firstName: string; lastName: string };
    canSeeBalance: boolean;
    key: KeyUse;
    at: Date;
    currency: string;
  },
): Promise<OrderRow> {
  const { shopId, customerId: authorId } = key;
  const { customer_id: customerId, delivery_id: deliveryId, delivery_point_id: pointId = null } = form.delivery;
  const records = await findDeliveryRecords(transaction, shopId, { deliveryId, pointId });
  const delivery = readDelivery(form.delivery, { ...records, customerPhone: held.phone });
  const wanted = await readLines(transaction, shopId, held.customerType, form.lines);
  const lines = await orderLines(transaction, wanted, key, at);
  const sums = sumsOf(lines, delivery.deliveryPrice);
  if (!form.force) {
    const { reserved } = await sumWaiting(transaction, customerId);
    const available = held.balance - reserved;
    const doubted = {
      shopId,
      customerId,
      lines: wanted,
      total: sums.total,
      available,
      isForeign: customerId !== authorId,
      canSeeBalance,
      at,
      currency,
    };
    const warnings = await findWarnings(transaction, doubted);
    if (warnings.length > 0) throw new ForceNeeded(warnings);
  }
  await nameByRecipient(transaction, { ...held, authorId, customerId }, delivery.recipientName);
  return insertOrder(
    transaction,
    {
      shopId,
      customerId,
      authorId,
      comment: cleanText(form.comment),
      ...delivery,
      ...sums,
      preview: previewOf(lines),
      at,
      lines,
    },
    key,
  );
}

/**
 * Places an order of items and photos without a cart, once per key. Unless forced, an order with warnings isn't placed and
 * the warnings are returned. Throws not_found, order_empty, key_reused, or validation with the wrong fields.
 */
export async function createPlacedOrder(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  { key, form }: { key: string; form: PlacedOrderForm },
): Promise<PlacedOrder | ForceRequired> {
  const { shop, customer } = caller;
  const { customer_id: customerId } = form.delivery;
  if (customerId !== customer.id && !customer.flags.has('create_strange_order')) throw new AppError('not_found');
  checkLines(form.lines);
  // `force` isn't part of the request's identity: a forced repetition gets the order that the first request made, if it did.
  const use = keyUse(caller, { key, operation: 'createPlacedOrder', request: { ...form, force: undefined } });
  const attempt = () =>
    db.transaction(async (transaction): Promise<OrderRow | undefined> => {
      // The customer is locked before the key and the duplicates are read: a second request waits here and then sees the first one's order.
      const held = await lockCustomer(transaction, shop.id, customerId);
      if (!held) throw new AppError('not_found');
      const placed = readEarlier(await findKey(transaction, use), use);
      if (placed !== undefined) return findOrder(transaction, shop.id, placed, null);
      return place(transaction, form, {
        held,
        canSeeBalance: canSee(customer, customerId, 'get_strange_balance_history'),
        key: use,
        at: clock.now(),
        currency: shop.currency,
      });
    });
  try {
    const order = await withIdempotencyKey(attempt);
    if (!order) throw new AppError('not_found');
    return toOrder(customer, order);
  } catch (error) {
    if (error instanceof ForceNeeded) return { result: 'FORCE_REQUIRED', warnings: error.warnings };
    throw error;
  }
}
