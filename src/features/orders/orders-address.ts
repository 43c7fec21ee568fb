import type { PlacedOrderListParams } from '#api/queries/placed-order.ts';
import { readDay } from '#lib/days.ts';
import { paths, type PlacedOrdersAddress } from '#lib/paths.ts';
import { readId, readName, readPage, readSearch } from '#lib/read-address.ts';
import type { PlacedOrderState } from '#contract/types.ts';
import { orderStateNames } from '#ui/order-states.strings.ts';
import { useLocation, useSearchParams } from 'wouter';

/** What the address of a list of orders holds, its state checked. */
export type OrdersAddress = Omit<PlacedOrdersAddress, 'state'> & { state?: PlacedOrderState | undefined };

/** What the address asks of the orders; whatever cannot be read is left out. */
export function readOrdersAddress(params: URLSearchParams): OrdersAddress {
  const state = readName(orderStateNames, params.get('state'));
  const search = readSearch(params.get('search'));
  const customerId = readId(params.get('customerId'));
  const since = readDay(params.get('since'));
  const until = readDay(params.get('until'));
  const page = readPage(params.get('page'));
  return {
    ...(params.get('scope') === 'shop' && { scope: 'shop' }),
    ...(customerId && { customerId }),
    ...(state && { state }),
    ...(search && { search }),
    ...(since && { since }),
    ...(until && { until }),
    ...(page && { page }),
  };
}

/** What a person may ask of this list: one's own is told apart by no names, and is nobody else's. */
export function askedOf(address: OrdersAddress, ofOthers: boolean): OrdersAddress {
  if (ofOthers) return address;
  const { scope: _scope, customerId: _customerId, search: _search, ...asked } = address;
  return asked;
}

/** What the server is asked for. */
export function paramsOf({ scope, customerId, state, search, since, until, page }: OrdersAddress): PlacedOrderListParams {
  return {
    ...(scope && { scope }),
    ...(customerId && { customer_id: customerId }),
    ...(state && { state }),
    ...(search && { search_text: search }),
    ...(since && { since }),
    ...(until && { until }),
    ...(page && { page }),
  };
}

/** The orders' address; a changed filter stands in place and starts at the first page, another page is gone to. */
export function useOrdersAddress() {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const address = readOrdersAddress(params);
  const { page: _page, ...filters } = address;
  return {
    address,
    filter: (part: OrdersAddress): void => navigate(paths.placedOrders.getHref({ ...filters, ...part }), { replace: true }),
    goToPage: (page: number): void => {
      navigate(paths.placedOrders.getHref({ ...filters, ...(page > 1 && { page }) }));
      window.scrollTo(0, 0);
    },
  };
}
