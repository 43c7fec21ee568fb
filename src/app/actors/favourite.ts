import { nextChange } from '#api/change-number.ts';
import { unwrap, type Api } from '#api/client.ts';
import { favouritesQuery } from '#api/queries/favourite.ts';
import type { Mark } from '#machines/favourite/favourite.machine.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

/** Fetches the ids of what the customer has marked, always anew. */
export const defineListFavouritesActor = ({ queryClient }: { queryClient: QueryClient }) =>
  fromPromise<readonly number[], void>(async () => {
    // An answer that is on its way already may be older than what made it wanted anew.
    await queryClient.cancelQueries({ queryKey: favouritesQuery.queryKey });
    return queryClient.fetchQuery({ ...favouritesQuery, staleTime: 0 });
  });

/** Saves a mark, even past the end of the page. */
export const defineSaveFavouriteActor = ({ api }: { api: Api }) =>
  fromPromise<void, Mark>(async ({ input: { itemId, isMarked }, signal }) => {
    const header = nextChange();
    const options = { keepalive: true, signal };
    await (isMarked
      ? unwrap(api.POST('/favourite/', { params: { header }, body: { item_id: itemId }, ...options }))
      : unwrap(api.DELETE('/favourite/{item_id}/', { params: { header, path: { item_id: itemId } }, ...options })));
  });
