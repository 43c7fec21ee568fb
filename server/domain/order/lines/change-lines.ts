import { isDeepStrictEqual } from 'node:util';
import type { LineChange } from '#common/order-events.ts';
import { endedLine } from '#machines/order/line-moves.ts';
import { isLiveLine } from '#common/order-line.ts';
import { comeBackState, type PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import {
  type ChangedLine,
  type LockedLine,
  type LockedOrder,
  writeChangedLines,
} from '../../../db/repositories/order/transition.ts';
import { settleLines } from './settle-lines.ts';
import { allow, type AllowedTransition, carryOut, lockForTransition, transitionFacts } from '../transition.ts';

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

/** A change of a line of a locked order. */
interface LineChanged {
  line: LockedLine;
  to: ChangedLine;
}

/** The lines of an order after these changes. */
const linesAfter = ({ lines }: LockedOrder, changed: readonly LineChanged[]): LockedLine[] =>
  lines.map((line) => ({ ...line, ...changed.find(({ to }) => to.id === line.id)?.to }));

/** The state that the order had which this line has ended, and is to come back with; undefined where it hasn't. */
const endedBy = ({ line, to }: LineChanged): PlacedOrderState | undefined =>
  to.moves.length === 0 ? line.moves[0]?.endedFrom : undefined;

/** An order stays ended: the lines that it was to come back with are cancelled, until it is restored. */
const keptEnded = ({ line, to }: LineChanged): LineChanged =>
  endedBy({ line, to }) === undefined ? { line, to } : { line, to: { ...to, ...endedLine(line.reason) } };

/** An order that ends by these changes notes in their moves which state it comes back to. */
const notingEnd =
  ({ state: endedFrom }: LockedOrder) =>
  ({ line, to }: LineChanged): LineChanged => ({
    line,
    to: { ...to, moves: to.moves.map((move) => ({ ...move, endedFrom })) },
  });

/**
 * What becomes of an order by changes of its lines, and what of these then: it ends with the last of them, and is back
 * with what came back, where the lifecycle lets it. `next` is null if it stays as it is.
 */
async function outcomeOf(
  transaction: Transaction,
  order: LockedOrder,
  changed: readonly LineChanged[],
): Promise<{ next: AllowedTransition | null; changed: readonly LineChanged[] }> {
  const after = { ...order, lines: linesAfter(order, changed) };
  const ask = () => transitionFacts(transaction, after, { by: 'purchase', hasReason: true, canForce: false });
  if (order.lines.some(isLiveLine) && !after.lines.some(isLiveLine))
    return { next: allow(after, 'canceled', await ask()), changed: changed.map(notingEnd(order)) };
  const [from] = changed.flatMap((one) => endedBy(one) ?? []);
  if (from === undefined) return { next: null, changed };
  // Other lines may come back to purchases of their own, which are locked before the customer.
  await lockForTransition(transaction, after, from);
  const known = await ask();
  const to = comeBackState(from, known.facts);
  return to === null ? { next: null, changed: changed.map(keptEnded) } : { next: allow(after, to, known), changed };
}

/**
 * Writes what becomes of lines of a locked order by their purchase: the lines, its timeline, its sums, and the ledger
 * where it is charged. An order whose last line is cancelled so is cancelled, and is restored with it; where it can't
 * be, the line stays cancelled until a person restores the order. Lines that aren't the order's, or are as asked
 * already, are left out; returns how many changed their state.
 */
export async function changePurchasedLines(
  transaction: Transaction,
  order: LockedOrder,
  changes: readonly ChangedLine[],
  { authorId, at, reason: stepReason = '' }: PurchaseStep,
): Promise<number> {
  const asked = new Map(changes.map((change) => [change.id, change]));
  const wanted = order.lines.flatMap((line): LineChanged[] => {
    const to = asked.get(line.id);
    return to && !isDeepStrictEqual([to.state, to.moves], [line.state, line.moves]) ? [{ line, to }] : [];
  });
  if (wanted.length === 0) return 0;
  const { next, changed } = await outcomeOf(transaction, order, wanted);
  const reason = changed.find(({ to }) => to.state === 'C')?.to.reason ?? stepReason;
  const moved = changed.filter(({ line, to }) => to.state !== line.state);
  await writeChangedLines(
    transaction,
    changed.map(({ to }) => to),
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
  const lines = linesAfter(order, changed);
  if (next) await carryOut(transaction, { ...order, lines }, next, step);
  else await settleLines(transaction, order, lines, step);
  return moved.length;
}
