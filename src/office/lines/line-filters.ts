import { orderStateNames } from '#entities/order/order-states.strings.ts';
import { lineStateNames } from '#entities/order/orders.strings.ts';
import { CustomerLabel } from '#office/kit/customer/customer-label.tsx';
import { categoryFilterStrings } from '#office/kit/item/category-filter.strings.ts';
import { CategoryFilter } from '#office/kit/item/category-filter.tsx';
import { PurchaseLabel } from '#office/kit/purchase/purchase-label.tsx';
import { amounts, choice, choices, flag, narrowedTo, record, search, type Asked } from '#ui/list/filters/filters.ts';
import { period } from '#ui/list/filters/period/period.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import type { LineListParams } from '#office/kit/line/lines.queries.ts';
import { linesStrings } from './lines.strings.ts';

/** The filters of the list, and its order. */
export const lineFilters = {
  search: search(linesStrings.search),
  state: choices({ label: linesStrings.states, any: linesStrings.anyStates, names: lineStateNames, sends: 'state' }),
  orderState: choices({
    label: linesStrings.orderStates,
    any: linesStrings.inWork,
    names: orderStateNames,
    sends: 'order_state',
  }),
  categoryId: record(CategoryFilter, 'category_id', { rareName: categoryFilterStrings.category }),
  unpriced: flag(linesStrings.unpriced, 'unpriced'),
  unsent: flag(linesStrings.unsent, 'unsent'),
  period,
  sum: amounts(linesStrings.sum, 'sum'),
  customerId: narrowedTo(linesStrings.ofCustomer, 'customer_id', CustomerLabel),
  orderId: narrowedTo(linesStrings.ofOrder, 'placed_order_id'),
  purchaseId: narrowedTo(linesStrings.ofPurchase, 'purchase_id', PurchaseLabel),
  order: choice({ label: linesStrings.sort, any: linesStrings.newest, names: linesStrings.sorts, sends: 'order_by' }),
};

/** What the server is asked for by the filters of an address. */
export const paramsOf = ({ page: _, ...asked }: Asked<typeof lineFilters>): LineListParams =>
  sentBy<LineListParams>()(lineFilters, asked);
