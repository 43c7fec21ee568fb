import type { operations } from '#contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../client.ts';

/** Whose payments, of which kind, which page. */
export type PaymentListParams = NonNullable<operations['listPayments']['parameters']['query']>;

/** Begins the key of every page of payments. */
export const paymentsKey = ['listPayments'] as const;

/** A page of payments, newest first. */
export const paymentsQuery = (params: PaymentListParams = {}) =>
  queryOptions({
    queryKey: [...paymentsKey, params],
    queryFn: ({ signal }) => unwrap(api.GET('/payment/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });
