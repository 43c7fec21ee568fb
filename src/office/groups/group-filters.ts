import type { ReportForm } from '#contract/types.ts';
import { orderStateNames } from '#entities/order/order-states.strings.ts';
import { choice, search } from '#ui/list/filters/filters.ts';
import { readAsked } from '#ui/list/list-address.ts';
import { groupsStrings } from './groups.strings.ts';

const { created, accepted, need_pay, collected } = orderStateNames;

/** The filters of the list. */
export const groupFilters = {
  state: choice({
    label: groupsStrings.state,
    any: groupsStrings.anyState,
    names: { created, accepted, need_pay, collected },
    sends: 'state',
  }),
  search: search(groupsStrings.search),
};

/** The filters of the customers of a purchase, whose orders are in any state. */
export const purchaseGroupFilters = { search: groupFilters.search };

/** The lines of the orders in work of the customers that the filters of an address leave. */
export function linesOf(address: URLSearchParams): NonNullable<ReportForm['what']['lines']> {
  const { state, search: text } = readAsked(groupFilters, address);
  return { ...(state && { order_state: [state] }), ...(text && { search_text: text }) };
}
