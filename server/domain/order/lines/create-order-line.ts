import type { components } from '#contract/types.ts';
import { discountOf, type EditingFacts, isGivenAway } from '#machines/order/order-editing.rules.ts';
import { defineOperation } from '../../../contract/operation.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import { findKey, insertKey, type KeyUse } from '../../../db/repositories/kit/idempotency.ts';
import { findWantedItems } from '../../../db/repositories/order/order-form.ts';
import { insertLine, type LockedOrder, type NewLine } from '../../../db/repositories/order/transition.ts';
import type { CustomerType, SignedInCaller } from '../../access/caller.ts';
import { needsColleague } from '../../access/four-eyes.ts';
import { priceFor, pricesOfLine } from '../../catalogue/prices.ts';
import { AppError } from '../../kit/app-error.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../../kit/idempotency-keys.ts';
import { cleanText } from '../../kit/text.ts';
import { takeUploads } from '../../upload/uploads.ts';
import { checkOpen, lockForEditing } from '../open-order.ts';
import { readWrittenOrder } from '../placed-orders.ts';
import { checkCounts, checkStock, checkTaken, piecesOf } from '../stock.ts';
import { checkRoom } from './room.ts';
import { settleEdit } from './settle-edit.ts';

type LineForm = components['schemas']['NewOrderLineForm'];

type Content = Pick<
  NewLine,
  'itemId' | 'description' | 'image' | 'retailPrice' | 'discount' | 'price' | 'orderedPrice'
>;

/**
 * Throws validation where the form has neither an item nor a photo, or both, or a name or a trade price that its line
 * can't have.
 */
function checkForm({ item_id: itemId, file_id: fileId, description, trade_price: isTrade }: LineForm): void {
  if (itemId === undefined && fileId === undefined) throw new AppError('validation', {}, { item_id: 'required' });
  if (itemId !== undefined && fileId !== undefined) throw new AppError('validation', {}, { file_id: 'wrong' });
  if (itemId !== undefined && cleanText(description) !== '')
    throw new AppError('validation', {}, { description: 'wrong' });
  if (fileId !== undefined && isTrade) throw new AppError('validation', {}, { trade_price: 'wrong' });
}

/**
 * An item as it is sold now. What it costs its customer stays the line's lower bound for those who can't give trade
 * prices.
 */
async function itemContent(
  transaction: Transaction,
  shopId: number,
  { itemId, type, isTrade, wanted }: { itemId: number; type: CustomerType; isTrade: boolean; wanted: number | null },
): Promise<Content> {
  const [item] = await findWantedItems(transaction, shopId, [itemId]);
  if (!item?.isSold) throw new AppError('validation', {}, { item_id: 'unknown_record' });
  if (wanted !== null) checkCounts([{ item, count: wanted }]);
  const { name, image, retailPrice } = item;
  const prices = pricesOfLine(type, item);
  const price = isTrade ? priceFor('wholesale', item) : prices.price;
  return { itemId, description: name, image, ...prices, price, discount: discountOf(price, retailPrice) };
}

async function contentOf(
  transaction: Transaction,
  caller: SignedInCaller,
  { order, form, at, by }: { order: LockedOrder; form: LineForm; at: Date; by: EditingFacts['by'] },
): Promise<Content> {
  const { shop, customer } = caller;
  if (form.item_id !== undefined)
    return itemContent(transaction, shop.id, {
      itemId: form.item_id,
      type: order.customerType,
      isTrade: form.trade_price,
      // Staff may sell it in any count.
      wanted: by === 'customer' ? form.count : null,
    });
  const use = { shopId: shop.id, customerId: customer.id, at };
  const ids = form.file_id === undefined ? [] : [form.file_id];
  const [image = null] = await takeUploads(transaction, use, ids, 'file_id');
  const prices = { retailPrice: null, discount: 0, price: null, orderedPrice: null };
  return { itemId: null, description: cleanText(form.description), image, ...prices };
}

/** Adds the line to its order; false where the order is of another version than the form says. */
async function addLine(
  transaction: Transaction,
  asked: SignedInCaller,
  { form, key, at }: { form: LineForm; key: KeyUse; at: Date },
): Promise<boolean> {
  const opened = await lockForEditing(transaction, asked, form.placed_order_id);
  const { caller, order } = opened;
  if (readEarlier(await findKey(transaction, key), key) !== undefined) return true;
  if (form.version !== undefined && form.version !== order.version) return false;
  checkOpen(opened);
  if (form.trade_price && !caller.customer.flags.has('trade_price_orders'))
    throw new AppError('trade_price_staff_only');
  checkRoom(order, 1);
  const content = await contentOf(transaction, caller, { order, form, at, by: opened.by });
  const own = { customerId: order.customerId, flag: 'trade_price_orders' } as const;
  if (form.trade_price && content.price !== null && isGivenAway(content, content.price))
    if (await needsColleague(transaction, caller, own)) throw new AppError('price_own');
  const { shopId, id: orderId } = order;
  const step = { authorId: caller.customer.id, reason: '', at };
  const change = { action: 'added' as const, name: content.description, fields: [] };
  const line = await insertLine(
    transaction,
    { ...content, shopId, orderId, count: form.count, comment: cleanText(form.comment) },
    { shopId, orderId, change, ...step },
  );
  if (opened.by === 'customer') await checkStock(transaction, shopId, piecesOf([line]));
  // Staff may sell more than there is, once they know.
  else if (form.force !== true) await checkTaken(transaction, order);
  await insertKey(transaction, key, { recordId: orderId, at });
  await settleEdit(transaction, opened, [...order.lines, line], { ...step, currency: caller.shop.currency });
  return true;
}

/**
 * Adds a line to an order, once per key, with what that does to its sums and to the ledger; returns the changed order.
 * Throws not_found, forbidden, key_reused, order_lines_full, trade_price_staff_only, stock_short, stock_below_zero,
 * validation, changed_meanwhile with the current order for another version than the one given, or why the order is
 * closed to it.
 */
export const createOrderLine = defineOperation(
  'createOrderLine',
  async (deps, { caller, header: { 'idempotency-key': key }, body: form }) => {
    checkForm(form);
    const { placed_order_id: orderId } = form;
    const at = deps.clock.now();
    // Neither the version nor a yes is part of the request's identity: a repetition has seen what the first request
    // made.
    const use = keyUse(caller, {
      key,
      operation: 'createOrderLine',
      request: { ...form, version: undefined, force: undefined },
    });
    const isAdded = await withIdempotencyKey(() =>
      deps.db.transaction((transaction) => addLine(transaction, caller, { form, key: use, at })),
    );
    const current = await readWrittenOrder(deps, caller, orderId);
    if (!isAdded) throw new AppError('changed_meanwhile', {}, undefined, current);
    return current;
  },
);
