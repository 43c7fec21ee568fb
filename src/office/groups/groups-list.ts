import { defineList } from '#ui/list/define-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { groupFilters } from './group-filters.ts';
import { orderGroupsQuery } from './groups.queries.ts';

/** The customers with orders in work. */
export const groupsList = defineList({
  filters: groupFilters,
  query: ({ state, search, page }) =>
    orderGroupsQuery({ ...(state && { state }), ...(search && { search_text: search }), ...(page && { page }) }),
  skeleton: { cards: { count: 4, height: 150 }, table: { count: 8, height: 36 } },
  Rows: lazyPart(() => import('./group-rows.tsx'), 'GroupRows'),
});
