import type { OrderLineFacts, OrderLineRefusal } from '#machines/order/order-line.rules.ts';
import type { OrderLineState } from '#common/order-line.ts';
import type { ErrorCode } from '../../../errors.ts';
import { AppError } from '../../kit/app-error.ts';

const refusals = {
  same_state: 'line_same_state',
  finished: 'line_handed_over',
  not_allowed: 'line_move_not_allowed',
  order_handed_on: 'editing_handed_on',
  order_finished: 'order_finished',
  order_collected: 'line_order_collected',
  order_not_accepted: 'order_not_for_purchase',
  order_not_collected: 'line_order_not_collected',
  no_purchase: 'line_needs_purchase',
  purchase_not_open: 'purchase_not_open',
  balance_short: 'line_balance_short',
  own_order: 'order_own',
  last: 'line_last',
  reason_needed: 'line_reason_needed',
} satisfies Record<OrderLineRefusal, ErrorCode>;

/** The error of a refused transition of a line. */
export function refusedLine(
  refusal: OrderLineRefusal,
  {
    from,
    to,
    facts: { order, purchase },
  }: { from: OrderLineState; to: OrderLineState; facts: Omit<OrderLineFacts, 'hasReason'> },
): AppError {
  if (refusal === 'purchase_not_open') return new AppError(refusals[refusal], { from: purchase ?? '' });
  const isOfLine = refusal === 'same_state' || refusal === 'not_allowed';
  return new AppError(refusals[refusal], isOfLine ? { from, to } : { from: order });
}
