import { isLiveLine } from '#common/order-line.ts';
import { defineOperation } from '../../../contract/operation.ts';
import { lockAccount } from '../../../db/repositories/ledger/ledger.ts';
import { lockOrder } from '../../../db/repositories/order/transition.ts';
import { canSee } from '../../access/access.ts';
import { freshCaller } from '../../access/fresh-caller.ts';
import { AppError } from '../../kit/app-error.ts';
import { cleanText } from '../../kit/text.ts';
import { isMadeAlready } from '../made-already.ts';
import { forcingOf, roleIn } from '../order-role.ts';
import { readWrittenOrder } from '../placed-orders.ts';
import { checkTaken } from '../stock.ts';
import { allow, carryOut, lockForTransition, transitionFacts } from '../transition.ts';

/**
 * Changes the state of an order and of its lines, charges or returns its total, and returns the changed order. Throws
 * not_found, forbidden, changed_meanwhile with the current order for another version than the one given (unless the
 * same move of theirs made it), stock_below_zero, or why the transition is refused.
 */
export const updatePlacedOrderState = defineOperation(
  'updatePlacedOrderState',
  async (deps, { caller, path: { id: orderId }, body: { state, reason: text = '', version, force } }) => {
    const { db, clock } = deps;
    const { shop } = caller;
    const reason = cleanText(text);
    const isChanged = await db.transaction(async (transaction) => {
      const order = await lockOrder(transaction, shop.id, orderId);
      if (!order) throw new AppError('not_found');
      await lockForTransition(transaction, order, state);
      await lockAccount(transaction, shop.id, order.customerId);
      const mover = await freshCaller(transaction, caller);
      const { customer } = mover;
      if (!canSee(customer, order.customerId, 'get_strange_orders')) throw new AppError('not_found');
      const by = roleIn(customer, order.customerId);
      if (!by) throw new AppError('forbidden');
      if (version !== undefined && version !== order.version)
        return isMadeAlready(transaction, order, { state, authorId: customer.id, reason });
      const forcing = await forcingOf(transaction, mover, order.customerId);
      const facts = await transitionFacts(transaction, order, { by, hasReason: reason !== '', ...forcing });
      const allowed = allow(order, state, facts);
      await carryOut(transaction, order, allowed, { authorId: customer.id, reason, at: clock.now() });
      // Cancelled lines that are back with their order take their items again.
      if (force !== true && !order.lines.every(isLiveLine)) await checkTaken(transaction, order);
      return true;
    });
    const current = await readWrittenOrder(deps, caller, orderId);
    if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
    return current;
  },
);
