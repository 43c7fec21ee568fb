import type { components } from '#contract/types.ts';
import {
  type PlacedOrderState,
  type OrderTransitionRefusal,
  orderTransitionRefusal,
} from '#machines/order/placed-order.machine.ts';
import { hasHandledLines, lockOrder, writeTransition } from '../../db/repositories/order/order-writes.ts';
import { lockBalance } from '../../db/repositories/ledger/ledger.ts';
import type { ErrorCode } from '../../errors.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { settleOrder } from '../ledger/ledger.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { readWrittenOrder, roleIn } from './placed-orders.ts';
import { cleanText } from '../kit/text.ts';

const refusals = {
  same_state: 'order_same_state',
  finished: 'order_finished',
  not_allowed: 'order_move_not_allowed',
  staff_only: 'order_staff_only',
  lines_in_work: 'order_lines_in_work',
  balance_short: 'order_balance_short',
  reason_needed: 'order_reason_needed',
} satisfies Record<OrderTransitionRefusal, ErrorCode>;

function refuse(code: OrderTransitionRefusal, from: PlacedOrderState, to: PlacedOrderState): AppError {
  // A customer may cancel in other states; other transitions are never theirs.
  if (code === 'staff_only' && to !== 'canceled') return new AppError('forbidden');
  return new AppError(refusals[code], { from, to });
}

/**
 * Changes the state of an order, charges or returns its total, and returns the changed order. Throws not_found, forbidden,
 * changed_meanwhile with the current order for another version than the one given, or why the transition is refused.
 */
export async function updatePlacedOrderState(
  deps: DomainDeps,
  caller: SignedInCaller,
  orderId: number,
  form: { state: PlacedOrderState; reason: string; version?: number | undefined },
): Promise<components['schemas']['PlacedOrder']> {
  const { db, clock } = deps;
  const { shop, customer } = caller;
  const reason = cleanText(form.reason);
  const isChanged = await db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, shop.id, orderId);
    if (!order || (order.customerId !== customer.id && !customer.flags.has('get_strange_orders')))
      throw new AppError('not_found');
    const by = roleIn(customer, order.customerId);
    if (!by) throw new AppError('forbidden');
    if (form.version !== undefined && form.version !== order.version) return false;
    const from = order.state;
    const refusal = orderTransitionRefusal(from, form.state, {
      by,
      hasReason: reason !== '',
      isCovered: (await lockBalance(transaction, shop.id, order.customerId)) >= 0,
      canForce: customer.flags.has('edit_balance_customers'),
      hasHandledLines: await hasHandledLines(transaction, orderId),
    });
    if (refusal) throw refuse(refusal, from, form.state);
    const step = { authorId: customer.id, reason, at: clock.now() };
    await writeTransition(transaction, { shopId: shop.id, orderId, from, to: form.state, ...step });
    await settleOrder(
      transaction,
      { id: orderId, shopId: shop.id, customerId: order.customerId, state: form.state, total: order.total },
      step,
    );
    return true;
  });
  const current = await readWrittenOrder(deps, caller, orderId);
  if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
  return current;
}
