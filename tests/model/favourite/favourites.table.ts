import type { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { someParent } from '../kit/parent.ts';
import { defineTable, type After } from '../kit/table.ts';

interface Known {
  favouriteIds: readonly number[] | null;
  touchedIds: readonly number[];
}
interface Toggled {
  context: Known;
  event: { itemId: number };
}
const isListed = ({ favouriteIds }: Known, itemId: number): boolean => favouriteIds?.includes(itemId) ?? false;
const isNew = ({ context, event }: Toggled): boolean => !context.touchedIds.includes(event.itemId);

/** A touch of an item: its own actor begins with what the list says, and is told of every touch. */
const touches = {
  sets: (step: Toggled) => (isNew(step) ? { touchedIds: [...step.context.touchedIds, step.event.itemId] } : {}),
  spawns: (step: Toggled) =>
    isNew(step)
      ? {
          [`favourite-${step.event.itemId}`]: {
            parent: someParent,
            itemId: step.event.itemId,
            isFavourite: isListed(step.context, step.event.itemId),
          },
        }
      : {},
  sends: ({ event }: Toggled) => [{ to: `favourite-${event.itemId}`, event: { type: 'favourite.toggled' } }],
};

/** The page of favourites is read again when it is next shown. */
const saved: After = { refreshed: ['listItems {"favourite":true}'] };

/** Specification: section 4 (favourites), section 6 (favourites require login). */
export const favouritesTable = defineTable<typeof favouritesMachine>({
  starts: [{ to: 'guest', context: { favouriteIds: null, touchedIds: [] } }],
  states: {
    guest: {},
    loading: { tags: ['busy'], calls: { listFavourites: undefined } },
    ready: {},
    failed: {},
  },
  rows: [
    { in: 'guest', on: 'account.entered', to: 'loading' },
    {
      in: 'guest',
      on: 'item.toggled',
      emits: ({ event }) => [{ type: 'signIn.required', itemId: event.itemId }],
      after: ({ event }) => ({
        tells: [{ to: 'login', event: { type: 'dialog.opened', reason: 'favourite' } }],
        stored: { 'favourite-wish': event.itemId === 1 ? '1' : '2' },
      }),
    },
    {
      in: 'loading',
      on: 'listFavourites done',
      to: 'ready',
      sets: ({ event }) => ({ favouriteIds: event.output }),
      sends: ({ context, event }) =>
        context.touchedIds.map((id) => ({
          to: `favourite-${id}`,
          event: { type: 'favourite.received', isFavourite: event.output.includes(id) },
        })),
    },
    {
      in: 'loading',
      on: 'listFavourites failed',
      when: ({ context }) => context.favouriteIds === null,
      to: 'failed',
      emits: ({ event }) => [{ type: 'favourites.loadFailed', error: event.error }],
      after: { messages: ['Нет связи с магазином · Не удалось получить понравившиеся товары'] },
    },
    { in: 'loading', on: 'listFavourites failed', when: ({ context }) => context.favouriteIds !== null, to: 'failed' },
    { in: 'loading', on: 'item.toggled', to: 'loading', again: true, ...touches },
    {
      in: 'loading',
      on: 'favourite.saved',
      to: 'loading',
      again: true,
      emits: [{ type: 'favourite.saved', itemId: 1 }],
      after: saved,
    },
    { in: ['ready', 'failed'], on: 'favourite.saved', emits: [{ type: 'favourite.saved', itemId: 1 }], after: saved },
    {
      in: 'loading',
      on: 'favourite.saveFailed',
      to: 'loading',
      again: true,
      emits: [{ type: 'favourite.saveFailed', itemId: 2, error: 'refused' }],
      after: { messages: ['Ошибка сервера · Не удалось изменить понравившиеся товары'] },
    },
    {
      in: ['ready', 'failed'],
      on: 'favourite.saveFailed',
      to: 'loading',
      emits: [{ type: 'favourite.saveFailed', itemId: 2, error: 'refused' }],
      after: { messages: ['Ошибка сервера · Не удалось изменить понравившиеся товары'] },
    },
    { in: 'loading', on: 'list.outdated', to: 'loading', again: true },
    { in: 'ready', on: 'item.toggled', ...touches },
    { in: 'ready', on: 'list.outdated', to: 'loading' },
    { in: 'failed', on: 'item.toggled', to: 'loading', ...touches },
    { in: 'failed', on: 'list.outdated', to: 'loading' },
  ],
  requests: { listFavourites: () => [{ method: 'POST', path: '/favourite/list/' }] },
});
