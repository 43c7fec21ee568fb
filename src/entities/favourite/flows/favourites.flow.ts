import { nextChange } from '#api/change-number.ts';
import { api as pageApi, unwrap, type Api } from '#api/client.ts';
import { pendingFavouriteStorage } from '#api/storage.ts';
import { defineFlow } from '#page/define-flow.ts';
import type { PageDeps } from '#page/page-deps.ts';
import { favouriteMachine, type FavouriteState } from '#machines/favourite/favourite.machine.ts';
import { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { fromPromise } from 'xstate';
import { favouritesQuery, isFavouriteItems } from '../favourite.queries.ts';
import { favouritesFlowStrings } from './favourites.flow.strings.ts';

/** Fetches the ids of the customer's favourites, never from the cache. */
const listFavourites = ({ queryClient }: PageDeps) =>
  fromPromise<readonly number[], void>(async () => {
    // A running request may carry an answer from before the change that requires this fetch.
    await queryClient.cancelQueries({ queryKey: favouritesQuery.queryKey });
    return queryClient.fetchQuery({ ...favouritesQuery, staleTime: 0 });
  });

/** Saves whether an item is a favourite; the request continues when the page is closed. */
export const defineSaveFavourite = (api: Api = pageApi) =>
  fromPromise<void, FavouriteState>(async ({ input: { itemId, isFavourite }, signal }) => {
    const header = nextChange();
    const options = { keepalive: true, signal };
    await (isFavourite
      ? unwrap(api.POST('/favourite/', { params: { header }, body: { item_id: itemId }, ...options }))
      : unwrap(api.DELETE('/favourite/{item_id}/', { params: { header, path: { item_id: itemId } }, ...options })));
  });

/** One item's favourite. Its parent, the list, emits its events. */
export const favouriteFlow = defineFlow(favouriteMachine, {
  effects: () => ({ saveFavourite: defineSaveFavourite() }),
});

/** The favourites of the current person. */
export const favouritesFlow = defineFlow(favouritesMachine, {
  effects: (deps) => ({
    listFavourites: listFavourites(deps),
    favourite: favouriteFlow.connect(deps).machine,
  }),
  on: ({ queryClient, actor }) => ({
    'signIn.required': ({ itemId }) => {
      actor('login').send({ type: 'dialog.opened', reason: 'favourite' });
      pendingFavouriteStorage.write(String(itemId));
    },
    'favourites.loadFailed': ({ error }) => notifyError(error, favouritesFlowStrings.load),
    // A removed item stays on the screen so that the person can add it again; the list is fetched when it is shown
    // next.
    'favourite.saved': () => void queryClient.invalidateQueries({ predicate: isFavouriteItems, refetchType: 'none' }),
    'favourite.saveFailed': ({ error }) => notifyError(error, favouritesFlowStrings.save),
  }),
});
