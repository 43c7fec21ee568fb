import type { OrderLineState } from '#common/order-line.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { findLastLineMove, findLastMove, type LastMove } from '../../db/repositories/order/last-move.ts';
import type { LockedLine, LockedOrder } from '../../db/repositories/order/transition.ts';

/** A move that somebody asks for, having seen another version than there is. */
interface AskedMove<State> {
  state: State;
  authorId: number;
  reason: string;
}

const isBy = (last: LastMove | undefined, { authorId, reason }: AskedMove<unknown>): last is LastMove =>
  last?.authorId === authorId && last.reason === reason;

/** Whether a locked order came into its state by this very move: its answer was lost, and it is told again. */
export async function isMadeAlready(
  transaction: Transaction,
  order: LockedOrder,
  asked: AskedMove<PlacedOrderState>,
): Promise<boolean> {
  return order.state === asked.state && isBy(await findLastMove(transaction, order.id), asked);
}

/** The same of a line of a locked order. */
export async function isLineMadeAlready(
  transaction: Transaction,
  { order, line }: { order: LockedOrder; line: LockedLine },
  asked: AskedMove<OrderLineState>,
): Promise<boolean> {
  if (line.state !== asked.state) return false;
  const last = await findLastLineMove(transaction, order.id, line.id);
  if (!isBy(last, asked) || last.change === null || !('action' in last.change)) return false;
  const { action, fields } = last.change;
  if (action === 'canceled') return asked.state === 'C';
  return fields.some(({ field, to }) => field === 'state' && to === asked.state);
}
