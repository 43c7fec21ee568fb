import { isDeepStrictEqual } from 'node:util';
import type { LineChange } from '#machines/order/order-events.ts';
import { isLiveLine } from '#machines/order/order-line.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import {
  type ChangedLine,
  type LockedLine,
  type LockedOrder,
  writeChangedLines,
} from '../../../db/repositories/order/transition.ts';
import { settleLines } from './settle-lines.ts';
import { carryOut } from '../transition.ts';

/** Who changes lines, and when; the reason where lines don't have their own. */
export interface PurchaseStep {
  authorId: number;
  at: Date;
  reason?: string;
}

/** What the order's timeline says of a line. */
function changeOf({ description: name, state: from }: LockedLine, { state: to }: ChangedLine): LineChange {
  return to === 'C'
    ? { action: 'canceled', name, fields: [] }
    : { action: 'changed', name, fields: [{ field: 'state', from, to }] };
}

/** What becomes of an order by its lines: it ends with the last of them, and is back with what came back. Null if it stays. */
function nextStateOf(order: LockedOrder, lines: readonly LockedLine[]): PlacedOrderState | null {
  if (order.lines.some(isLiveLine) && !lines.some(isLiveLine)) return 'canceled';
  const back = order.lines.flatMap(({ moves }, index) =>
    lines[index]?.moves.length === 0 ? (moves[0]?.endedFrom ?? []) : [],
  );
  return back[0] ?? null;
}

/**
 * Writes what becomes of lines of a locked order by their purchase: the lines, its timeline, its sums, and the ledger where
 * it is charged. An order whose last line is cancelled so is cancelled, and is restored with it. Lines that aren't the order's,
 * or are as asked already, are left out; returns how many changed their state.
 */
export async function changePurchasedLines(
  transaction: Transaction,
  order: LockedOrder,
  changes: readonly ChangedLine[],
  { authorId, at, reason: stepReason = '' }: PurchaseStep,
): Promise<number> {
  const asked = new Map(changes.map((change) => [change.id, change]));
  const changed = order.lines.flatMap((line) => {
    const to = asked.get(line.id);
    return to && !isDeepStrictEqual([to.state, to.moves], [line.state, line.moves]) ? [{ line, to }] : [];
  });
  if (changed.length === 0) return 0;
  const lines = order.lines.map((line) => ({ ...line, ...changed.find(({ to }) => to.id === line.id)?.to }));
  const reason = changed.find(({ to }) => to.state === 'C')?.to.reason ?? stepReason;
  const next = nextStateOf(order, lines);
  const moved = changed.filter(({ line, to }) => to.state !== line.state);
  const noted = ({ to }: (typeof changed)[number]): ChangedLine =>
    next === 'canceled' ? { ...to, moves: to.moves.map((move) => ({ ...move, endedFrom: order.state })) } : to;
  await writeChangedLines(
    transaction,
    changed.map(noted),
    moved.map(({ line, to }) => ({
      shopId: order.shopId,
      orderId: order.id,
      kind: 'line' as const,
      lineId: line.id,
      change: changeOf(line, to),
      authorId,
      reason: to.reason || stepReason,
      at,
    })),
  );
  const step = { authorId, at, reason };
  if (next) await carryOut(transaction, { ...order, lines }, next, step);
  else await settleLines(transaction, order, lines, step);
  return moved.length;
}
