import { defineList } from '#ui/list/define-list.ts';
import { type Asked, sentBy } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { groupFilters, purchaseGroupFilters } from './group-filters.ts';
import { type GroupListParams, orderGroupsQuery } from './groups.queries.ts';

const look = {
  skeleton: { cards: { count: 4, height: 150 }, table: { count: 8, height: 36 } },
  Rows: lazyPart(() => import('./group-rows.tsx'), 'GroupRows'),
};

/** The customers with orders in work. */
export const groupsList = defineList({
  ...look,
  filters: groupFilters,
  query: (asked: Asked<typeof groupFilters>) => orderGroupsQuery(sentBy<GroupListParams>()(groupFilters, asked)),
});

/** The customers with lines in a purchase, by its id. */
export const purchaseGroupsList = defineList({
  ...look,
  filters: purchaseGroupFilters,
  query: (asked: Asked<typeof purchaseGroupFilters>, purchaseId: number) =>
    orderGroupsQuery({ purchase_id: purchaseId, ...sentBy<GroupListParams>()(purchaseGroupFilters, asked) }),
});
