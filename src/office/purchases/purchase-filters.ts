import { purchaseStateNames } from '#entities/purchase/purchase.strings.ts';
import type { PurchaseListParams, PurchaseTotalParams } from '#office/kit/purchase/purchase.queries.ts';
import { type Asked, choice, flag, search } from '#ui/list/filters/filters.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import { purchasesStrings } from './purchases.strings.ts';

/** The filters of the list of purchases. */
export const purchaseFilters = {
  state: choice({
    label: purchasesStrings.state,
    any: purchasesStrings.anyState,
    names: purchaseStateNames,
    sends: 'state',
  }),
  toClose: flag(purchasesStrings.toClose, 'to_close'),
  search: search(purchasesStrings.search),
};

/** What the server is asked for by the filters. */
export const paramsOf = (asked: Asked<typeof purchaseFilters>): PurchaseListParams =>
  sentBy<PurchaseListParams>()(purchaseFilters, asked);

/** What the totals are asked for. */
export const totalParamsOf = ({ page: _, ...asked }: Asked<typeof purchaseFilters>): PurchaseTotalParams =>
  sentBy<PurchaseTotalParams>()(purchaseFilters, asked);
