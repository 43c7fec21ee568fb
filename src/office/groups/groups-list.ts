import { orderStateNames } from '#entities/order/order-states.strings.ts';
import { defineList } from '#ui/list/define-list.ts';
import { choice, search } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { orderGroupsQuery } from './groups.queries.ts';
import { groupsStrings } from './groups.strings.ts';

const { created, accepted, need_pay, collected } = orderStateNames;

/** The customers with orders in work. */
export const groupsList = defineList({
  filters: {
    state: choice({
      label: groupsStrings.state,
      any: groupsStrings.anyState,
      names: { created, accepted, need_pay, collected },
    }),
    search: search(groupsStrings.search),
  },
  query: ({ state, search, page }) =>
    orderGroupsQuery({ ...(state && { state }), ...(search && { search_text: search }), ...(page && { page }) }),
  skeleton: { cards: { count: 4, height: 150 }, table: { count: 8, height: 36 } },
  Rows: lazyPart(() => import('./group-rows.tsx'), 'GroupRows'),
});
