import { api, unwrap } from '#api/client.ts';
import type { operations, Payment } from '#contract/types.ts';
import { currentCustomerQuery, customerKey } from '#entities/customer/customer.queries.ts';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

/** Filters and page of the list of payments. */
export type PaymentListParams = NonNullable<operations['listPayments']['parameters']['query']>;

/** The first part of the key of every page of payments. */
export const paymentsKey = ['listPayments'] as const;

/** Filters of what payments come to. */
export type PaymentTotalParams = NonNullable<operations['getPaymentsTotal']['parameters']['query']>;

const totalKey = ['getPaymentsTotal'] as const;

/** What payments of all customers come to, by kind, way and state. */
export const paymentsTotalQuery = (params: PaymentTotalParams) =>
  queryOptions({
    queryKey: [...totalKey, params],
    queryFn: ({ signal }) => unwrap(api.GET('/payment/total/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** The first part of the key of every single payment. */
const paymentKey = ['getPayment'] as const;

/** A page of payments. */
export const paymentsQuery = (params: PaymentListParams = {}) =>
  queryOptions({
    queryKey: [...paymentsKey, params],
    queryFn: ({ signal }) => unwrap(api.GET('/payment/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** One payment. */
export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: [...paymentKey, { id }],
    queryFn: ({ signal }) => unwrap(api.GET('/payment/{id}/', { params: { path: { id } }, signal })),
  });

/** Keeps a payment that has come with an answer, unless a newer version of it is known. */
export async function keepPayment(queryClient: QueryClient, payment: Payment): Promise<void> {
  const { queryKey } = paymentQuery(payment.id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => (known && known.version > payment.version ? known : payment));
}

/** Invalidates single payments and all lists of them, balances, and the shop's counts of payments that wait. */
export function invalidatePayments(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: customerKey });
  void queryClient.invalidateQueries({ queryKey: paymentsKey });
  void queryClient.invalidateQueries({ queryKey: totalKey });
  void queryClient.invalidateQueries({ queryKey: paymentKey });
  void queryClient.invalidateQueries({ queryKey: currentRetailQuery.queryKey });
}
