import type { CartAddition, cartMachine, CartSummary } from '#machines/cart/cart.machine.ts';
import { someParent } from '../kit/parent.ts';
import { defineTable, type After } from '../kit/table.ts';

interface Known {
  lineIds: readonly number[];
  additions: CartAddition[];
}

/** A line of the server begins to live, or ends. */
const lineActor = (id: number): string => `line-${id}`;
const sets = ({ cartId, lineIds }: CartSummary) => ({ cartId, lineIds });
const begins = (context: Known, { cartId, lineIds }: CartSummary) =>
  Object.fromEntries(
    lineIds
      .filter((id) => !context.lineIds.includes(id))
      .map((lineId) => [lineActor(lineId), { parent: someParent, cartId, lineId }]),
  );
const ends = (context: Known, { lineIds }: CartSummary) =>
  context.lineIds.filter((id) => !lineIds.includes(id)).map(lineActor);
const keepsId = ({ cartId, isGuest }: CartSummary) =>
  isGuest ? ([{ type: 'cartId.kept', cartId }] as const) : ([{ type: 'cartId.released' }] as const);
const storesId = ({ cartId, isGuest }: CartSummary): After => ({ stored: { 'cart-id': isGuest ? cartId : null } });
const tellsAll =
  (type: string) =>
  ({ context }: { context: Known }) =>
    context.lineIds.map((id) => ({ to: lineActor(id), event: { type } }));

interface Loaded {
  context: Known;
  event: { output: CartSummary };
}
interface Received {
  context: Known;
  event: { cart: CartSummary };
}
const loads = {
  sets: ({ event }: Loaded) => sets(event.output),
  spawns: ({ context, event }: Loaded) => begins(context, event.output),
  emits: ({ event }: Loaded) => keepsId(event.output),
  after: ({ event }: Loaded) => storesId(event.output),
};
const syncs = {
  sets: ({ event }: Received) => sets(event.cart),
  spawns: ({ context, event }: Received) => begins(context, event.cart),
  stops: ({ context, event }: Received) => ends(context, event.cart),
};

interface Chosen {
  context: Known;
  event: CartAddition;
}
const adds = ({ context, event: { itemId, count } }: Chosen) => ({
  additions: [...context.additions, { itemId, count }],
});
const isNotWaiting = ({ context, event }: Chosen): boolean =>
  context.additions.every(({ itemId }) => itemId !== event.itemId);
const isLast = ({ context }: { context: Known }): boolean => context.additions.length === 1;
const hasMore = ({ context }: { context: Known }): boolean => context.additions.length > 1;
const dropsFirst = ({ context }: { context: Known }) => ({ additions: context.additions.slice(1) });
const firstOf = ({ additions: [first] }: Known): CartAddition => {
  if (!first) throw new Error('Nothing is being added');
  return first;
};

/** The cart that the page shows may be out of date. */
const asks = ({ context }: { context: { cartId: string | null } }): string[] => [
  context.cartId === 'c1' ? 'GET /cart/?cart_id=c1' : 'GET /cart/',
];
/** A line that was refused is told of; the cart is read again, if that isn't under way already. */
const refuses = <Type extends 'line.saveFailed' | 'line.deleteFailed'>(
  type: Type,
  { error }: { error: string },
  what: string,
) => {
  const row = { on: type, emits: [{ type, lineId: 1, error }] } as const;
  const messages = [`Ошибка сервера · ${what}`];
  return [
    { in: 'loading', ...row, after: { messages } },
    {
      in: ['failed', 'ready'],
      ...row,
      after: (step: { context: Known & { cartId: string | null } }) => ({ messages, asks: asks(step) }),
    },
  ];
};

