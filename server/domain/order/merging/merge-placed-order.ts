import { isLiveLine } from '#common/order-line.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { defineOperation } from '../../../contract/operation.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import { insertLinesMove, moveLines, writeMergedInto } from '../../../db/repositories/order/merge.ts';
import { mergedReason } from '../../../texts/merging.strings.ts';
import type { SignedInCaller } from '../../access/caller.ts';
import { AppError } from '../../kit/app-error.ts';
import { settleEdit } from '../lines/settle-edit.ts';
import { checkRoom } from '../lines/room.ts';
import { checkOpen } from '../open-order.ts';
import { readWrittenOrder } from '../placed-orders.ts';
import { allow, carryOut, transitionFacts } from '../transition.ts';
import { addTexts, textsOf } from './joined-texts.ts';
import { type BothOrders, lockBoth } from './lock-both.ts';

/** Before these no order is charged, and its lines can be anywhere but with the customer. */
export const mergedStates: ReadonlySet<PlacedOrderState> = new Set(['created', 'accepted']);

/** Throws why these orders can't be merged. */
function checkMergeable({ from, into }: BothOrders): void {
  checkOpen(from);
  checkOpen(into);
  if (from.order.state !== into.order.state || !mergedStates.has(from.order.state)) throw new AppError('merge_states');
  if (!from.order.lines.some(isLiveLine)) throw new AppError('order_no_lines');
  checkRoom(into.order, from.order.lines.length);
}

/** Moves the lines; the id of the order that was changed meanwhile, null where it is done. */
async function merge(
  transaction: Transaction,
  caller: SignedInCaller,
  { ids, seen, at }: { ids: Parameters<typeof lockBoth>[2]; seen: { from: number; into: number }; at: Date },
): Promise<number | null> {
  const both = await lockBoth(transaction, caller, ids);
  const { from, into } = both;
  const { order } = from;
  // Told again after a lost answer.
  if (order.mergedIntoId === ids.intoId) return null;
  if (seen.from !== order.version) return ids.fromId;
  if (seen.into !== into.order.version) return ids.intoId;
  checkMergeable(both);
  const { shopId, state } = order;
  const by = { authorId: caller.customer.id, at };
  const left = { ...order, lines: [], total: 0, itemsCount: 0, isPriced: true };
  const known = await transitionFacts(transaction, left, { by: 'merge', hasReason: true, canForce: false });
  const allowed = allow(left, 'canceled', known);
  const moved = await moveLines(
    transaction,
    order.lines.map(({ id }) => id),
    ids.intoId,
  );
  await carryOut(transaction, left, allowed, { ...by, reason: mergedReason(ids.intoId) });
  await writeMergedInto(transaction, ids.fromId, ids.intoId);
  const texts = await addTexts(transaction, into.order, await textsOf(transaction, ids.fromId), by);
  const lines = moved.map(({ id, count, version }) => ({ id, count, version }));
  const change = {
    move: 'came',
    orderId: ids.fromId,
    lines,
    from: { state, ...texts, recounted: into.paysInFull },
  } as const;
  await insertLinesMove(transaction, { shopId, orderId: ids.intoId, ...by, change });
  const step = { ...by, reason: '', currency: caller.shop.currency };
  await settleEdit(transaction, into, [...into.order.lines, ...moved], step);
  return null;
}

/**
 * Moves the lines of an order into another one of its customer, both before any money moves, and cancels it; returns
 * it. Throws not_found, forbidden, validation, merge_customers, merge_states, order_no_lines, order_lines_full,
 * order_texts_full, why the lines of one can't be changed, or changed_meanwhile with that order.
 */
export const mergePlacedOrder = defineOperation(
  'mergePlacedOrder',
  async (deps, { caller, path: { id: fromId }, body: { into_id: intoId, version, into_version: intoVersion } }) => {
    if (fromId === intoId) throw new AppError('validation', {}, { into_id: 'wrong' });
    const asked = { ids: { fromId, intoId }, seen: { from: version, into: intoVersion }, at: deps.clock.now() };
    const changedId = await deps.db.transaction((transaction) => merge(transaction, caller, asked));
    const current = await readWrittenOrder(deps, caller, changedId ?? fromId);
    if (changedId !== null) throw new AppError('changed_meanwhile', {}, undefined, current);
    return current;
  },
);
