import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';

/** The ids of the customer's favourites, newest first. Enable it only with a stored token. */
export const favouritesQuery = queryOptions({
  queryKey: ['listFavourites'],
  queryFn: async ({ signal }) =>
    (await unwrap(api.POST('/favourite/list/', { signal }))).items.map(({ item_id }) => item_id),
});

/** Whether a query is a catalogue page of the customer's favourites. */
export function isFavouriteItems({ queryKey: [operationId, params] }: { queryKey: readonly unknown[] }): boolean {
  return operationId === 'listItems' && typeof params === 'object' && params !== null && 'favourite' in params;
}
