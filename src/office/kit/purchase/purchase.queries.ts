import { api, unwrap } from '#api/client.ts';
import type { operations } from '#contract/types.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { invalidateOrders } from '#entities/order/order.queries.ts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

/** What a page of purchases is asked for by. */
export type PurchaseListParams = NonNullable<operations['listPurchases']['parameters']['query']>;

/** A page of purchases, newest first. */
export const purchasesQuery = (params: PurchaseListParams = {}) =>
  queryOptions({
    queryKey: ['listPurchases', params],
    queryFn: ({ signal }) => unwrap(api.GET('/purchases/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** What purchases are summed by. */
export type PurchaseTotalParams = NonNullable<operations['getPurchasesTotal']['parameters']['query']>;

/** What these purchases come to. */
export const purchasesTotalQuery = (params: PurchaseTotalParams = {}) =>
  queryOptions({
    queryKey: ['getPurchasesTotal', params],
    queryFn: ({ signal }) => unwrap(api.GET('/purchases/total/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** One purchase with its lines and what has happened to it. */
export const purchaseQuery = (id: number) =>
  queryOptions({
    queryKey: ['getPurchase', { id }],
    queryFn: ({ signal }) => unwrap(api.GET('/purchases/{id}/', { params: { path: { id } }, signal })),
  });

/** The purchases that lines of orders can be sent to. */
export const openPurchasesQuery = queryOptions({
  queryKey: ['listOpenPurchases'],
  queryFn: ({ signal }) => unwrap(api.GET('/placed-order/purchases/', { signal })),
});

/** The intermediaries of the shop. */
export const intermediariesQuery = queryOptions({
  queryKey: ['listIntermediaries'],
  queryFn: ({ signal }) => unwrap(api.GET('/intermediary/', { signal })),
});

/** Invalidates purchases, and the orders whose lines they change. */
export function invalidatePurchases(queryClient: QueryClient): void {
  for (const key of ['listPurchases', 'getPurchasesTotal', 'getPurchase', 'listOpenPurchases', 'getPlacedOrder'])
    void queryClient.invalidateQueries({ queryKey: [key] });
  invalidateOrders(queryClient);
}

/** The same, and one's own balance: for changes of many orders and lines, which move money. */
export function invalidateAfterSending(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
  invalidatePurchases(queryClient);
}
