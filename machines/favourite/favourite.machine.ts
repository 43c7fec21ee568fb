/**
 * One item's mark as the person sees it: flipped at once, saved, rolled back to what the server last confirmed.
 * Specification: section 4 (favourites), section 8 (cancelled favourite calls are silent).
 * A second toggle aborts the save in flight. The aborted call may be carried out all the same, so that the new value is
 * saved even where it is the confirmed one.
 */
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';

/** Whether an item is marked. */
export interface Mark {
  itemId: number;
  isMarked: boolean;
}

interface Context extends Mark {
  /** What the server last confirmed. */
  savedIsMarked: boolean;
}

/** Events that a mark takes; `mark.received` is news from the server. */
export type FavouriteEvent = { type: 'favourite.toggled' } | { type: 'mark.received'; isMarked: boolean };

/** What a mark tells the world. */
export type FavouriteFact =
  | { type: 'favourite.saved'; itemId: number }
  | { type: 'favourite.saveFailed'; itemId: number; error: unknown };

/** An item's mark; its view asks for `isMarked` alone, since it shows the wish at once. */
export const favouriteMachine = setup({
  types: {} as { input: Mark; context: Context; events: FavouriteEvent; emitted: FavouriteFact; tags: 'busy' },
  actors: { saveFavourite: notProvided<void, Mark>('saveFavourite') },
  actions: {
    flip: assign({ isMarked: ({ context }) => !context.isMarked }),
    keep: assign({ savedIsMarked: ({ context }) => context.isMarked }),
    rollBack: assign({ isMarked: ({ context }) => context.savedIsMarked }),
    take: assign({ savedIsMarked: (_, { isMarked }: { isMarked: boolean }) => isMarked }),
    reportSaved: emit(({ context }) => ({ type: 'favourite.saved' as const, itemId: context.itemId })),
    reportFailure: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'favourite.saveFailed' as const,
      itemId: context.itemId,
      error,
    })),
  },
}).createMachine({
  id: 'favourite',
  context: ({ input: { itemId, isMarked } }) => ({ itemId, isMarked, savedIsMarked: isMarked }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'favourite.toggled': { target: 'saving', actions: 'flip' },
        'mark.received': { actions: [{ type: 'take', params: ({ event }) => event }, 'rollBack'] },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveFavourite',
        src: 'saveFavourite',
        input: ({ context: { itemId, isMarked } }) => ({ itemId, isMarked }),
        onDone: { target: 'idle', actions: ['keep', 'reportSaved'] },
        onError: { target: 'idle', actions: ['rollBack', { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) }] },
      },
      on: {
        'favourite.toggled': { target: 'saving', reenter: true, actions: 'flip' },
        'mark.received': { actions: { type: 'take', params: ({ event }) => event } },
      },
    },
  },
});
