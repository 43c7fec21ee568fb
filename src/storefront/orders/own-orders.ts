import { orderStateFilter } from '#entities/order/list/order-filters.ts';
import { ordersWithBillsQuery } from '#entities/order/order.queries.ts';
import { defineList } from '#ui/list/define-list.ts';
import { period } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';

/** The person's own orders. */
export const ownOrders = defineList({
  filters: { state: orderStateFilter, period },
  query: ({ state, period, page }, _scope: null) =>
    ordersWithBillsQuery({ ...(state && { state: [state] }), ...period, ...(page && { page }) }),
  skeleton: { cards: { count: 4, height: 132 } },
  Rows: lazyPart(() => import('./own-order-rows.tsx'), 'OwnOrderRows'),
});
