import { purchasesQuery } from '#office/kit/purchase/purchase.queries.ts';
import { purchaseStateNames } from '#entities/purchase/purchase.strings.ts';
import { defineList } from '#ui/list/define-list.ts';
import { choice, flag, search } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { purchasesStrings } from './purchases.strings.ts';

/** The purchases of the shop. */
export const purchasesList = defineList({
  filters: {
    state: choice({ label: purchasesStrings.state, any: purchasesStrings.anyState, names: purchaseStateNames }),
    toClose: flag(purchasesStrings.toClose),
    search: search(purchasesStrings.search),
  },
  query: ({ state, toClose, search: text, page }, _scope: null) =>
    purchasesQuery({
      ...(state && { state }),
      ...(toClose && { to_close: toClose }),
      ...(text && { search_text: text }),
      ...(page && { page }),
    }),
  skeleton: { cards: { count: 4, height: 132 }, table: { count: 8, height: 36 } },
  Rows: lazyPart(() => import('./purchase-rows.tsx'), 'PurchaseRows'),
});
