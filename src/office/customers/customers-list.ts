import { customersQuery } from '#entities/customer/customer.queries.ts';
import type { Customer } from '#page/shop-context.tsx';
import { defineList } from '#ui/list/define-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { filtersFor, looksOf, paramsOf } from './customer-filters.ts';

/** The number of customers that are fetched at once. */
const ROWS_PER_PAGE = 100;

const makeList = (viewer: Pick<Customer, 'permissions'> | null) =>
  defineList({
    filters: filtersFor(viewer),
    query: (asked) => customersQuery({ ...paramsOf(asked), limit: ROWS_PER_PAGE }),
    rowsPerPage: ROWS_PER_PAGE,
    skeleton: { cards: { count: 6, height: 208 }, table: { count: 12, height: 57 } },
    Rows: lazyPart(() => import('./customer-rows.tsx'), 'CustomerRows'),
  });

const lists = new Map<string, ReturnType<typeof makeList>>();

/** The list of customers as this person may narrow and order it; the same one each time. */
export function customersListFor(viewer: Pick<Customer, 'permissions'> | null) {
  const look = looksOf(viewer).join();
  const list = lists.get(look) ?? makeList(viewer);
  lists.set(look, list);
  return list;
}
