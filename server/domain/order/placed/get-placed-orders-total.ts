import { defineOperation } from '../../../contract/operation.ts';
import { sumOrders } from '../../../db/repositories/order/order-list.ts';
import { AppError } from '../../kit/app-error.ts';
import { toRoubles } from '../../kit/money.ts';
import { ordersAsked } from '../placed-orders.ts';

/** What these orders come to; throws as `listPlacedOrders` does. */
export const getPlacedOrdersTotal = defineOperation('getPlacedOrdersTotal', async (deps, { caller, query }) => {
  const found = await sumOrders(deps.db.orm, ordersAsked(deps, caller, query));
  if (!found) throw new AppError('not_found');
  const { sum, canceledSum, ...counts } = found;
  return { ...counts, sum: toRoubles(sum), canceled_sum: toRoubles(canceledSum) };
});
