import type { components } from '#contract/types.ts';
import {
  discountOf,
  type EditingRefusal,
  editingRefusal,
  editingRole,
  floorOf,
  type LineEditingRefusal,
  lineEditRefusal,
} from '#machines/order/order-editing.rules.ts';
import type { LineChange } from '#machines/order/order-events.ts';
import { isLiveLine } from '#machines/order/order-line.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { findWantedItems } from '../../db/repositories/order/order-form.ts';
import {
  findOrderOfLine,
  type LineValues,
  type LockedLine,
  type LockedOrder,
  lockOrder,
  writeLine,
  writeSums,
} from '../../db/repositories/order/transition.ts';
import type { ErrorCode } from '../../errors.ts';
import { canSee } from '../access/access.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { priceFor } from '../catalogue/prices.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { toKopecks, toRoubles } from '../kit/money.ts';
import { cleanText } from '../kit/text.ts';
import { settleOrder } from '../ledger/ledger.ts';
import { sumsOf } from './order-sums.ts';
import { readWrittenOrder } from './placed-orders.ts';

type LineForm = components['schemas']['OrderLineForm'];

const refusals = {
  editing_accepted: 'editing_accepted',
  editing_handed_on: 'editing_handed_on',
  editing_finished: 'order_finished',
  line_canceled: 'line_canceled',
  line_handed_over: 'line_handed_over',
  line_count_ordered: 'line_count_ordered',
  price_staff_only: 'price_staff_only',
  price_too_low: 'price_too_low',
} satisfies Record<EditingRefusal | LineEditingRefusal, ErrorCode>;

/** A line as the form would have it; throws validation where the form names an item. */
function changedLine(line: LockedLine, form: LineForm): LineValues {
  const description = form.description === undefined ? line.description : cleanText(form.description);
  if (line.itemId !== null && description !== line.description)
    throw new AppError('validation', {}, { description: 'wrong' });
  const price = form.price === undefined ? line.price : toKopecks(form.price);
  // Nobody knows what a photo cost before its discount.
  const retailPrice = line.itemId === null ? price : line.retailPrice;
  return {
    description,
    comment: form.comment === undefined ? line.comment : cleanText(form.comment),
    count: form.count ?? line.count,
    price,
    retailPrice,
    discount: price === line.price || price === null ? line.discount : discountOf(price, retailPrice),
  };
}

/** The fields that differ, as the timeline keeps them: prices in roubles. */
function changeOf(line: LockedLine, changed: LineValues): LineChange {
  const fields = (['description', 'comment', 'count', 'price'] as const).flatMap((field) => {
    const [from, to] = [line[field], changed[field]];
    if (from === to) return [];
    const show = (value: string | number | null) =>
      field === 'price' && typeof value === 'number' ? toRoubles(value) : value;
    return [{ field, from: show(from), to: show(to) }];
  });
  return { name: line.description, fields };
}

/** What the item of a line costs its customer today, in kopecks; null for a photo. */
async function todaysPriceOf(
  transaction: Transaction,
  { shopId, customerType }: LockedOrder,
  { itemId }: LockedLine,
): Promise<number | null> {
  if (itemId === null) return null;
  const [item] = await findWantedItems(transaction, shopId, [itemId]);
  return item ? priceFor(customerType, item) : null;
}

/** Locks the order of a line; throws not_found for a line that the caller may not know of. */
async function lockOrderOf(transaction: Transaction, { shop, customer }: SignedInCaller, lineId: number) {
  const orderId = await findOrderOfLine(transaction, shop.id, lineId);
  const order = orderId === undefined ? undefined : await lockOrder(transaction, shop.id, orderId);
  const line = order?.lines.find(({ id }) => id === lineId);
  if (!order || !line || !canSee(customer, order.customerId, 'get_strange_orders')) throw new AppError('not_found');
  return { order, line };
}

/**
 * Changes a line of an order, its order's sums, and the ledger where the order is charged; returns the changed order. Throws
 * not_found, forbidden, validation, changed_meanwhile with the current order for another version of the line than the one
 * given, or why the order or the line can't be changed so.
 */
export async function updateOrderLine(
  deps: DomainDeps,
  caller: SignedInCaller,
  lineId: number,
  form: LineForm,
): Promise<components['schemas']['PlacedOrder']> {
  const { db, clock } = deps;
  const { shop, customer } = caller;
  const { orderId, isChanged } = await db.transaction(async (transaction) => {
    const { order, line } = await lockOrderOf(transaction, caller, lineId);
    const by = editingRole({ isOwn: order.customerId === customer.id, flags: customer.flags });
    if (!by) throw new AppError('forbidden');
    if (form.version !== undefined && form.version !== line.version) return { orderId: order.id, isChanged: false };
    const closed = editingRefusal({ by, state: order.state });
    if (closed) throw new AppError(refusals[closed], { from: order.state });
    const changed = changedLine(line, form);
    const facts = { ...line, todaysPrice: await todaysPriceOf(transaction, order, line) };
    const refusal = lineEditRefusal(
      facts,
      { count: changed.count, ...(form.price !== undefined && { price: toKopecks(form.price) }) },
      { by, canUndercut: customer.flags.has('trade_price_orders') },
    );
    if (refusal) throw new AppError(refusals[refusal], { floor: toRoubles(floorOf(facts)), currency: shop.currency });
    const change = changeOf(line, changed);
    // A repetition after a lost answer changes nothing, and isn't told of.
    if (change.fields.length === 0) return { orderId: order.id, isChanged: true };
    const step = { authorId: customer.id, reason: '', at: clock.now() };
    await writeLine(transaction, { id: line.id, ...changed }, { shopId: shop.id, orderId: order.id, change, ...step });
    const lines = order.lines.map((other) => (other.id === line.id ? { ...other, ...changed } : other));
    const sums = sumsOf(lines.filter(isLiveLine), order.deliveryPrice);
    await writeSums(transaction, { id: order.id, ...sums });
    await settleOrder(transaction, { ...order, total: sums.total }, step);
    return { orderId: order.id, isChanged: true };
  });
  const current = await readWrittenOrder(deps, caller, orderId);
  if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
  return current;
}
