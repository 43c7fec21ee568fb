import { isLiveLine } from '#common/order-line.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import { type LockedLine, type LockedOrder, writeSums } from '../../../db/repositories/order/transition.ts';
import { settleOrder } from '../../ledger/ledger.ts';
import { isEnded, previewOf, sumsOf } from '../order-sums.ts';

/**
 * Makes an order's sums and the ledger agree with its lines as they are now; an order that has ended keeps its sums.
 */
export async function settleLines(
  transaction: Transaction,
  order: LockedOrder,
  lines: readonly LockedLine[],
  step: { authorId: number; reason: string; at: Date },
): Promise<void> {
  if (isEnded(order.state)) return;
  const live = lines.filter(isLiveLine);
  const sums = sumsOf(live, order.deliveryPrice);
  await writeSums(transaction, { id: order.id, ...sums, preview: previewOf(live) });
  await settleOrder(transaction, { ...order, total: sums.total }, step);
}
