import { CustomerLabel } from '#office/kit/customer/customer-label.tsx';
import { orderStateNames } from '#entities/order/order-states.strings.ts';
import { lineStateNames } from '#entities/order/orders.strings.ts';
import { PurchaseLabel } from '#office/kit/purchase/purchase-label.tsx';
import { amounts, choice, choices, flag, narrowedTo, period, search, type Asked } from '#ui/list/filters/filters.ts';
import type { LineListParams } from './lines.queries.ts';
import { linesStrings } from './lines.strings.ts';

/** The filters of the list, and its order. */
export const lineFilters = {
  search: search(linesStrings.search),
  state: choices({ label: linesStrings.states, any: linesStrings.anyStates, names: lineStateNames }),
  orderState: choices({ label: linesStrings.orderStates, any: linesStrings.inWork, names: orderStateNames }),
  unpriced: flag(linesStrings.unpriced),
  period,
  sum: amounts(linesStrings.sum),
  customerId: narrowedTo(linesStrings.ofCustomer, CustomerLabel),
  orderId: narrowedTo(linesStrings.ofOrder),
  purchaseId: narrowedTo(linesStrings.ofPurchase, PurchaseLabel),
  order: choice({ label: linesStrings.sort, any: linesStrings.newest, names: linesStrings.sorts }),
};

/** What the server is asked for by the filters of an address. */
export function paramsOf(asked: Asked<typeof lineFilters>): LineListParams {
  const {
    search: text,
    state,
    orderState,
    period: days,
    sum,
    unpriced,
    customerId,
    orderId,
    purchaseId,
    order,
  } = asked;
  return {
    ...(text && { search_text: text }),
    ...(state && { state: [...state] }),
    ...(orderState && { order_state: [...orderState] }),
    ...days,
    ...(sum?.min !== undefined && { sum_min: sum.min }),
    ...(sum?.max !== undefined && { sum_max: sum.max }),
    ...(unpriced && { unpriced }),
    ...(customerId !== undefined && { customer_id: customerId }),
    ...(orderId !== undefined && { placed_order_id: orderId }),
    ...(purchaseId !== undefined && { purchase_id: purchaseId }),
    ...(order && { order_by: order }),
  };
}
