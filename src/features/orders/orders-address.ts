import { readDay } from '#lib/days.ts';
import { paths, type PlacedOrdersAddress } from '#lib/paths.ts';
import type { PlacedOrderState } from '#contract/types.ts';
import { orderStateNames } from '#ui/order-states.strings.ts';
import { useLocation, useSearchParams } from 'wouter';

const ID_MAX = 2_147_483_647;
const PAGE_MAX = 100_000;
const SEARCH_MAX = 100;

/** What the address of a list of orders holds, its state checked. */
export type OrdersAddress = Omit<PlacedOrdersAddress, 'state'> & { state?: PlacedOrderState | undefined };

function isState(value: string): value is PlacedOrderState {
  return Object.hasOwn(orderStateNames, value);
}

/** The state that is named, where there is one of that name. */
export function readState(value: string | null): PlacedOrderState | undefined {
  return value !== null && isState(value) ? value : undefined;
}

function wholeNumber(value: string | null, max: number): number | undefined {
  const number = Number(value);
  return value !== null && Number.isInteger(number) && number > 0 && number <= max ? number : undefined;
}

/** What the address asks of the orders; whatever cannot be read is left out. */
export function readOrdersAddress(params: URLSearchParams): OrdersAddress {
  const state = readState(params.get('state'));
  const search = params.get('search')?.trim().slice(0, SEARCH_MAX);
  const customerId = wholeNumber(params.get('customerId'), ID_MAX);
  const since = readDay(params.get('since'));
  const until = readDay(params.get('until'));
  const page = wholeNumber(params.get('page'), PAGE_MAX);
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
