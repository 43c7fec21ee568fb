import { defineOperation } from '../../../contract/operation.ts';
import { findOrderIds } from '../../../db/repositories/order/order-list.ts';
import { AppError } from '../../kit/app-error.ts';
import { MOST_IDS } from '../../kit/pages.ts';
import { ordersAsked } from '../placed-orders.ts';

/** The ids of these orders, in the order of the list; throws as `listPlacedOrders` does. */
export const listPlacedOrderIds = defineOperation(
  'listPlacedOrderIds',
  async (deps, { caller, query: { order_by: order, ...filters } }) => {
    const found = await findOrderIds(deps.db.orm, ordersAsked(deps, caller, filters), { order, most: MOST_IDS });
    if (!found) throw new AppError('not_found');
    return found;
  },
);
