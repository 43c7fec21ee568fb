import type { Customer } from '#page/shop-context.tsx';
import { defineList } from '#ui/list/define-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { filtersFor, paramsOf, recoversItems } from './item-list-filters.ts';
import { shopItemsQuery } from './shop-items.queries.ts';

type Viewer = Pick<Customer, 'permissions'> | null;

/** The number of items that are fetched at once. */
const ROWS_PER_PAGE = 100;

const makeList = (viewer: Viewer) =>
  defineList({
    filters: filtersFor(viewer),
    query: (asked, _scope: undefined) => shopItemsQuery({ ...paramsOf(asked), limit: ROWS_PER_PAGE }),
    rowsPerPage: ROWS_PER_PAGE,
    skeleton: { cards: { count: 6, height: 270 }, table: { count: 12, height: 65 } },
    Rows: lazyPart(() => import('./item-rows.tsx'), 'ItemRows'),
  });

const [plain, recovering] = [makeList(null), makeList({ permissions: ['delete_item'] })];

/** The list of items as this person may narrow it; the same one each time. */
export const itemsListFor = (viewer: Viewer) => (recoversItems(viewer) ? recovering : plain);
