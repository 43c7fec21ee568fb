import { api, unwrap } from '#api/client.ts';
import type { operations } from '#contract/types.ts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

/** What a page of albums is asked for by. */
export type AlbumListParams = NonNullable<operations['listAlbums']['parameters']['query']>;

/** A page of albums, newest first: the shop's for staff, else one's own as an intermediary. */
export const albumsQuery = (params: AlbumListParams = {}) =>
  queryOptions({
    queryKey: ['listAlbums', params],
    queryFn: ({ signal }) => unwrap(api.GET('/intermediary/albums/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** The albums and the lines of an intermediary's purchase. */
export const purchaseAlbumsQuery = (id: number, purchaseId: number) =>
  queryOptions({
    queryKey: ['listPurchaseAlbums', { id, purchaseId }],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/intermediary/{id}/albums/{purchase_id}/', {
          params: { path: { id, purchase_id: purchaseId } },
          signal,
        }),
      ),
  });

/** Invalidates albums, and where their names are shown. */
export function invalidateAlbums(queryClient: QueryClient): void {
  for (const key of ['listAlbums', 'listPurchaseAlbums', 'listOpenPurchases', 'getPurchase'])
    void queryClient.invalidateQueries({ queryKey: [key] });
}
