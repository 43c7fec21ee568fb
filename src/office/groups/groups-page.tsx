import { PurchaseLink } from '#office/kit/purchase/purchase-link.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { branchAt } from '#routes/branch-at.ts';
import { useBranch } from '#routes/use-branch.ts';
import { defineList } from '#ui/list/define-list.ts';
import type { Asked } from '#ui/list/filters/filters.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import { ListBody } from '#ui/list/list-body.tsx';
import { HeadPlace } from '#ui/list/list-frame.tsx';
import { ListTitle } from '#ui/list/list-title.tsx';
import { useHeadPlace } from '#ui/list/use-head-place.ts';
import { useList } from '#ui/list/use-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import type { QueryClient } from '@tanstack/react-query';
import { groupFilters, purchaseGroupFilters } from './group-filters.ts';
import { type GroupListParams, GROUPS_PER_PAGE, orderGroupsQuery } from './groups.queries.ts';
import { groupsStrings } from './groups.strings.ts';

const look = {
  rowsPerPage: GROUPS_PER_PAGE,
  skeleton: { cards: { count: 4, height: 192 }, table: { count: 16, height: 24 } },
  Rows: lazyPart(() => import('./group-rows.tsx'), 'GroupRows'),
};

/** The customers with orders in work. */
const groupsList = defineList({
  ...look,
  filters: groupFilters,
  query: (asked: Asked<typeof groupFilters>) =>
    orderGroupsQuery({ ...sentBy<GroupListParams>()(groupFilters, asked), limit: GROUPS_PER_PAGE }),
});

/** The customers with lines in a purchase, by its id. */
const purchaseGroupsList = defineList({
  ...look,
  filters: purchaseGroupFilters,
  query: (asked: Asked<typeof purchaseGroupFilters>, purchaseId: number) =>
    orderGroupsQuery({
      purchase_id: purchaseId,
      ...sentBy<GroupListParams>()(purchaseGroupFilters, asked),
      limit: GROUPS_PER_PAGE,
    }),
});

/** Prefetches the customers with the filters of the address. */
export function prefetch(queryClient: QueryClient, { pathname, searchParams }: URL): void {
  const place = branchAt({ path: pathname, query: searchParams }, undefined);
  const purchaseId = place?.params.purchaseId;
  if (purchaseId === undefined) groupsList.prefetch(queryClient, searchParams, undefined);
  else purchaseGroupsList.prefetch(queryClient, searchParams, purchaseId);
}

function InWork() {
  const { getHref } = useBranch();
  return <ListBody list={useList(groupsList, { scope: undefined, href: getHref('groups') })} />;
}

function InPurchase({ id }: { id: number }) {
  const { getHref } = useBranch();
  return <ListBody list={useList(purchaseGroupsList, { scope: id, href: getHref('groups') })} />;
}

/** The customers with orders in work, or with lines in one purchase. */
export function GroupsPage() {
  const { purchaseId } = useBranch().params;
  const title = purchaseId === undefined ? groupsStrings.title : groupsStrings.ofPurchase;
  const head = useHeadPlace();
  usePageTitle(title);
  return (
    <>
      {purchaseId !== undefined && <PurchaseLink id={purchaseId} />}
      <ListTitle title={title} placeRef={head.ref} />
      <HeadPlace value={head.place}>
        {purchaseId === undefined ? <InWork /> : <InPurchase key={purchaseId} id={purchaseId} />}
      </HeadPlace>
    </>
  );
}
