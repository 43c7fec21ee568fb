import type { operations } from '#contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';

/** Filters and page of the balance history. */
export type BalanceHistoryParams = NonNullable<operations['listBalanceHistory']['parameters']['query']>;

/** A page of balance history entries, newest first. */
export const balanceHistoryQuery = (params: BalanceHistoryParams = {}) =>
  queryOptions({
    queryKey: ['listBalanceHistory', params],
    queryFn: ({ signal }) => unwrap(api.GET('/balance-history/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });
