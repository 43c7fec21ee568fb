import type { components } from '#contract/types.ts';
import { defineOperation, FullAnswer } from '../../../contract/operation.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import { lockCustomer } from '../../../db/repositories/customer/customer.ts';
import { findKey, type KeyUse } from '../../../db/repositories/kit/idempotency.ts';
import { insertOrder } from '../../../db/repositories/order/new-order.ts';
import { findDeliveryRecords, findOrderTerms } from '../../../db/repositories/order/order-form.ts';
import { findOrder, type OrderRow } from '../../../db/repositories/order/placed-order.ts';
import { sumWaiting } from '../../../db/repositories/payment/payment.ts';
import { canSee } from '../../access/access.ts';
import type { CustomerType } from '../../access/caller.ts';
import { freshCaller } from '../../access/fresh-caller.ts';
import { AppError } from '../../kit/app-error.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../../kit/idempotency-keys.ts';
import { cleanText } from '../../kit/text.ts';
import { checkLeastSum } from '../least-sum.ts';
import { checkLines, orderLines, readLines } from '../lines/new-order-lines.ts';
import { readDelivery } from '../order-delivery.ts';
import { previewOf, sumsOf } from '../order-sums.ts';
import { findWarnings, stockWarning } from '../order-warnings.ts';
import { toOrder } from '../placed-orders.ts';
import { nameByRecipient } from '../recipient-name.ts';
import { checkCounts, checkStock, findShort, piecesOf } from '../stock.ts';

type PlacedOrderForm = components['schemas']['PlacedOrderForm'];

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
    isStaff,
  }: {
    held: { customerType: CustomerType; balance: number; phone: string | null; firstName: string; lastName: string };
    canSeeBalance: boolean;
    key: KeyUse;
    at: Date;
    currency: string;
    isStaff: boolean;
  },
): Promise<OrderRow> {
  const { shopId, customerId: authorId } = key;
  const { customer_id: customerId, delivery_id: deliveryId, delivery_point_id: pointId = null } = form.delivery;
  const records = await findDeliveryRecords(transaction, shopId, { deliveryId, pointId });
  const wanted = await readLines(transaction, shopId, held.customerType, form.lines);
  if (!isStaff) checkCounts(wanted.map(({ item, form: { count } }) => ({ item, count })));
  const lines = await orderLines(transaction, wanted, { ...key, type: held.customerType, at });
  const { total: sum, isPriced } = sumsOf(lines, 0);
  const goods = { sum, isPriced };
  const delivery = readDelivery(form.delivery, { ...records, customerPhone: held.phone, goods: sum });
  const { least, isPrepaid } = await findOrderTerms(transaction, shopId);
  if (!isStaff) checkLeastSum(goods, least, currency);
  const sums = sumsOf(lines, delivery.deliveryPrice);
  if (!form.force) {
    const { reserved } = await sumWaiting(transaction, customerId);
    const available = held.balance - reserved;
    const doubted = {
      shopId,
      customerId,
      lines: wanted,
      total: sums.total,
      goods,
      least,
      available,
      isPrepaid,
      isForeign: customerId !== authorId,
      canSeeBalance,
      at,
      currency,
    };
    const warnings = await findWarnings(transaction, doubted);
    if (warnings.length > 0) throw new ForceNeeded(warnings);
  }
  await nameByRecipient(transaction, { ...held, authorId, customerId }, delivery.recipientName);
  const placed = await insertOrder(
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
  const taken = piecesOf(lines);
  if (!isStaff) await checkStock(transaction, shopId, taken);
  else if (!form.force) {
    // Somebody else may have taken the last pieces since the warnings were found.
    const short = await findShort(transaction, shopId, taken);
    if (short.length > 0) throw new ForceNeeded(short.map(stockWarning));
  }
  return placed;
}

/**
 * Places an order of items and photos without a cart, once per key. Unless forced, an order with warnings isn't placed
 * and the warnings are returned. Throws not_found, order_empty, key_reused, for customers count_unfit, order_sum_small
 * and stock_short, or validation with the wrong fields.
 */
export const createPlacedOrder = defineOperation(
  'createPlacedOrder',
  async ({ db, clock }, { caller, header: { 'idempotency-key': key }, body: form }) => {
    const { shop } = caller;
    const { customer_id: customerId } = form.delivery;
    checkLines(form.lines);
    // `force` isn't part of the request's identity: a forced repetition gets the order that the first request made, if
    // it did.
    const use = keyUse(caller, { key, operation: 'createPlacedOrder', request: { ...form, force: undefined } });
    const attempt = () =>
      db.transaction(async (transaction): Promise<OrderRow | undefined> => {
        // The customer is locked before the key and the duplicates are read: a second request waits here and then sees
        // the first one's order.
        const held = await lockCustomer(transaction, shop.id, customerId);
        const { customer } = await freshCaller(transaction, caller, 'create_order');
        if (!held || !canSee(customer, customerId, 'create_strange_order')) throw new AppError('not_found');
        const placed = readEarlier(await findKey(transaction, use), use);
        if (placed !== undefined) return findOrder(transaction, shop.id, placed, null);
        return place(transaction, form, {
          held,
          canSeeBalance: canSee(customer, customerId, 'get_strange_balance_history'),
          key: use,
          at: clock.now(),
          currency: shop.currency,
          isStaff: customer.flags.has('create_strange_order'),
        });
      });
    try {
      const order = await withIdempotencyKey(attempt);
      if (!order) throw new AppError('not_found');
      return new FullAnswer(200, { body: toOrder(caller.customer, order) });
    } catch (error) {
      if (error instanceof ForceNeeded)
        return new FullAnswer(202, { body: { result: 'FORCE_REQUIRED', warnings: error.warnings } });
      throw error;
    }
  },
);
