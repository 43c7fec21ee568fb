import type { operations } from '#contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';

/** Filters, order and page of the catalogue. */
export type ItemListParams = NonNullable<operations['listItems']['parameters']['query']>;

/** A page of the catalogue. The last page stays on the screen while the next one loads. */
export const itemsQuery = (params: ItemListParams = {}) =>
  queryOptions({
    queryKey: ['listItems', params],
    queryFn: ({ signal }) => unwrap(api.GET('/item/list/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** Fills whole rows in 2, 3, 4 and 6 columns. */
export const CATALOGUE_PAGE_SIZE = 24;

/** How long a page of the catalogue, and what is counted of it, is not fetched again. */
export const ITEMS_FRESH_MS = 60_000;

/** A page of the catalogue's virtual list; pages count from 1. */
export const itemPageQuery = (params: Omit<ItemListParams, 'page' | 'limit'>, page: number) =>
  queryOptions({
    queryKey: ['listItems', { ...params, page, limit: CATALOGUE_PAGE_SIZE }],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/item/list/', { params: { query: { ...params, page, limit: CATALOGUE_PAGE_SIZE } }, signal })),
    staleTime: ITEMS_FRESH_MS,
  });

/** The filters that categories are counted by. */
export type ItemCountParams = NonNullable<operations['countItems']['parameters']['query']>;

/** How many items a search and filters leave in each category. The last counts stay until the next ones load. */
export const itemCountsQuery = (params: ItemCountParams) =>
  queryOptions({
    queryKey: ['countItems', params],
    queryFn: ({ signal }) => unwrap(api.GET('/item/total/', { params: { query: params }, signal })),
    staleTime: ITEMS_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** One item. */
export const itemQuery = (id: number) =>
  queryOptions({
    queryKey: ['getItem', { id }],
    queryFn: ({ signal }) => unwrap(api.GET('/item/{id}/', { params: { path: { id } }, signal })),
  });
