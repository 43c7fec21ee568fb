import { useBranch } from '#entities/branch/use-branch.ts';
import { ordersStrings } from '#entities/order/orders.strings.ts';
import { usePageTitle } from '#entities/shop/page-title.ts';
import { ListView } from '#ui/list/list-view.tsx';
import { useList } from '#ui/list/use-list.ts';
import { Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { groupsList } from './groups-list.ts';

/** Prefetches the customers with the filters of the address. */
export function prefetch(queryClient: QueryClient, { searchParams }: URL): void {
  groupsList.prefetch(queryClient, searchParams, undefined);
}

/** The customers with orders in work. */
export function GroupsPage() {
  const { getHref } = useBranch();
  const list = useList(groupsList, { scope: undefined, href: getHref('groups') });
  usePageTitle(ordersStrings.groups);
  return (
    <>
      <Title order={1} mb="16px">
        {ordersStrings.groups}
      </Title>
      <ListView list={list} />
    </>
  );
}
