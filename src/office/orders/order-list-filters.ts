import { orderStateNames } from '#entities/order/order-states.strings.ts';
import type { PlacedOrderListParams } from '#entities/order/order.queries.ts';
import { PurchaseLabel } from '#office/kit/purchase/purchase-label.tsx';
import type { BranchParams } from '#routes/branch-params.ts';
import { amounts, choice, choices, flag, narrowedTo, search, type Asked } from '#ui/list/filters/filters.ts';
import { period } from '#ui/list/filters/period/period.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import { officeOrdersStrings } from './office-orders.strings.ts';

/** The filters of the list, and its order. */
export const orderListFilters = {
  search: search(officeOrdersStrings.search),
  state: choices({
    label: officeOrdersStrings.states,
    any: officeOrdersStrings.anyState,
    names: orderStateNames,
    sends: 'state',
  }),
  period,
  sum: amounts(officeOrdersStrings.sum, 'sum'),
  owing: flag(officeOrdersStrings.owing, 'owing'),
  standing: flag(officeOrdersStrings.standing, 'standing'),
  purchaseId: narrowedTo(officeOrdersStrings.ofPurchase, 'purchase_id', PurchaseLabel),
  order: choice({
    label: officeOrdersStrings.sort,
    any: officeOrdersStrings.newest,
    names: officeOrdersStrings.sorts,
    sends: 'order_by',
  }),
};

/** Whose orders an address lists: the shop's, or those of one customer, in a purchase where the path names one. */
interface Listed {
  scope: string;
  params: Pick<BranchParams, 'customerId' | 'purchaseId'>;
}

/** What the server is asked for by the filters of an address. */
export const paramsOf = (
  asked: Asked<typeof orderListFilters>,
  { scope, params: { customerId, purchaseId: within } }: Listed,
): PlacedOrderListParams => ({
  ...(scope === 'shop' && { scope }),
  ...(customerId !== undefined && { customer_id: customerId }),
  ...sentBy<PlacedOrderListParams>()(orderListFilters, asked),
  ...(within !== undefined && { purchase_id: within }),
});
