/**
 * Whether an intermediary may take back what they have told of a line.
 * Design: section 5 (intermediary, step back). The server decides by it, and says by it what a page may offer.
 */
import type { PlacedOrderState } from '#contract/types.ts';
import { type MovedLine, undoReceipt } from '../order/line-moves.ts';
import { orderLineRules } from '../order/order-line.rules.ts';
import type { PurchaseState } from './purchase.machine.ts';

/** Why a mark can't be taken back. */
export type UnmarkingRefusal = 'changed' | 'purchase_closed' | 'order_handed_on';

/** Why the mark of a line can't be taken back, with its order and its purchase in these states; null if it can. */
export function unmarkingRefusal(
  line: MovedLine,
  {
    order,
    purchase,
    isCustomerDeleted,
  }: { order: PlacedOrderState; purchase: PurchaseState; isCustomerDeleted: boolean },
): UnmarkingRefusal | null {
  const [receipt] = line.moves;
  if (!receipt?.isMark) return 'changed';
  if (purchase === 'closed') return 'purchase_closed';
  // An order that the mark has ended comes back with the line, while there is somebody whose order it is.
  if (receipt.endedFrom !== undefined && isCustomerDeleted) return 'order_handed_on';
  if (orderLineRules.isOpen({ order: receipt.endedFrom ?? order })) return 'order_handed_on';
  return undoReceipt(line, order)?.state === 'O' ? null : 'changed';
}
