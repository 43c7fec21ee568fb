import { api, unwrap } from '#api/client.ts';
import { queryOptions } from '@tanstack/react-query';

/** The purchases of an intermediary, newest first. */
export const marketPurchasesQuery = (id: number) =>
  queryOptions({
    queryKey: ['listIntermediaryPurchases', { id }],
    queryFn: ({ signal }) => unwrap(api.GET('/intermediary/{id}/purchases/', { params: { path: { id } }, signal })),
  });

/** The albums and the lines of an intermediary's purchase. */
export const marketLinesQuery = (id: number, purchaseId: number) =>
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
