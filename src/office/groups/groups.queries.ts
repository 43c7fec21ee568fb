import { api, unwrap } from '#api/client.ts';
import type { operations, OrderGroup } from '#contract/types.ts';
import { findAll } from '#office/kit/bulk/find-all.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What a page of them is asked for by. */
export type GroupListParams = NonNullable<operations['listOrderGroups']['parameters']['query']>;

/** A customer with orders in work, by the customer's id. */
export interface GroupRow extends OrderGroup {
  id: number;
}

/** The number of customers that are fetched at once. */
export const GROUPS_PER_PAGE = 100;

async function fetchGroups(params: GroupListParams, signal?: AbortSignal) {
  const page = await unwrap(api.GET('/order/groups/', { params: { query: params }, ...(signal && { signal }) }));
  return { ...page, result: page.result.map((group): GroupRow => ({ ...group, id: group.customer.id })) };
}

/** The ids of all customers that the filters leave. */
export const findGroups = (params: GroupListParams) => findAll((paging) => fetchGroups({ ...params, ...paging }));

/** A page of customers with orders in work. */
export const orderGroupsQuery = (params: GroupListParams = {}) =>
  queryOptions({
    queryKey: ['listOrderGroups', params],
    queryFn: ({ signal }) => fetchGroups(params, signal),
    placeholderData: keepPreviousData,
  });
