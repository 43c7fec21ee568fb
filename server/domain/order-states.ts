import type { components } from '#contract/types.ts';
import { type PlacedOrderState, type RefusalCode, refusalOf } from '#machines/order/placed-order.machine.ts';
import { hasHandledLines, lockOrder, moveOrder } from '../db/repositories/order-writes.ts';
import { lockBalance } from '../db/repositories/ledger.ts';
import type { ErrorCode } from '../errors.ts';
import { AppError } from './app-error.ts';
import type { Writing } from './cart.ts';
import { settleOrder } from './ledger.ts';
import type { SignedIn } from './person.ts';
import { readWrittenOrder, roleIn } from './placed-orders.ts';
import { cleanText } from './text.ts';

const refusals = {
  same_state: 'order_same_state',
  finished: 'order_finished',
  not_allowed: 'order_move_not_allowed',
  staff_only: 'order_staff_only',
  lines_in_work: 'order_lines_in_work',
  balance_short: 'order_balance_short',
  reason_needed: 'order_reason_needed',
} satisfies Record<RefusalCode, ErrorCode>;

function refuse(code: RefusalCode, from: PlacedOrderState, to: PlacedOrderState): AppError {
  // Cancelling is what a customer may do, only not now; the rest they may never.
  if (code === 'staff_only' && to !== 'canceled') return new AppError('forbidden');
  return new AppError(refusals[code], { from, to });
}

/** Moves an order, charges or returns its total, and answers it as it is then. Throws not_found, forbidden, or why the move is refused. */
export async function updatePlacedOrderState(
  { db, clock }: Writing,
  visitor: SignedIn,
  orderId: number,
  form: { state: PlacedOrderState; reason: string },
): Promise<components['schemas']['PlacedOrder']> {
  const { shop, customer } = visitor;
  const reason = cleanText(form.reason);
  await db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, shop.id, orderId);
    if (!order || (order.customer_id !== customer.id && !customer.flags.has('get_strange_orders'))) throw new AppError('not_found');
    const by = roleIn(customer, order.customer_id);
    if (!by) throw new AppError('forbidden');
    const from = order.state as PlacedOrderState;
    const refusal = refusalOf(from, form.state, {
      by,
      hasReason: reason !== '',
      isCovered: (await lockBalance(transaction, shop.id, order.customer_id)) >= 0,
      canForce: customer.flags.has('edit_balance_customers'),
      hasHandledLines: await hasHandledLines(transaction, orderId),
    });
    if (refusal) throw refuse(refusal, from, form.state);
    const step = { authorId: customer.id, reason, at: clock.now() };
    await moveOrder(transaction, { shopId: shop.id, orderId, from, to: form.state, ...step });
    await settleOrder(transaction, { id: orderId, shopId: shop.id, customerId: order.customer_id, state: form.state, total: order.total }, step);
  });
  return readWrittenOrder(db, visitor, orderId);
}
