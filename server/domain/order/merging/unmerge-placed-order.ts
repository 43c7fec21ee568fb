import { isLiveLine } from '#common/order-line.ts';
import type { LinesMove } from '#common/order-events.ts';
import { defineOperation } from '../../../contract/operation.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import {
  findLinesMoves,
  findMergedInto,
  insertLinesMove,
  moveLines,
  writeMergedInto,
} from '../../../db/repositories/order/merge.ts';
import type { LockedOrder } from '../../../db/repositories/order/transition.ts';
import { unmergedReason } from '../../../texts/merging.strings.ts';
import type { SignedInCaller } from '../../access/caller.ts';
import { AppError } from '../../kit/app-error.ts';
import { settleEdit } from '../lines/settle-edit.ts';
import { checkOpen, lockForEditing } from '../open-order.ts';
import { readWrittenOrder } from '../placed-orders.ts';
import { allow, carryOut, transitionFacts } from '../transition.ts';
import { takeTexts } from './joined-texts.ts';
import { lockBoth } from './lock-both.ts';
import { mergedStates } from './merge-placed-order.ts';

/** Throws unmerge_taken or unmerge_changed where an order can't give these lines back. */
function checkReturnable(order: LockedOrder, { lines }: LinesMove): void {
  const { id, state: from } = order;
  if (!mergedStates.has(from)) throw new AppError('unmerge_taken', { id, from });
  const came = new Map(lines.map((line) => [line.id, line.count]));
  // What else was changed in them goes with them.
  const there = order.lines.filter((line) => came.get(line.id) === line.count && line.state !== 'F');
  const keepsSome = order.lines.some((line) => !came.has(line.id) && isLiveLine(line));
  const givesSome = there.some(isLiveLine);
  if (there.length < came.size || !keepsSome || !givesSome) throw new AppError('unmerge_changed', { id });
}

async function unmerge(
  transaction: Transaction,
  caller: SignedInCaller,
  { fromId, at }: { fromId: number; at: Date },
): Promise<void> {
  const intoId = await findMergedInto(transaction, caller.shop.id, fromId);
  if (intoId === null) {
    // It has its lines: told again after a lost answer, or a colleague was faster.
    await lockForEditing(transaction, caller, fromId);
    return;
  }
  const { from, into } = await lockBoth(transaction, caller, { fromId, intoId });
  const moves = await findLinesMoves(transaction, intoId);
  const merged = moves.find(({ move, orderId }) => move === 'came' && orderId === fromId);
  if (from.order.mergedIntoId !== intoId) return;
  if (!merged?.from) throw new Error(`Nothing tells what came from the order ${fromId}`);
  checkReturnable(into.order, merged);
  checkOpen(into);
  const { shopId } = from.order;
  const by = { authorId: caller.customer.id, at };
  const ids = new Set(merged.lines.map(({ id }) => id));
  const back = { ...from.order, lines: await moveLines(transaction, [...ids], fromId) };
  const known = await transitionFacts(transaction, back, { by: 'merge', hasReason: true, canForce: false });
  const allowed = allow(back, merged.from.state, known);
  await writeMergedInto(transaction, fromId, null);
  await carryOut(transaction, back, allowed, { ...by, reason: unmergedReason(intoId) });
  await takeTexts(transaction, into.order, merged.from, by);
  const change = { move: 'left', orderId: fromId, lines: merged.lines, cameAs: merged.id } as const;
  await insertLinesMove(transaction, { shopId, orderId: intoId, ...by, change });
  const step = { ...by, reason: '', currency: caller.shop.currency };
  // The order is as it was before, which may be less than the shop takes now, and its delivery too, whoever undoes it.
  await settleEdit(
    transaction,
    { order: into.order, by: 'staff', paysInFull: merged.from.recounted },
    into.order.lines.filter(({ id }) => !ids.has(id)),
    step,
  );
}

/**
 * Gives an order back the lines that were merged into another one, and the state that it had; returns it. One
 * that has its lines stays as it is. Throws
 * not_found, forbidden, unmerge_taken, unmerge_changed, or why the other order is closed to it.
 */
export const unmergePlacedOrder = defineOperation(
  'unmergePlacedOrder',
  async (deps, { caller, path: { id: fromId } }) => {
    const at = deps.clock.now();
    await deps.db.transaction((transaction) => unmerge(transaction, caller, { fromId, at }));
    return readWrittenOrder(deps, caller, fromId);
  },
);
