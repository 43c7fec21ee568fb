import type { CurrentBranch } from '#routes/use-branch.ts';
import { placedOrdersQuery } from '#entities/order/order.queries.ts';
import { defineList } from '#ui/list/define-list.ts';
import type { Asked } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { orderListFilters, paramsOf } from './order-list-filters.ts';

/** The orders of the shop, or of a customer. */
export const officeOrders = defineList({
  filters: orderListFilters,
  query: (asked: Asked<typeof orderListFilters>, listed: Pick<CurrentBranch, 'scope' | 'params'>) =>
    placedOrdersQuery(paramsOf(asked, listed)),
  skeleton: { cards: { count: 4, height: 132 }, table: { count: 8, height: 36 } },
  Rows: lazyPart(() => import('./office-order-rows.tsx'), 'OfficeOrderRows'),
});
