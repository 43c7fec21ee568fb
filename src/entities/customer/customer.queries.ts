import type { operations } from '#contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';

/** The signed-in customer. Enable it only with a stored token. */
export const currentCustomerQuery = queryOptions({
  queryKey: ['getCurrentCustomer'],
  // Without the signal: the session waits for the answer even when the view that requested it is gone.
  queryFn: () => unwrap(api.GET('/customers/current/')),
  staleTime: 60_000,
});

/** Filters and page of the list of customers. */
type CustomerListParams = NonNullable<operations['listCustomers']['parameters']['query']>;

/** A page of the shop's customers, by last and first name. */
export const customersQuery = (params: CustomerListParams) =>
  queryOptions({
    queryKey: ['listCustomers', params],
    queryFn: ({ signal }) => unwrap(api.GET('/customers/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** The first part of the key of every customer that staff look at. */
export const customerKey = ['getCustomer'] as const;

/** A customer of the shop, for staff. */
export const customerQuery = (id: number) =>
  queryOptions({
    queryKey: [...customerKey, { id }],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/customers/{customer_id}/', { params: { path: { customer_id: id } }, signal })),
  });
