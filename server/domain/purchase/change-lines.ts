import type { LineChange } from '#machines/order/order-events.ts';
import type { Transaction } from '../../db/engine/types.ts';
import {
  type LockedLine,
  type LockedOrder,
  type PurchasedLine,
  writePurchasedLines,
} from '../../db/repositories/order/transition.ts';
import { settleLines } from '../order/settle-lines.ts';

/** Who changes lines, and when. */
export interface PurchaseStep {
  authorId: number;
  at: Date;
}

/** What the order's timeline says of a line. */
function changeOf({ description: name, state: from }: LockedLine, { state: to }: PurchasedLine): LineChange {
  return to === 'C'
    ? { action: 'canceled', name, fields: [] }
    : { action: 'changed', name, fields: [{ field: 'state', from, to }] };
}

/**
 * Writes what becomes of lines of a locked order by their purchase: the lines, its timeline, its sums, and the ledger where
 * it is charged. Lines that aren't the order's, or are in that state already, are left out; returns how many were written.
 */
export async function changePurchasedLines(
  transaction: Transaction,
  order: LockedOrder,
  changes: readonly PurchasedLine[],
  { authorId, at }: PurchaseStep,
): Promise<number> {
  const asked = new Map(changes.map((change) => [change.id, change]));
  const changed = order.lines.flatMap((line) => {
    const to = asked.get(line.id);
    return to && to.state !== line.state ? [{ line, to }] : [];
  });
  if (changed.length === 0) return 0;
  await writePurchasedLines(
    transaction,
    changed.map(({ to }) => to),
    changed.map(({ line, to }) => ({
      shopId: order.shopId,
      orderId: order.id,
      kind: 'line' as const,
      lineId: line.id,
      change: changeOf(line, to),
      authorId,
      reason: to.reason,
      at,
    })),
  );
  const states = new Map(changed.map(({ to }) => [to.id, to.state]));
  const lines = order.lines.map((line) => ({ ...line, state: states.get(line.id) ?? line.state }));
  const reason = changed.find(({ to }) => to.state === 'C')?.to.reason ?? '';
  await settleLines(transaction, order, lines, { authorId, at, reason });
  return changed.length;
}
