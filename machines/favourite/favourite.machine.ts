/**
 * Whether an item is a favourite: changed at once, then saved; a failure restores the value that the server last
 * confirmed.
 * Specification: section 4 (favourites), section 8 (cancelled favourite calls are silent).
 * A second toggle aborts the running save. The server may have carried out the aborted call, so the new value is saved
 * even if it equals the confirmed one.
 */
import { assign, sendTo, setup, type ActorRef, type Snapshot } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';

/** Whether an item is a favourite. */
export interface FavouriteState {
  itemId: number;
  isFavourite: boolean;
}

/** The parent of an item's favourite: the list. */
export type FavouriteParent = ActorRef<Snapshot<unknown>, FavouriteReport>;

/** The initial state. */
export interface FavouriteInput extends FavouriteState {
  parent: FavouriteParent;
}

interface Context extends FavouriteInput {
  /** The value that the server last confirmed. */
  savedIsFavourite: boolean;
}

/** Events that it takes; `favourite.received` is the server's value. */
export type FavouriteEvent = { type: 'favourite.toggled' } | { type: 'favourite.received'; isFavourite: boolean };

/** Events that it sends to its parent. */
export type FavouriteReport =
  { type: 'favourite.saved'; itemId: number } | { type: 'favourite.saveFailed'; itemId: number; error: unknown };

/** An item's favourite. Its view reads `isFavourite` only, which changes at once. */
export const favouriteMachine = setup({
  types: {} as { input: FavouriteInput; context: Context; events: FavouriteEvent; tags: 'busy' },
  actors: { saveFavourite: notProvided<void, FavouriteState>('saveFavourite') },
  actions: {
    flip: assign({ isFavourite: ({ context }) => !context.isFavourite }),
    keep: assign({ savedIsFavourite: ({ context }) => context.isFavourite }),
    rollBack: assign({ isFavourite: ({ context }) => context.savedIsFavourite }),
    take: assign({ savedIsFavourite: (_, { isFavourite }: { isFavourite: boolean }) => isFavourite }),
    reportSaved: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'favourite.saved' as const, itemId: context.itemId }),
    ),
    reportFailure: sendTo(
      ({ context }) => context.parent,
      ({ context }, { error }: { error: unknown }) => ({
        type: 'favourite.saveFailed' as const,
        itemId: context.itemId,
        error,
      }),
    ),
  },
}).createMachine({
  id: 'favourite',
  context: ({ input: { parent, itemId, isFavourite } }) => ({
    parent,
    itemId,
    isFavourite,
    savedIsFavourite: isFavourite,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'favourite.toggled': { target: 'saving', actions: 'flip' },
        'favourite.received': { actions: [{ type: 'take', params: ({ event }) => event }, 'rollBack'] },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveFavourite',
        src: 'saveFavourite',
        input: ({ context: { itemId, isFavourite } }) => ({ itemId, isFavourite }),
        onDone: { target: 'idle', actions: ['keep', 'reportSaved'] },
        onError: {
          target: 'idle',
          actions: ['rollBack', { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: {
        'favourite.toggled': { target: 'saving', reenter: true, actions: 'flip' },
        'favourite.received': { actions: { type: 'take', params: ({ event }) => event } },
      },
    },
  },
});
