import type { operations } from '#contract/types.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../client.ts';

/** Filters, order and page of the catalogue. */
export type ItemListParams = NonNullable<operations['listItems']['parameters']['query']>;

/** A page of the catalogue; the last page stays on the screen while the next one loads. */
export const itemsQuery = (params: ItemListParams = {}) =>
  queryOptions({
    queryKey: ['listItems', params],
    queryFn: ({ signal }) => unwrap(api.GET('/item/list/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** The catalogue from its first page on; the last list stays on the screen while another is on its way. */
export const itemPagesQuery = (params: Omit<ItemListParams, 'page'>) =>
  infiniteQueryOptions({
    queryKey: ['listItems', params, 'pages'],
    queryFn: ({ signal, pageParam }) =>
      unwrap(api.GET('/item/list/', { params: { query: { ...params, page: pageParam } }, signal })),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** One item. */
export const itemQuery = (id: number) =>
  queryOptions({
    queryKey: ['getItem', { id }],
    queryFn: ({ signal }) => unwrap(api.GET('/item/{id}/', { params: { path: { id } }, signal })),
  });
