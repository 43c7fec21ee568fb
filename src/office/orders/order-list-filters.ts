import type { BranchParams } from '#routes/branch-params.ts';
import { orderStateNames } from '#entities/order/order-states.strings.ts';
import type { PlacedOrderListParams } from '#entities/order/order.queries.ts';
import { PurchaseLabel } from '#office/kit/purchase/purchase-label.tsx';
import { amounts, choice, choices, flag, narrowedTo, period, search, type Asked } from '#ui/list/filters/filters.ts';
import { officeOrdersStrings } from './office-orders.strings.ts';

/** The filters of the list, and its order. */
export const orderListFilters = {
  search: search(officeOrdersStrings.search),
  state: choices({ label: officeOrdersStrings.states, any: officeOrdersStrings.anyState, names: orderStateNames }),
  period,
  sum: amounts(officeOrdersStrings.sum),
  owing: flag(officeOrdersStrings.owing),
  standing: flag(officeOrdersStrings.standing),
  purchaseId: narrowedTo(officeOrdersStrings.ofPurchase, PurchaseLabel),
  order: choice({
    label: officeOrdersStrings.sort,
    any: officeOrdersStrings.newest,
    names: officeOrdersStrings.sorts,
  }),
};

/** Whose orders an address lists: the shop's, or those of one customer, in a purchase where the path names one. */
interface Listed {
  scope: string;
  params: Pick<BranchParams, 'customerId' | 'purchaseId'>;
}

/** What the server is asked for by the filters of an address. */
export function paramsOf(
  { search: text, state, period: days, sum, owing, standing, purchaseId, order, page }: Asked<typeof orderListFilters>,
  { scope, params: { customerId, purchaseId: within } }: Listed,
): PlacedOrderListParams {
  const purchase = within ?? purchaseId;
  return {
    ...(scope === 'shop' && { scope }),
    ...(customerId !== undefined && { customer_id: customerId }),
    ...(state && { state: [...state] }),
    ...(text && { search_text: text }),
    ...days,
    ...(sum?.min !== undefined && { sum_min: sum.min }),
    ...(sum?.max !== undefined && { sum_max: sum.max }),
    ...(owing && { owing }),
    ...(standing && { standing }),
    ...(purchase !== undefined && { purchase_id: purchase }),
    ...(order && { order_by: order }),
    ...(page && { page }),
  };
}
