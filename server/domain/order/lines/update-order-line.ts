import type { LineChange } from '#common/order-events.ts';
import type { components } from '#contract/types.ts';
import { discountOf, floorOf, isGivenAway, lineEditRefusal } from '#machines/order/order-editing.rules.ts';
import { isCharged } from '#machines/order/placed-order.machine.ts';
import { defineOperation } from '../../../contract/operation.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import { findWantedItems, type WantedItemRow } from '../../../db/repositories/order/order-form.ts';
import { insertRest } from '../../../db/repositories/order/split.ts';
import {
  type LineValues,
  type LockedLine,
  type LockedOrder,
  writeLine,
} from '../../../db/repositories/order/transition.ts';
import { needsColleague } from '../../access/four-eyes.ts';
import { priceFor } from '../../catalogue/prices.ts';
import { AppError } from '../../kit/app-error.ts';
import { toKopecks, toRoubles } from '../../kit/money.ts';
import { cleanText } from '../../kit/text.ts';
import { checkCounts, checkStock, checkTaken, piecesOf } from '../stock.ts';
import { type LineBefore, type OpenedLine, changeLine, lineBefore, lineRefusals, toldBefore } from './order-lines.ts';
import { settleEdit } from './settle-edit.ts';

type LineForm = components['schemas']['OrderLineForm'];

const kopecksOf = (price: number | null): number | null => (price === null ? null : toKopecks(price));

/** A line as the form would have it; throws validation where the form names an item. */
function changedLine(line: LockedLine, form: LineForm): LineValues {
  const description = form.description === undefined ? line.description : cleanText(form.description);
  if (line.itemId !== null && description !== line.description)
    throw new AppError('validation', {}, { description: 'wrong' });
  const price = form.price === undefined ? line.price : kopecksOf(form.price);
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
  return { action: 'changed', name: line.description, fields };
}

/** The item of a line as it is today; null for a photo. */
async function itemOf(
  transaction: Transaction,
  { shopId }: LockedOrder,
  { itemId }: LockedLine,
): Promise<WantedItemRow | null> {
  if (itemId === null) return null;
  const [item] = await findWantedItems(transaction, shopId, [itemId]);
  return item ?? null;
}

/** What has another price then, as it was before. */
async function editLine(
  transaction: Transaction,
  { line, ...editing }: OpenedLine,
  { form, at }: { form: LineForm; at: Date },
): Promise<readonly LineBefore[]> {
  const { caller, order, by } = editing;
  const { shop, customer } = caller;
  const changed = changedLine(line, form);
  const reason = cleanText(form.reason ?? '');
  const item = await itemOf(transaction, order, line);
  const facts = { ...line, todaysPrice: item && priceFor(order.customerType, item) };
  if (by === 'customer' && changed.count !== line.count) checkCounts([{ item, count: changed.count }]);
  const refusal = lineEditRefusal(
    facts,
    {
      count: changed.count,
      hasReason: reason !== '',
      ...(form.price !== undefined && { price: kopecksOf(form.price) }),
    },
    { by, canUndercut: customer.flags.has('trade_price_orders'), isBilled: isCharged(order.state) },
  );
  if (refusal) throw new AppError(lineRefusals[refusal], { floor: toRoubles(floorOf(facts)), currency: shop.currency });
  const own = { customerId: order.customerId, flag: 'trade_price_orders' } as const;
  const { price } = changed;
  const isLowered = price !== null && (line.price === null || price < line.price);
  if (isLowered && isGivenAway(line, price))
    if (await needsColleague(transaction, caller, own)) throw new AppError('price_own');
  const change = changeOf(line, changed);
  // A repetition after a lost answer changes nothing, and isn't told of.
  if (change.fields.length === 0) return [];
  const isSplit = changed.count < line.count && line.state !== 'W';
  const step = { authorId: customer.id, reason: isSplit ? reason : '', at };
  const event = { shopId: shop.id, orderId: order.id, ...step };
  await writeLine(transaction, { id: line.id, ...changed }, { ...event, change });
  if (changed.count > line.count) {
    const taken = piecesOf([{ ...line, count: changed.count - line.count }]);
    if (by === 'customer') await checkStock(transaction, shop.id, taken);
    // Staff may sell more than there is, once they know.
    else if (form.force !== true) await checkTaken(transaction, order);
  }
  // What is not taken any more stays in the order's history, as cancelled, and in that of its purchase.
  if (isSplit) await insertRest(transaction, line, line.count - changed.count, event);
  const lines = order.lines.map((other) => (other.id === line.id ? { ...other, ...changed } : other));
  await settleEdit(transaction, editing, lines, { ...step, currency: shop.currency });
  return price === line.price ? [] : [lineBefore(line)];
}

/**
 * Changes a line of an order, its order's sums, and the ledger where the order is charged; returns the changed order.
 * Throws not_found, forbidden, validation, changed_meanwhile with the current order for another version of the line
 * than the one given, order_sum_below, or why the order or the line can't be changed so.
 */
export const updateOrderLine = defineOperation(
  'updateOrderLine',
  async (deps, { caller, path: { id: lineId }, body: form }) => {
    const at = deps.clock.now();
    const named = { lineId, version: form.version, what: 'edit' } as const;
    const { order, told } = await changeLine(deps, caller, named, (transaction, opened) =>
      editLine(transaction, opened, { form, at }),
    );
    return { ...order, ...toldBefore(told) };
  },
);
