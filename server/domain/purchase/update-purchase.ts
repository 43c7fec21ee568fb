import type { components } from '#contract/types.ts';
import { receiveLine, undoReceipt } from '#machines/order/line-moves.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { type PurchaseState, purchaseTransitionRefusal } from '#machines/purchase/purchase.machine.ts';
import type { PurchaseTransitionRefusal } from '#machines/purchase/purchase.rules.ts';
import { defineOperation } from '../../contract/operation.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { lockBalances } from '../../db/repositories/ledger/ledger.ts';
import { type ChangedLine, type LockedOrder, lockOrder } from '../../db/repositories/order/transition.ts';
import {
  findOrdersOf,
  insertPurchaseEvent,
  type LockedPurchase,
  lockPurchase,
  writePurchase,
} from '../../db/repositories/purchase/change-purchase.ts';
import { findLineStates } from '../../db/repositories/purchase/purchase.ts';
import type { ErrorCode } from '../../errors.ts';
import type { FieldProblem } from '../../texts/fields.strings.ts';
import { purchaseTexts } from '../../texts/purchases.strings.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { AppError } from '../kit/app-error.ts';
import { cleanText } from '../kit/text.ts';
import { changePurchasedLines, type PurchaseStep } from '../order/lines/change-lines.ts';
import { setBoughtPrices } from './bought-prices.ts';
import { readPurchase } from './purchases.ts';
import { splitOrdered } from './split-ordered.ts';

type Change = components['schemas']['PurchaseChange'];

type Receipt = components['schemas']['PurchaseReceipt'];

const refusals = {
  same_state: 'purchase_same_state',
  finished: 'purchase_move_not_allowed',
  not_allowed: 'purchase_move_not_allowed',
  nothing_ordered: 'purchase_nothing_ordered',
  lines_ordered: 'purchase_lines_ordered',
  reason_needed: 'purchase_reason_needed',
} satisfies Record<PurchaseTransitionRefusal, ErrorCode>;

/** Locks the orders that lines of the purchase are of. Orders come before their purchase, as when lines are sent. */
async function lockOrders(transaction: Transaction, shopId: number, purchaseId: number): Promise<LockedOrder[]> {
  const orders: LockedOrder[] = [];
  for (const id of await findOrdersOf(transaction, purchaseId)) {
    const order = await lockOrder(transaction, shopId, id);
    if (order) orders.push(order);
  }
  return orders;
}

/**
 * What an entry of the purchase's history says of lines: how many, how many of them are cancelled, and the first one's
 * name.
 */
interface ToldLines {
  linesCount: number;
  canceledCount: number;
  lineName: string | null;
}

async function changeOrders(
  transaction: Transaction,
  orders: readonly LockedOrder[],
  step: PurchaseStep,
  changeOf: (line: LockedOrder['lines'][number], order: LockedOrder) => ChangedLine | undefined,
): Promise<ToldLines> {
  const told: ToldLines = { linesCount: 0, canceledCount: 0, lineName: null };
  for (const order of orders) {
    const changes = order.lines.flatMap((line) => changeOf(line, order) ?? []);
    const changed = await changePurchasedLines(transaction, order, changes, step);
    if (changed === 0) continue;
    told.linesCount += changed;
    told.canceledCount += changes.filter(({ state }) => state === 'C').length;
    told.lineName ??= order.lines.find(({ id }) => id === changes[0]?.id)?.description ?? null;
  }
  return told;
}

/** A locked purchase, with the orders that its ordered lines are of where lines are to change. */
interface Held {
  purchase: LockedPurchase;
  orders: readonly LockedOrder[];
  step: PurchaseStep;
}

/**
 * How many pieces came of the lines that came in part; throws validation for others than those, or more than there are.
 */
