/**
 * What the visitor has marked: nothing for a guest, who is asked to sign in; the account's list, and a child for each
 * item whose mark was touched on this page.
 * Specification: section 4 (favourites), section 6 (favourites require login).
 * The list is asked for anew whenever a mark is touched or saved meanwhile: an answer from before that would undo it.
 */
import { assign, emit, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { favouriteMachine } from './favourite.machine.ts';

interface Context {
  /** As the server listed them; null until it has. */
  markedIds: readonly number[] | null;
  /** Items whose marks live as children. */
  touchedIds: readonly number[];
}

/** Events that favourites take. */
export type FavouritesEvent =
  | { type: 'account.entered' }
  | { type: 'item.toggled'; itemId: number }
  | { type: 'mark.saved' }
  /** The server may have other marks than the page: a save failed, or the page was away. */
  | { type: 'list.outdated' };

/** What favourites tell the world. */
export type FavouritesFact = { type: 'signIn.required'; itemId: number } | { type: 'favourites.loadFailed'; error: unknown };

/** The id of a mark's actor among the children. */
export const markActorId = (itemId: number): `mark-${number}` => `mark-${itemId}`;

/** The visitor's favourites; tag `busy` while the list is being fetched. */
export const favouritesMachine = setup({
  types: {} as {
    context: Context;
    events: FavouritesEvent;
    emitted: FavouritesFact;
    children: Record<`mark-${number}`, 'favourite'>;
    tags: 'busy';
  },
  actors: { listFavourites: notProvided<readonly number[], void>('listFavourites'), favourite: favouriteMachine },
  actions: {
    toggle: enqueueActions(({ context, enqueue }, { itemId }: { itemId: number }) => {
      if (!context.touchedIds.includes(itemId)) {
        const isMarked = context.markedIds?.includes(itemId) ?? false;
        enqueue.spawnChild('favourite', { id: markActorId(itemId), input: { itemId, isMarked } });
        enqueue.assign({ touchedIds: [...context.touchedIds, itemId] });
      }
      enqueue.sendTo(markActorId(itemId), { type: 'favourite.toggled' });
    }),
    takeList: assign({ markedIds: (_, { ids }: { ids: readonly number[] }) => ids }),
    tellMarks: enqueueActions(({ context, enqueue }) => {
      for (const id of context.touchedIds) {
        enqueue.sendTo(markActorId(id), { type: 'mark.received', isMarked: context.markedIds?.includes(id) ?? false });
      }
    }),
    requireSignIn: emit((_, { itemId }: { itemId: number }) => ({ type: 'signIn.required' as const, itemId })),
    reportLoadFailure: emit((_, { error }: { error: unknown }) => ({ type: 'favourites.loadFailed' as const, error })),
  },
  guards: { hasList: ({ context }) => context.markedIds !== null },
}).createMachine({
  id: 'favourites',
  context: { markedIds: null, touchedIds: [] },
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
        onDone: { target: 'ready', actions: [{ type: 'takeList', params: ({ event }) => ({ ids: event.output }) }, 'tellMarks'] },
        onError: [
          // What is shown is older than it could be, but it is there.
          { guard: 'hasList', target: 'failed' },
          { target: 'failed', actions: { type: 'reportLoadFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      on: {
        'item.toggled': { target: 'loading', reenter: true, actions: { type: 'toggle', params: ({ event }) => event } },
        'mark.saved': { target: 'loading', reenter: true },
        'list.outdated': { target: 'loading', reenter: true },
      },
    },
    ready: {
      on: {
        'item.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'list.outdated': 'loading',
      },
    },
    failed: {
      on: {
        'item.toggled': { target: 'loading', actions: { type: 'toggle', params: ({ event }) => event } },
        'list.outdated': 'loading',
      },
    },
  },
});

/** The marks that run, of the items touched on this page. */
export function marksOf({ children, context }: SnapshotFrom<typeof favouritesMachine>): ActorRefFrom<typeof favouriteMachine>[] {
  return context.touchedIds.flatMap((id) => children[markActorId(id)] ?? []);
}
