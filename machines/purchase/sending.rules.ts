/**
 * Whether lines of an order can be sent to a purchase.
 * Design: section 5 (purchase). The server decides by it, the client shows what is open.
 */
import type { PlacedOrderState } from '#contract/types.ts';
import { orderLineRules } from '../order/order-line.rules.ts';
import type { OrderLineState } from '#common/order-line.ts';

/** Why nothing of an order can be sent. */
export type SendingRefusal = 'order_state' | 'nothing_waits';

/** Why these lines of an order in this state can't be sent to a purchase; null if those that wait can. */
export function sendingRefusal(
  state: PlacedOrderState,
  lines: readonly { state: OrderLineState }[],
): SendingRefusal | null {
  if (!lines.some((line) => line.state === 'W')) return 'nothing_waits';
  // To a purchase that is open: which one is chosen later.
  return orderLineRules.canOrder({ order: state, purchase: 'open' }) && 'order_state';
}
