import { defineList } from '#ui/list/define-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { groupFilters, purchaseGroupFilters } from './group-filters.ts';
import { orderGroupsQuery } from './groups.queries.ts';

const look = {
  skeleton: { cards: { count: 4, height: 150 }, table: { count: 8, height: 36 } },
  Rows: lazyPart(() => import('./group-rows.tsx'), 'GroupRows'),
};

/** The customers with orders in work. */
export const groupsList = defineList({
  ...look,
  filters: groupFilters,
  query: ({ state, search, page }) =>
    orderGroupsQuery({ ...(state && { state }), ...(search && { search_text: search }), ...(page && { page }) }),
});

/** The customers with lines in a purchase, by its id. */
export const purchaseGroupsList = defineList({
  ...look,
  filters: purchaseGroupFilters,
  query: ({ search, page }, purchaseId: number) =>
    orderGroupsQuery({ purchase_id: purchaseId, ...(search && { search_text: search }), ...(page && { page }) }),
});
