import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';

/** Ids of the items that the customer has marked, newest mark first; ask only with a token. */
export const favouritesQuery = queryOptions({
  queryKey: ['listFavourites'],
  queryFn: async ({ signal }) =>
    (await unwrap(api.POST('/favourite/list/', { signal }))).items.map(({ item_id }) => item_id),
});

/** Whether a query is the catalogue over what the customer has marked. */
export function isFavouriteItems({ queryKey: [operationId, params] }: { queryKey: readonly unknown[] }): boolean {
  return operationId === 'listItems' && typeof params === 'object' && params !== null && 'favourite' in params;
}
