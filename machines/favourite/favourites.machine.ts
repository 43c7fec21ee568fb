/**
 * The favourites of a person. A guest is asked to sign in; for an account, the list is loaded, and a child actor runs
 * for each item that was toggled on this page.
 * Specification: section 4 (favourites), section 6 (favourites require login).
 * The list is fetched again if an item is toggled or saved during a fetch: the older answer would undo that.
 */
import { assign, emit, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { favouriteMachine, type FavouriteReport } from './favourite.machine.ts';

interface Context {
  /** As the server listed them; null until then. */
  favouriteIds: readonly number[] | null;
  /** Items that were toggled on this page; each has a child. */
  touchedIds: readonly number[];
}

/** Events that favourites take. */
export type FavouritesEvent =
  | { type: 'account.entered' }
  | { type: 'item.toggled'; itemId: number }
  | FavouriteReport
  /** The server may have other favourites than the page: a save failed, or the page was hidden. */
  | { type: 'list.outdated' };

/** Events that the list emits. */
export type FavouritesEmitted =
  FavouriteReport | { type: 'signIn.required'; itemId: number } | { type: 'favourites.loadFailed'; error: unknown };

/** The id of an item's actor among the children. */
export const favouriteActorId = (itemId: number): `favourite-${number}` => `favourite-${itemId}`;

/** The list of favourites; tag `busy` while it is being fetched. */
export const favouritesMachine = setup({
  types: {} as {
    context: Context;
    events: FavouritesEvent;
    emitted: FavouritesEmitted;
    children: Record<`favourite-${number}`, 'favourite'>;
    tags: 'busy';
  },
  actors: { listFavourites: notProvided<readonly number[], void>('listFavourites'), favourite: favouriteMachine },
  actions: {
    toggle: enqueueActions(({ context, enqueue, self }, { itemId }: { itemId: number }) => {
      if (!context.touchedIds.includes(itemId)) {
        const isFavourite = context.favouriteIds?.includes(itemId) ?? false;
        enqueue.spawnChild('favourite', { id: favouriteActorId(itemId), input: { parent: self, itemId, isFavourite } });
        enqueue.assign({ touchedIds: [...context.touchedIds, itemId] });
      }
      enqueue.sendTo(favouriteActorId(itemId), { type: 'favourite.toggled' });
    }),
    takeList: assign({ favouriteIds: (_, { ids }: { ids: readonly number[] }) => ids }),
    tellFavourites: enqueueActions(({ context, enqueue }) => {
      for (const id of context.touchedIds) {
        enqueue.sendTo(favouriteActorId(id), {
          type: 'favourite.received',
          isFavourite: context.favouriteIds?.includes(id) ?? false,
        });
      }
    }),
    passOn: emit((_, report: FavouriteReport) => report),
    requireSignIn: emit((_, { itemId }: { itemId: number }) => ({ type: 'signIn.required' as const, itemId })),
    reportLoadFailure: emit((_, { error }: { error: unknown }) => ({ type: 'favourites.loadFailed' as const, error })),
  },
  guards: { hasList: ({ context }) => context.favouriteIds !== null },
}).createMachine({
  id: 'favourites',
  context: { favouriteIds: null, touchedIds: [] },
  initial: 'guest',
  states: {
    guest: {
      on: {
        'account.entered': 'loading',
        'item.toggled': { actions: { type: 'requireSignIn', params: ({ event }) => event } },
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listFavourites',
        src: 'listFavourites',
        onDone: {
          target: 'ready',
          actions: [{ type: 'takeList', params: ({ event }) => ({ ids: event.output }) }, 'tellFavourites'],
        },
        onError: [
          // An older list is better than none.
          { guard: 'hasList', target: 'failed' },
          { target: 'failed', actions: { type: 'reportLoadFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      on: {
        'item.toggled': { target: 'loading', reenter: true, actions: { type: 'toggle', params: ({ event }) => event } },
        'favourite.saved': {
          target: 'loading',
          reenter: true,
          actions: { type: 'passOn', params: ({ event }) => event },
        },
        'favourite.saveFailed': {
          target: 'loading',
          reenter: true,
          actions: { type: 'passOn', params: ({ event }) => event },
        },
        'list.outdated': { target: 'loading', reenter: true },
      },
    },
    ready: {
      on: {
        'favourite.saved': { actions: { type: 'passOn', params: ({ event }) => event } },
        // The server may have carried out the call and its answer was lost.
        'favourite.saveFailed': { target: 'loading', actions: { type: 'passOn', params: ({ event }) => event } },
        'item.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'list.outdated': 'loading',
      },
    },
    failed: {
      on: {
        'favourite.saved': { actions: { type: 'passOn', params: ({ event }) => event } },
        // The server may have carried out the call and its answer was lost.
        'favourite.saveFailed': { target: 'loading', actions: { type: 'passOn', params: ({ event }) => event } },
        'item.toggled': { target: 'loading', actions: { type: 'toggle', params: ({ event }) => event } },
        'list.outdated': 'loading',
      },
    },
  },
});

/** The running favourites, one for each item that was toggled on this page. */
export function runningFavouritesOf({
  children,
  context,
}: SnapshotFrom<typeof favouritesMachine>): ActorRefFrom<typeof favouriteMachine>[] {
  return context.touchedIds.flatMap((id) => children[favouriteActorId(id)] ?? []);
}
