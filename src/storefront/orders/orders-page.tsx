import { screenRoutes } from '#common/routes/screens.ts';
import { orderStateFilter } from '#entities/order/list/order-filters.ts';
import { ordersWithBillsQuery } from '#entities/order/order.queries.ts';
import { usePageTitle } from '#page/page-title.ts';
import { useBranch } from '#routes/use-branch.ts';
import { defineList } from '#ui/list/define-list.ts';
import { period } from '#ui/list/filters/period/period.ts';
import { ListBody } from '#ui/list/list-body.tsx';
import { useList } from '#ui/list/use-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';

/** The person's own orders. */
const ownOrders = defineList({
  filters: { state: orderStateFilter, period },
  query: ({ state, period: days, page }, _scope: null) =>
    ordersWithBillsQuery({
      ...(state && { state: [state] }),
      ...(days && period.send(days)),
      ...(page && { page }),
    }),
  skeleton: { cards: { count: 4, height: 132 } },
  Rows: lazyPart(() => import('./own-order-rows.tsx'), 'OwnOrderRows'),
});

/** Prefetches the person's orders with the filters of the address. */
export function prefetch(queryClient: QueryClient, { searchParams }: URL): void {
  ownOrders.prefetch(queryClient, searchParams, null);
}

/** The person's own orders. */
export function OrdersPage() {
  const list = useList(ownOrders, { scope: null, href: useBranch().getHref('orders') });
  usePageTitle(screenRoutes.orders.label);
  return (
    <>
      <Title order={1} mb="16px">
        {screenRoutes.orders.label}
      </Title>
      <ListBody list={list} />
    </>
  );
}
