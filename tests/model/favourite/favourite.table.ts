import type { favouriteMachine } from '#machines/favourite/favourite.machine.ts';
import { someParent } from '../kit/parent.ts';
import { defineTable } from '../kit/table.ts';

/** Specification: section 4 (favourites): shown at once, saved, taken back when the save failed. */
export const favouriteTable = defineTable<typeof favouriteMachine>({
  starts: [
    { to: 'idle', context: { parent: someParent, itemId: 1, isFavourite: false, savedIsFavourite: false } },
    { to: 'idle', context: { parent: someParent, itemId: 1, isFavourite: true, savedIsFavourite: true } },
  ],
  states: {
    idle: {},
    saving: { tags: ['busy'], calls: { saveFavourite: ({ isFavourite }) => ({ itemId: 1, isFavourite }) } },
  },
  rows: [
    {
      in: 'idle',
      on: 'favourite.toggled',
      to: 'saving',
      sets: ({ context }) => ({ isFavourite: !context.isFavourite }),
    },
    {
      in: 'idle',
      on: 'favourite.received',
      sets: ({ event }) => ({ isFavourite: event.isFavourite, savedIsFavourite: event.isFavourite }),
    },
    {
      in: 'saving',
      on: 'favourite.toggled',
      to: 'saving',
      again: true,
      sets: ({ context }) => ({ isFavourite: !context.isFavourite }),
    },
    { in: 'saving', on: 'favourite.received', sets: ({ event }) => ({ savedIsFavourite: event.isFavourite }) },
    {
      in: 'saving',
      on: 'saveFavourite done',
      to: 'idle',
      sets: ({ context }) => ({ savedIsFavourite: context.isFavourite }),
      sends: () => [{ to: 'parent', event: { type: 'favourite.saved', itemId: 1 } }],
    },
    {
      in: 'saving',
      on: 'saveFavourite failed',
      to: 'idle',
      sets: ({ context }) => ({ isFavourite: context.savedIsFavourite }),
      sends: ({ event }) => [{ to: 'parent', event: { type: 'favourite.saveFailed', itemId: 1, error: event.error } }],
    },
  ],
  requests: {
    saveFavourite: ({ itemId, isFavourite }) => [
      isFavourite
        ? { method: 'POST', path: '/favourite/', body: { item_id: itemId }, isNumbered: true, keepalive: true }
        : { method: 'DELETE', path: `/favourite/${itemId}/`, isNumbered: true, keepalive: true },
    ],
  },
});
