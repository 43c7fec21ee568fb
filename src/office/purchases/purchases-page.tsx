import { screenRoutes } from '#common/routes/screens.ts';
import { albumStrings } from '#entities/purchase/albums/albums.strings.ts';
import { purchaseStateNames } from '#entities/purchase/purchase.strings.ts';
import { type PurchaseListParams, purchasesQuery } from '#office/kit/purchase/purchase.queries.ts';
import { usePageTitle } from '#page/page-title.ts';
import { useBranch } from '#routes/use-branch.ts';
import { defineList } from '#ui/list/define-list.ts';
import { type Asked, choice, flag, search } from '#ui/list/filters/filters.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import { ListBody } from '#ui/list/list-body.tsx';
import { useList } from '#ui/list/use-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { Button, Group, Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CreatePurchase } from './purchase-form.tsx';
import { purchasesStrings } from './purchases.strings.ts';

const filters = {
  state: choice({
    label: purchasesStrings.state,
    any: purchasesStrings.anyState,
    names: purchaseStateNames,
    sends: 'state',
  }),
  toClose: flag(purchasesStrings.toClose, 'to_close'),
  search: search(purchasesStrings.search),
};

/** The purchases of the shop. */
const purchasesList = defineList({
  filters,
  query: (asked: Asked<typeof filters>, _scope: null) => purchasesQuery(sentBy<PurchaseListParams>()(filters, asked)),
  skeleton: { cards: { count: 4, height: 132 }, table: { count: 16, height: 24 } },
  Rows: lazyPart(() => import('./purchase-rows.tsx'), 'PurchaseRows'),
});

/** Prefetches the purchases with the filters of the address. */
export function prefetch(queryClient: QueryClient, { searchParams }: URL): void {
  purchasesList.prefetch(queryClient, searchParams, null);
}

/** The purchases of the shop. */
export function PurchasesPage() {
  const { getHref } = useBranch();
  const [, navigate] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const list = useList(purchasesList, { scope: null, href: getHref('purchases') });
  usePageTitle(screenRoutes.purchases.label);
  return (
    <>
      <Group justify="space-between" gap="sm" mb="md">
        <Title order={1}>{screenRoutes.purchases.label}</Title>
        <Group gap="sm">
          <Button variant="default" component={Link} href={getHref('albums')}>
            {albumStrings.title}
          </Button>
          <Button onClick={() => setIsOpen(true)}>{purchasesStrings.add}</Button>
        </Group>
      </Group>
      <ListBody list={list} />
      <CreatePurchase
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onMade={({ id }) => navigate(getHref('purchase', { purchaseId: id }))}
      />
    </>
  );
}
