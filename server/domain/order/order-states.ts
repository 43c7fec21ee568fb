import type { components } from '#contract/types.ts';
import { isLiveLine } from '#machines/order/order-line.ts';
import { type PlacedOrderState, orderTransitionRefusal } from '#machines/order/placed-order.machine.ts';
import { lockOrder } from '../../db/repositories/order/transition.ts';
import { lockAccount } from '../../db/repositories/ledger/ledger.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { shortageOf } from './order-sums.ts';
import { roleIn } from './order-role.ts';
import { readWrittenOrder } from './placed-orders.ts';
import { cleanText } from '../kit/text.ts';
import { checkTaken } from './stock.ts';
import { carryOut, lockForTransition, refusedTransition } from './transition.ts';

/**
 * Changes the state of an order and of its lines, charges or returns its total, and returns the changed order. Throws not_found, forbidden,
 * changed_meanwhile with the current order for another version than the one given, stock_below_zero, or why the transition is refused.
 */
export async function updatePlacedOrderState(
  deps: DomainDeps,
  caller: SignedInCaller,
  orderId: number,
  form: { state: PlacedOrderState; reason: string; version?: number | undefined; force?: boolean | undefined },
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
    await lockForTransition(transaction, order, form.state);
    const account = await lockAccount(transaction, shop.id, order.customerId);
    const short = shortageOf(account.balance, order);
    const refusalFor = (canForce: boolean) =>
      orderTransitionRefusal(order.state, form.state, {
        by,
        hasReason: reason !== '',
        isCovered: short === 0,
        canForce,
        isPrepaid: order.isPrepaid,
        isCustomerDeleted: account.isDeleted,
        lines: order.lines,
      });
    const refusal = refusalFor(customer.flags.has('edit_balance_customers'));
    if (refusal) throw refusedTransition(refusal, order, form.state);
    const balanceShort = refusalFor(false) === 'balance_short' ? short : null;
    await carryOut(transaction, order, form.state, { authorId: customer.id, reason, at: clock.now(), balanceShort });
    // Cancelled lines that are back with their order take their items again.
    if (form.force !== true && !order.lines.every(isLiveLine)) await checkTaken(transaction, order);
    return true;
  });
  const current = await readWrittenOrder(deps, caller, orderId);
  if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
  return current;
}
