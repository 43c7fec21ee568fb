import { placedOrderStates } from '#machines/order/placed-order.machine.ts';
import { defineOperation } from '../../../contract/operation.ts';
import { type OrdersSumRow, sumOrdersByState } from '../../../db/repositories/order/order-list.ts';
import { AppError } from '../../kit/app-error.ts';
import { toRoubles } from '../../kit/money.ts';
import { ordersAsked } from '../placed-orders.ts';

const add = (rows: readonly OrdersSumRow[], of: 'orders' | 'pieces' | 'sum' | 'unpriced'): number =>
  rows.reduce((total, row) => total + row[of], 0);

const isEnded = ({ state }: OrdersSumRow): boolean => state === 'canceled' || state === 'rejected';

/** What these orders come to, and how many there are of each state; throws as `listPlacedOrders` does. */
export const getPlacedOrdersTotal = defineOperation('getPlacedOrdersTotal', async (deps, { caller, query }) => {
  const found = await sumOrdersByState(deps.db.orm, ordersAsked(deps, caller, query));
  if (!found) throw new AppError('not_found');
  const { sums, counts } = found;
  return {
    orders: add(sums, 'orders'),
    pieces: add(sums, 'pieces'),
    sum: toRoubles(add(sums, 'sum')),
    canceled_sum: toRoubles(add(sums.filter(isEnded), 'sum')),
    unpriced: add(sums, 'unpriced'),
    states: placedOrderStates.flatMap((state) => {
      const orders = counts.find((row) => row.state === state)?.orders ?? 0;
      return orders > 0 ? [{ state, orders }] : [];
    }),
  };
});
