import { api, unwrap } from '#api/client.ts';
import type { operations } from '#contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Filters and order of the list of lines. */
export type LineListParams = Omit<NonNullable<operations['listOrderLines']['parameters']['query']>, 'page' | 'limit'>;

/** The number of lines that are fetched at once. */
export const LINES_PER_PAGE = 100;

/** A page of lines. */
export const linesQuery = (params: LineListParams, page = 1, limit = LINES_PER_PAGE) =>
  queryOptions({
    queryKey: ['listOrderLines', { ...params, page, limit }],
    queryFn: ({ signal }) => unwrap(api.GET('/order/', { params: { query: { ...params, page, limit } }, signal })),
    placeholderData: keepPreviousData,
  });

/** What the lines come to. */
export const linesTotalQuery = ({ order_by: _, ...params }: LineListParams) =>
  queryOptions({
    queryKey: ['getOrderLinesTotal', params],
    queryFn: ({ signal }) => unwrap(api.GET('/order/total/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });
