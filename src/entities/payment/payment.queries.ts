import type { operations } from '#contract/types.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';

/** Filters and page of the list of payments. */
export type PaymentListParams = NonNullable<operations['listPayments']['parameters']['query']>;

/** The first part of the key of every page of payments. */
const paymentsKey = ['listPayments'] as const;

/** A page of payments, newest first. */
export const paymentsQuery = (params: PaymentListParams = {}) =>
  queryOptions({
    queryKey: [...paymentsKey, params],
    queryFn: ({ signal }) => unwrap(api.GET('/payment/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** Invalidates all lists of payments, the balance, and the shop's counts of payments that wait. */
export function invalidatePayments(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: paymentsKey });
  void queryClient.invalidateQueries({ queryKey: currentRetailQuery.queryKey });
}
