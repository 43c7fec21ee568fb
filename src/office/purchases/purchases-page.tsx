import { screenRoutes } from '#common/routes/screens.ts';
import { albumStrings } from '#entities/purchase/albums/albums.strings.ts';
import { purchasesQuery } from '#office/kit/purchase/purchase.queries.ts';
import { usePageTitle } from '#page/page-title.ts';
import { useBranch } from '#routes/use-branch.ts';
import { defineList } from '#ui/list/define-list.ts';
import type { Asked } from '#ui/list/filters/filters.ts';
import { ListBody } from '#ui/list/list-body.tsx';
import { HeadPlace } from '#ui/list/list-frame.tsx';
import { ListTitle } from '#ui/list/list-title.tsx';
import { useHeadPlace } from '#ui/list/use-head-place.ts';
import { useList } from '#ui/list/use-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { Button, Group } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CreatePurchase } from './purchase-form.tsx';
import { paramsOf, purchaseFilters } from './purchase-filters.ts';
import { purchasesStrings } from './purchases.strings.ts';

/** The number of purchases that are fetched at once. */
const ROWS_PER_PAGE = 100;

/** The purchases of the shop. */
const purchasesList = defineList({
  filters: purchaseFilters,
  query: (asked: Asked<typeof purchaseFilters>, _scope: null) =>
    purchasesQuery({ ...paramsOf(asked), limit: ROWS_PER_PAGE }),
  rowsPerPage: ROWS_PER_PAGE,
  skeleton: { cards: { count: 4, height: 128 }, table: { count: 16, height: 24 } },
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
  const head = useHeadPlace();
  const list = useList(purchasesList, { scope: null, href: getHref('purchases') });
  usePageTitle(screenRoutes.purchases.label);
  return (
    <>
      <ListTitle title={screenRoutes.purchases.label} placeRef={head.ref}>
        <Group gap="sm" wrap="nowrap">
          <Button variant="default" component={Link} href={getHref('albums')}>
            {albumStrings.title}
          </Button>
          <Button onClick={() => setIsOpen(true)}>{purchasesStrings.add}</Button>
        </Group>
      </ListTitle>
      <HeadPlace value={head.place}>
        <ListBody list={list} />
      </HeadPlace>
      <CreatePurchase
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onMade={({ id }) => navigate(getHref('purchase', { purchaseId: id }))}
      />
    </>
  );
}
