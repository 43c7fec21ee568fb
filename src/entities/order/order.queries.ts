import type { operations } from '#contract/types.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';
import { waitsForMoney } from './due/waits-for-money.ts';

/** Filters and page of the list of orders. */
export type PlacedOrderListParams = NonNullable<operations['listPlacedOrders']['parameters']['query']>;

/** Staff may change an order while its customer looks at it, so it is fetched again at this interval. */
export const LOOK_AGAIN_MS = 15_000;

/** The first part of the key of every page of placed orders. */
const placedOrdersKey = ['listPlacedOrders'] as const;
/** The first part of the key of every placed order. */
const placedOrderKey = ['getPlacedOrder'] as const;
/** The same of what the office lists and counts over all orders. */
const officeKeys = [
  ['getPlacedOrdersTotal'],
  ['listOrderLines'],
  ['getOrderLinesTotal'],
  ['listOrderGroups'],
  ['getDay'],
] as const;

/** A page of placed orders, newest first. */
export const placedOrdersQuery = (params: PlacedOrderListParams = {}) =>
  queryOptions({
    queryKey: [...placedOrdersKey, params],
    queryFn: ({ signal }) => unwrap(api.GET('/placed-order/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** What the orders of a list come to. */
export const placedOrdersTotalQuery = ({
  order_by: _order,
  page: _page,
  limit: _limit,
  ...params
}: PlacedOrderListParams) =>
  queryOptions({
    queryKey: ['getPlacedOrdersTotal', params],
    queryFn: ({ signal }) => unwrap(api.GET('/placed-order/total/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** The same page, fetched again at an interval while it has an order that waits for its money. */
export const ordersWithBillsQuery = (params: PlacedOrderListParams) =>
  queryOptions({
    ...placedOrdersQuery(params),
    refetchInterval: ({ state: { data } }) =>
      data?.result.some(({ state }) => waitsForMoney(state)) ? LOOK_AGAIN_MS : false,
  });

/** One placed order with its lines, timeline and next states. */
export const placedOrderQuery = (id: number) =>
  queryOptions({
    queryKey: [...placedOrderKey, { id }],
    queryFn: ({ signal }) => unwrap(api.GET('/placed-order/{id}/', { params: { path: { id } }, signal })),
  });

/** Invalidates all lists of orders, and the shop's counts of orders that wait. */
export function invalidateOrders(queryClient: QueryClient): void {
  for (const queryKey of [placedOrdersKey, ...officeKeys]) void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: currentRetailQuery.queryKey });
}

/** Invalidates what a new order of the person's own changes: the lists, and what the next order is filled in with. */
export function invalidateAfterOrder(queryClient: QueryClient): void {
  invalidateOrders(queryClient);
  void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
}
