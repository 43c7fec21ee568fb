import { api, unwrap } from '#api/client.ts';
import type { operations, OrderGroup } from '#contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What a page of them is asked for by. */
export type GroupListParams = NonNullable<operations['listOrderGroups']['parameters']['query']>;

/** A customer with orders in work, by the customer's id. */
export interface GroupRow extends OrderGroup {
  id: number;
}

/** A page of customers with orders in work. */
export const orderGroupsQuery = (params: GroupListParams = {}) =>
  queryOptions({
    queryKey: ['listOrderGroups', params],
    queryFn: async ({ signal }) => {
      const page = await unwrap(api.GET('/order/groups/', { params: { query: params }, signal }));
      return { ...page, result: page.result.map((group): GroupRow => ({ ...group, id: group.customer.id })) };
    },
    placeholderData: keepPreviousData,
  });
