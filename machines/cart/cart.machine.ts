/**
 * The cart of a guest or of an account: loads or merges it, adds items one at a time, and runs a child actor for each
 * line until the server no longer has the line.
 * Specification: section 4 (cart), section 3 (storage of the cart id); design: "Guest cart at sign-in".
 * Only the end of the page aborts anything: lines are saved while the drawer is closed.
 */
import { assign, emit, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { cartLineMachine, type CartLineReport } from './cart-line.machine.ts';

/** The part of a cart that the machine needs; the values of its lines are in the query cache. */
export interface CartSummary {
  cartId: string;
  isGuest: boolean;
  lineIds: readonly number[];
}

/** An item to be added to the cart. */
export interface CartAddition {
  itemId: number;
  count: number;
}

interface Context {
  /** Null until the cart has loaded. */
  cartId: string | null;
  lineIds: readonly number[];
  /** Items to be added; the first is being sent. */
  additions: CartAddition[];
}

/** Events that the cart takes; `cart.received` is a new state of the cart, such as from a refetch. */
export type CartEvent =
  | { type: 'item.chosen'; itemId: number; count: number }
  | { type: 'retry.requested' }
  | { type: 'cart.received'; cart: CartSummary }
  | { type: 'flush.requested' }
  | { type: 'connection.restored' }
  | CartLineReport;

/** Events that the cart emits. */
export type CartEmitted =
  | { type: 'cartId.kept'; cartId: string }
  | { type: 'cartId.released' }
  | { type: 'cart.loadFailed'; error: unknown }
  | { type: 'item.added'; itemId: number }
  | { type: 'item.addFailed'; itemId: number; error: unknown }
  | CartLineReport;

/** The id of a line's actor among the cart's children. */
export const lineActorId = (lineId: number): `line-${number}` => `line-${lineId}`;

/** The cart; tag `busy` while it is being fetched. */
export const cartMachine = setup({
  types: {} as {
    context: Context;
    events: CartEvent;
    emitted: CartEmitted;
    children: Record<`line-${number}`, 'cartLine'>;
    tags: 'busy';
  },
  actors: {
    getCart: notProvided<CartSummary, void>('getCart'),
    addCartItem: notProvided<void, CartAddition & { cartId: string }>('addCartItem'),
    cartLine: cartLineMachine,
  },
  actions: {
    syncLines: enqueueActions(({ context, enqueue, self }, { cartId, lineIds }: CartSummary) => {
      for (const id of context.lineIds) if (!lineIds.includes(id)) enqueue.stopChild(lineActorId(id));
      for (const lineId of lineIds)
        if (!context.lineIds.includes(lineId))
          enqueue.spawnChild('cartLine', { id: lineActorId(lineId), input: { parent: self, cartId, lineId } });
      // The same list stays the same value, so that nobody follows its lines again.
      const isSame = lineIds.length === context.lineIds.length && lineIds.every((id, at) => id === context.lineIds[at]);
      enqueue.assign({ cartId, lineIds: isSame ? context.lineIds : lineIds });
    }),
    tellLines: enqueueActions(({ context, enqueue }, { type }: { type: 'flush.requested' | 'connection.restored' }) => {
      for (const id of context.lineIds) enqueue.sendTo(lineActorId(id), { type });
    }),
    enqueueItem: assign({
      additions: ({ context }, { itemId, count }: CartAddition) => [...context.additions, { itemId, count }],
    }),
    dequeueItem: assign({ additions: ({ context }) => context.additions.slice(1) }),
    dropAdditions: assign({ additions: [] }),
    keepOrReleaseId: emit((_, { cartId, isGuest }: CartSummary) =>
      isGuest ? { type: 'cartId.kept' as const, cartId } : { type: 'cartId.released' as const },
    ),
    passOn: emit((_, report: CartLineReport) => report),
    reportLoadFailure: emit((_, { error }: { error: unknown }) => ({ type: 'cart.loadFailed' as const, error })),
    reportAdded: emit(({ context }) => ({ type: 'item.added' as const, itemId: context.additions[0]?.itemId ?? 0 })),
    reportAddFailure: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'item.addFailed' as const,
      itemId: context.additions[0]?.itemId ?? 0,
      error,
    })),
  },
  guards: {
    isNotWaiting: ({ context }, { itemId }: { itemId: number }) =>
      context.additions.every((addition) => addition.itemId !== itemId),
    hasAdditions: ({ context }) => context.additions.length > 0,
    hasMoreAdditions: ({ context }) => context.additions.length > 1,
  },
}).createMachine({
  id: 'cart',
  context: { cartId: null, lineIds: [], additions: [] },
  initial: 'loading',
  on: {
    'line.saveFailed': { actions: { type: 'passOn', params: ({ event }) => event } },
    'line.saveLost': { actions: { type: 'passOn', params: ({ event }) => event } },
    'line.deleteFailed': { actions: { type: 'passOn', params: ({ event }) => event } },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getCart',
        src: 'getCart',
        onDone: [
          {
            guard: 'hasAdditions',
            target: 'ready.adding',
            actions: [
              { type: 'syncLines', params: ({ event }) => event.output },
              { type: 'keepOrReleaseId', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'ready',
            actions: [
              { type: 'syncLines', params: ({ event }) => event.output },
              { type: 'keepOrReleaseId', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: ['dropAdditions', { type: 'reportLoadFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: {
        'item.chosen': {
          guard: { type: 'isNotWaiting', params: ({ event }) => event },
          actions: { type: 'enqueueItem', params: ({ event }) => event },
        },
      },
    },
    failed: {
      on: {
        'retry.requested': 'loading',
        'connection.restored': 'loading',
        'cart.received': {
          target: 'ready',
          actions: [
            { type: 'syncLines', params: ({ event }) => event.cart },
            { type: 'keepOrReleaseId', params: ({ event }) => event.cart },
          ],
        },
        'item.chosen': { target: 'loading', actions: { type: 'enqueueItem', params: ({ event }) => event } },
      },
    },
    ready: {
      initial: 'idle',
      on: {
        'cart.received': { actions: { type: 'syncLines', params: ({ event }) => event.cart } },
        'flush.requested': { actions: { type: 'tellLines', params: ({ event }) => event } },
        'connection.restored': { actions: { type: 'tellLines', params: ({ event }) => event } },
      },
      states: {
        idle: {
          on: { 'item.chosen': { target: 'adding', actions: { type: 'enqueueItem', params: ({ event }) => event } } },
        },
        adding: {
          invoke: {
            id: 'addCartItem',
            src: 'addCartItem',
            input: ({ context: { cartId, additions } }) => ({
              cartId: cartId ?? '',
              ...(additions[0] ?? { itemId: 0, count: 0 }),
            }),
            onDone: [
              { guard: 'hasMoreAdditions', target: 'adding', reenter: true, actions: ['reportAdded', 'dequeueItem'] },
              { target: 'idle', actions: ['reportAdded', 'dequeueItem'] },
            ],
            onError: [
              {
                guard: 'hasMoreAdditions',
                target: 'adding',
                reenter: true,
                actions: [{ type: 'reportAddFailure', params: ({ event }) => ({ error: event.error }) }, 'dequeueItem'],
              },
              {
                target: 'idle',
                actions: [{ type: 'reportAddFailure', params: ({ event }) => ({ error: event.error }) }, 'dequeueItem'],
              },
            ],
          },
          on: {
            'item.chosen': {
              guard: { type: 'isNotWaiting', params: ({ event }) => event },
              actions: { type: 'enqueueItem', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

/** The running lines, in the cart's order. */
export function linesOf({
  children,
  context,
}: SnapshotFrom<typeof cartMachine>): ActorRefFrom<typeof cartLineMachine>[] {
  return context.lineIds.flatMap((id) => children[lineActorId(id)] ?? []);
}
