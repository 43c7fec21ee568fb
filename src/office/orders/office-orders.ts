import type { CurrentBranch } from '#entities/branch/use-branch.ts';
import { orderStateFilter } from '#entities/order/list/order-filters.ts';
import { placedOrdersQuery } from '#entities/order/order.queries.ts';
import { defineList } from '#ui/list/define-list.ts';
import { period, search } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { officeOrdersStrings } from './office-orders.strings.ts';

/** The orders of the shop, or of a customer. */
export const officeOrders = defineList({
  filters: { state: orderStateFilter, search: search(officeOrdersStrings.search), period },
  query: ({ state, search, period, page }, { scope, params }: Pick<CurrentBranch, 'scope' | 'params'>) =>
    placedOrdersQuery({
      ...(scope === 'shop' && { scope }),
      ...(params.customerId !== undefined && { customer_id: params.customerId }),
      ...(state && { state }),
      ...(search && { search_text: search }),
      ...period,
      ...(page && { page }),
    }),
  skeleton: { cards: { count: 4, height: 132 }, table: { count: 8, height: 36 } },
  Rows: lazyPart(() => import('./office-order-rows.tsx'), 'OfficeOrderRows'),
});
