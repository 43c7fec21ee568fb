import type { components, operations } from '#contract/types.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';

/** The signed-in customer. Enable it only with a stored token. */
export const currentCustomerQuery = queryOptions({
  queryKey: ['getCurrentCustomer'],
  // Without the signal: the session waits for the answer even when the view that requested it is gone.
  queryFn: () => unwrap(api.GET('/customers/current/')),
  staleTime: 60_000,
});

/** A customer as staff see them. */
export type ShopCustomer = components['schemas']['ShopCustomer'];

/** Filters, order and page of the list of customers. */
export type CustomerListParams = NonNullable<operations['listCustomers']['parameters']['query']>;

/** A page of the shop's customers. */
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

/** Forgets what is known of customers, except `kept`, which the server has just answered. */
export async function invalidateCustomers(queryClient: QueryClient, kept?: ShopCustomer): Promise<void> {
  if (kept) queryClient.setQueryData(customerQuery(kept.id).queryKey, kept);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['listCustomers'] }),
    queryClient.invalidateQueries({ queryKey: ['countCustomers'] }),
    queryClient.invalidateQueries({ queryKey: ['listPermissionGroups'] }),
    queryClient.invalidateQueries({
      queryKey: customerKey,
      predicate: ({ queryKey }) => !kept || !Object.is((queryKey[1] as { id?: number } | undefined)?.id, kept.id),
    }),
  ]);
}