function partsOf({ line_ids: lineIds, counts = [] }: Receipt, orders: readonly LockedOrder[]): Map<number, number> {
  const came = new Set(lineIds);
  const ordered = new Map(
    orders.flatMap(({ lines }) => lines.filter(({ state }) => state === 'O').map(({ id, count }) => [id, count])),
  );
  const parts = new Map<number, number>();
  const fields: Record<string, FieldProblem> = {};
  counts.forEach(({ line_id: id, count }, index) => {
    // What a colleague has received meanwhile has no count any more to be compared.
    const most = ordered.get(id) ?? count;
    if (!came.has(id)) fields[`receipt.counts.${index}.line_id`] = 'unknown_record';
    else if (parts.has(id)) fields[`receipt.counts.${index}.line_id`] = 'wrong';
    else if (count > most) fields[`receipt.counts.${index}.count`] = { code: 'maximum', n: most + 1 };
    parts.set(id, count);
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
  return parts;
}

/**
 * Notes which ordered lines came; the others, and the pieces that didn't come, stay or are cancelled with the reason.
 */
async function receive(
  transaction: Transaction,
  { purchase: { id, shopId }, orders, step }: Held,
  receipt: Receipt,
  reason: string,
): Promise<void> {
  const { line_ids: lineIds, rest, rest_line_ids: restIds } = receipt;
  const known = new Set((await findLineStates(transaction, id)).map((line) => line.id));
  if (lineIds.some((lineId) => !known.has(lineId)))
    throw new AppError('validation', {}, { 'receipt.line_ids': 'unknown_record' });
  if (restIds?.some((lineId) => !known.has(lineId)))
    throw new AppError('validation', {}, { 'receipt.rest_line_ids': 'unknown_record' });
  const came = new Set(lineIds);
  // What nobody has seen isn't cancelled: a line that is ordered again meanwhile.
  const canceled = rest === 'C' ? new Set(restIds ?? known) : new Set<number>();
  const parts = partsOf(receipt, orders);
  const split: Awaited<ReturnType<typeof splitOrdered>>[] = [];
  for (const order of orders) split.push(await splitOrdered(transaction, order, parts, step));
  const restOf = new Map(split.flatMap((order) => [...order.restOf]));
  const told = await changeOrders(transaction, split, step, (line) => {
    if (line.purchaseId !== id || line.state !== 'O') return undefined;
    const kept = { id: line.id, purchaseId: id, albumId: line.albumId };
    if (came.has(line.id)) return { ...kept, ...receiveLine('P', '') };
    if (!canceled.has(restOf.get(line.id) ?? line.id)) return undefined;
    return { ...kept, ...receiveLine('C', reason || purchaseTexts.notArrived) };
  });
  if (told.linesCount > 0)
    await insertPurchaseEvent(transaction, { shopId, purchaseId: id, kind: 'lines_received', ...told, ...step });
}

// An order that was handed on has no ordered lines: what it is handed over with can't be ordered again.
const handedOn: ReadonlySet<PlacedOrderState> = new Set(['delivery', 'done', 'completed']);

/**
 * Undoes what receipts made of lines, or of those that are named, where nobody has changed them since. Throws
 * purchase_order_handed_on.
 */
async function takeBack(
  transaction: Transaction,
  { purchase: { id, shopId }, orders, step }: Held,
  { reason, lineIds }: { reason: string; lineIds: readonly number[] | undefined },
): Promise<void> {
  const named = lineIds && new Set(lineIds);
  const isReceived = ({ id: lineId, purchaseId, moves }: LockedOrder['lines'][number]): boolean =>
    purchaseId === id && moves[0]?.stage === 'received' && (named?.has(lineId) ?? true);
  const held = orders.find(({ state, lines }) => handedOn.has(state) && lines.some(isReceived));
  if (held) throw new AppError('purchase_order_handed_on', { from: held.state, orderId: held.id });
  const told = await changeOrders(transaction, orders, { ...step, reason }, (line, order) => {
    const undone = isReceived(line) ? undoReceipt(line, order.state) : null;
    return undone ? { id: line.id, purchaseId: id, albumId: line.albumId, ...undone } : undefined;
  });
  // A step back tells of all by itself.
  if (named && told.linesCount > 0)
    await insertPurchaseEvent(transaction, {
      shopId,
      purchaseId: id,
      kind: 'lines_unmarked',
      ...told,
      ...step,
      reason,
    });
}

/** Lets ordered lines wait again. Those that the purchase doesn't have, as after a repetition, are left alone. */
async function giveBack(
  transaction: Transaction,
  { purchase: { id, shopId, state }, orders, step }: Held,
  lineIds: readonly number[],
): Promise<void> {
  if (state !== 'open') throw new AppError('purchase_not_open', { from: state });
  const returned = new Set(lineIds);
  const told = await changeOrders(transaction, orders, step, (line) =>
    returned.has(line.id) && line.purchaseId === id && line.state === 'O'
      ? { id: line.id, state: 'W', reason: '', moves: [], purchaseId: null, albumId: null }
      : undefined,
  );
  if (told.linesCount > 0)
    await insertPurchaseEvent(transaction, { shopId, purchaseId: id, kind: 'lines_returned', ...told, ...step });
}

/** A receipt goes with the transition from sent to received, which needs one, and with what comes later. */
function checkReceipt({ state }: LockedPurchase, { state: to, receipt }: Change): void {
  const arrives = state === 'sent' && to === 'received';
  if (arrives && !receipt) throw new AppError('validation', {}, { receipt: 'required' });
  if (receipt && !arrives && !(state === 'received' && to === undefined))
    throw new AppError('purchase_move_not_allowed', { from: state, to: 'received' });
}

async function move(
  transaction: Transaction,
  { purchase: { id, shopId, state: from }, step }: Held,
  to: PurchaseState,
  reason: string,
): Promise<void> {
  const lines = (await findLineStates(transaction, id)).map(({ state }) => state);
  const refusal = purchaseTransitionRefusal(from, to, { hasReason: reason !== '', lines });
  if (refusal) throw new AppError(refusals[refusal], { from, to });
  const event = { kind: 'state', fromState: from, toState: to, reason, ...step } as const;
  await insertPurchaseEvent(transaction, { shopId, purchaseId: id, ...event });
}

/** The name and the comment as the form would have them; throws validation for an empty name. */
function editedTexts(purchase: LockedPurchase, form: Change): Pick<LockedPurchase, 'name' | 'comment'> {
  const name = form.name === undefined ? purchase.name : cleanText(form.name);
  if (name === '') throw new AppError('validation', {}, { name: 'required' });
  return { name, comment: form.comment === undefined ? purchase.comment : cleanText(form.comment) };
}

/**
 * Changes a purchase and its lines; returns it as it is now. Throws not_found, validation, changed_meanwhile with the
 * current purchase for another version than the one given, or why the transition or the change of lines is refused.
 */
export const updatePurchase = defineOperation(
  'updatePurchase',
  async ({ db, clock }, { caller, path: { id }, body: form }) => {
    const { shop, customer } = caller;
    const { receipt, returned_line_ids: returnedIds, taken_back_line_ids: takenBackIds, state: to } = form;
    const reason = cleanText(form.reason ?? '');
    const isChanged = await db.transaction(async (transaction) => {
      // Going to sent may be a step back, which undoes what was received.
      const changesLines = receipt || returnedIds || takenBackIds || to === 'sent';
      const orders = changesLines ? await lockOrders(transaction, shop.id, id) : [];
      const purchase = await lockPurchase(transaction, shop.id, id);
      if (!purchase) throw new AppError('not_found');
      if (form.version !== undefined && form.version !== purchase.version) return false;
      // What its lines cost goes to the ledgers of several customers.
      if (orders.length > 0)
        await lockBalances(
          transaction,
          shop.id,
          orders.map(({ customerId }) => customerId),
        );
      await freshCaller(transaction, caller, 'get_purchase');
      const held = { purchase, orders, step: { authorId: customer.id, at: clock.now() } };
      checkReceipt(purchase, form);
      // Before lines are split by a receipt, or leave.
      if (form.bought_prices) await setBoughtPrices(transaction, purchase, form.bought_prices, held.step);
      if (returnedIds) await giveBack(transaction, held, returnedIds);
      if (to !== undefined) await move(transaction, held, to, reason);
      const stepsBack = purchase.state === 'received' && to === 'sent';
      if (takenBackIds && !stepsBack && (purchase.state !== 'received' || to !== undefined))
        throw new AppError('purchase_move_not_allowed', { from: purchase.state, to: 'sent' });
      if (stepsBack || takenBackIds) await takeBack(transaction, held, { reason, lineIds: takenBackIds });
      if (receipt) await receive(transaction, held, receipt, reason);
      const texts = editedTexts(purchase, form);
      if (texts.name !== purchase.name || texts.comment !== purchase.comment)
        await insertPurchaseEvent(transaction, { shopId: shop.id, purchaseId: id, kind: 'edited', ...held.step });
      await writePurchase(transaction, { id, ...texts, state: to ?? purchase.state });
      return true;
    });
    const current = await readPurchase(db.orm, caller, id);
    if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
    return current;
  },
);
