import { purchaseStateNames } from '#entities/purchase/purchase.strings.ts';
import { type PurchaseListParams, purchasesQuery } from '#office/kit/purchase/purchase.queries.ts';
import { defineList } from '#ui/list/define-list.ts';
import { type Asked, choice, flag, search, sentBy } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
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
export const purchasesList = defineList({
  filters,
  query: (asked: Asked<typeof filters>, _scope: null) => purchasesQuery(sentBy<PurchaseListParams>()(filters, asked)),
  skeleton: { cards: { count: 4, height: 132 }, table: { count: 8, height: 36 } },
  Rows: lazyPart(() => import('./purchase-rows.tsx'), 'PurchaseRows'),
});
