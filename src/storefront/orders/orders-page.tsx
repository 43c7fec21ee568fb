import { screenRoutes } from '#common/routes/screens.ts';
import { useBranch } from '#routes/use-branch.ts';
import { usePageTitle } from '#page/page-title.ts';
import { ListView } from '#ui/list/list-view.tsx';
import { useList } from '#ui/list/use-list.ts';
import { Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { ownOrders } from './own-orders.ts';

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
      <ListView list={list} />
    </>
  );
}
