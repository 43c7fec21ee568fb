import type { ReportForm } from '#contract/types.ts';
import { orderStateNames } from '#entities/order/order-states.strings.ts';
import { type Asked, choice, search } from '#ui/list/filters/filters.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import { readAsked } from '#ui/list/list-address.ts';
import type { GroupListParams } from './groups.queries.ts';
import { groupsStrings } from './groups.strings.ts';

type OrderState = keyof typeof orderStateNames;

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

/** The states that orders in work may be in. */
export const statesInWork = ['created', 'accepted', 'need_pay', 'collected'] as const satisfies OrderState[];

/** The filters of the customers of a purchase, whose orders are in any state. */
export const purchaseGroupFilters = { search: groupFilters.search };

/** What the server is asked for by the filters of an address, without a page; in a purchase by its id too. */
export const paramsOf = (
  { page: _, ...asked }: Asked<typeof groupFilters>,
  purchaseId: number | undefined,
): GroupListParams =>
  purchaseId === undefined
    ? sentBy<GroupListParams>()(groupFilters, asked)
    : { purchase_id: purchaseId, ...sentBy<GroupListParams>()(purchaseGroupFilters, asked) };

/** The lines of the orders in work of the customers that the filters of an address leave. */
export function linesOf(address: URLSearchParams): NonNullable<ReportForm['what']['lines']> {
  const { state, search: text } = readAsked(groupFilters, address);
  return { ...(state && { order_state: [state] }), ...(text && { search_text: text }) };
}

/** The lines of some customers in the list: in a purchase, those that are in it, whatever became of their orders. */
export function linesOfCustomers(
  address: URLSearchParams,
  { customerIds, purchaseId }: { customerIds: readonly number[]; purchaseId: number | undefined },
): NonNullable<ReportForm['what']['lines']> {
  const ids = { customer_ids: [...customerIds] };
  if (purchaseId !== undefined)
    return { ...ids, purchase_id: purchaseId, order_state: Object.keys(orderStateNames) as OrderState[] };
  const { state } = readAsked(groupFilters, address);
  return { ...ids, ...(state && { order_state: [state] }) };
}