/** Specification: section 4 (cart), section 3 (a guest's cart id is kept). */
export const cartTable = defineTable<typeof cartMachine>({
  starts: [{ to: 'loading', context: { cartId: null, lineIds: [], additions: [] } }],
  states: {
    loading: { tags: ['busy'], calls: { getCart: undefined } },
    failed: {},
    ready: {},
    'ready.idle': {},
    'ready.adding': {
      calls: { addCartItem: (context) => ({ cartId: context.cartId ?? 'none', ...firstOf(context) }) },
    },
  },
  rows: [
    ...refuses('line.saveFailed', { error: 'refused' }, 'Не удалось сохранить изменения в корзине'),
    { in: '*', on: 'line.saveLost', emits: [{ type: 'line.saveLost', lineId: 1, error: 'lost', isRepeated: true }] },
    ...refuses('line.deleteFailed', { error: 'kept' }, 'Не удалось удалить товар'),
    { in: 'loading', on: 'item.chosen', when: isNotWaiting, sets: adds },
    {
      in: 'loading',
      on: 'getCart done',
      when: ({ context }) => context.additions.length > 0,
      to: 'ready.adding',
      ...loads,
    },
    {
      in: 'loading',
      on: 'getCart done',
      when: ({ context }) => context.additions.length === 0,
      to: 'ready.idle',
      ...loads,
    },
    {
      in: 'loading',
      on: 'getCart failed',
      to: 'failed',
      sets: { additions: [] },
      emits: ({ event }) => [{ type: 'cart.loadFailed', error: event.error }],
      after: { messages: ['Нет связи с магазином · Не удалось получить корзину'] },
    },
    { in: 'failed', on: 'retry.requested', to: 'loading' },
    { in: 'failed', on: 'connection.restored', to: 'loading' },
    { in: 'failed', on: 'item.chosen', to: 'loading', sets: adds },
    {
      in: 'failed',
      on: 'cart.received',
      to: 'ready.idle',
      ...syncs,
      emits: ({ event }) => keepsId(event.cart),
      after: ({ event }) => storesId(event.cart),
    },
    { in: 'ready', on: 'cart.received', ...syncs },
    { in: 'ready', on: 'flush.requested', sends: tellsAll('flush.requested') },
    { in: 'ready', on: 'connection.restored', sends: tellsAll('connection.restored') },
    { in: 'ready.idle', on: 'item.chosen', to: 'ready.adding', sets: adds },
    { in: 'ready.adding', on: 'item.chosen', when: isNotWaiting, sets: adds },
    {
      in: 'ready.adding',
      on: 'addCartItem done',
      when: hasMore,
      to: 'ready.adding',
      again: true,
      sets: dropsFirst,
      emits: ({ context }) => [{ type: 'item.added', itemId: firstOf(context).itemId }],
    },
    {
      in: 'ready.adding',
      on: 'addCartItem done',
      when: isLast,
      to: 'ready.idle',
      sets: dropsFirst,
      emits: ({ context }) => [{ type: 'item.added', itemId: firstOf(context).itemId }],
    },
    {
      in: 'ready.adding',
      on: 'addCartItem failed',
      when: hasMore,
      to: 'ready.adding',
      again: true,
      sets: dropsFirst,
      emits: ({ context, event }) => [{ type: 'item.addFailed', itemId: firstOf(context).itemId, error: event.error }],
      after: (step) => ({
        messages: ['Нет связи с магазином · Не удалось добавить товар в корзину'],
        asks: asks(step),
      }),
    },
    {
      in: 'ready.adding',
      on: 'addCartItem failed',
      when: isLast,
      to: 'ready.idle',
      sets: dropsFirst,
      emits: ({ context, event }) => [{ type: 'item.addFailed', itemId: firstOf(context).itemId, error: event.error }],
      after: (step) => ({
        messages: ['Нет связи с магазином · Не удалось добавить товар в корзину'],
        asks: asks(step),
      }),
    },
  ],
  requests: {
    getCart: () => [{ method: 'GET', path: '/cart/', goesOn: true }],
    addCartItem: ({ cartId, itemId, count }) => [
      { method: 'POST', path: `/cart/${cartId}/cart-item/`, body: { item_id: itemId, count, comment: '' } },
    ],
  },
});
