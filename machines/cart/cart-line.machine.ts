/**
 * One line of the cart: what the person has changed in it, saved after a rest, again and again while the server is not
 * reached, and its removal. The saved count and comment stay with the view's query; the edits lie over them.
 * Specification: section 4 (cart), section 5 (quantity input), section 8 (cancelled updates are silent).
 * A newer edit and a request for removal abort the save in flight: edits are kept until they are saved, so the next
 * save makes up for it. Leaving `asking` takes the question back.
 */
import { assign, sendTo, setup, type ActorRef, type Snapshot } from 'xstate';
import { CART_EDIT_IDLE_MS, CART_RESEND_MS, QUANTITY_MAX, QUANTITY_MIN } from '../kit/constants.ts';
import { notProvided } from '../kit/not-provided.ts';

/** What a person may change in a line. */
export interface CartLineValues {
  count: number;
  comment: string;
}

/** What the person has changed since the last save; wins over what is saved. */
export type CartLineEdits = Partial<CartLineValues>;

/** Which line of which cart. */
export interface CartLineKey {
  cartId: string;
  lineId: number;
}

/** Whoever a line reports to: its cart. */
export type CartLineParent = ActorRef<Snapshot<unknown>, CartLineReport>;

/** What a line starts with; `idleMs` is the rest before an edit is sent, `resendMs` that before it is sent again. */
export interface CartLineInput extends CartLineKey {
  parent: CartLineParent;
  idleMs?: number;
  resendMs?: number;
}

interface Context extends CartLineKey {
  parent: CartLineParent;
  idleMs: number;
  resendMs: number;
  edits: CartLineEdits;
  /** Whether the last save was lost. */
  isLost: boolean;
}

/** Events that a cart line takes. */
export type CartLineEvent =
  | { type: 'count.changed'; count: number }
  | { type: 'comment.changed'; comment: string }
  | { type: 'flush.requested' }
  | { type: 'connection.restored' }
  | { type: 'deletion.requested' };

/** What a cart line tells its parent. */
export type CartLineReport =
  | { type: 'line.saveFailed'; lineId: number; error: unknown }
  /** The edit did not reach the server, or the server could not take it now: it is kept and will be sent again. */
  | { type: 'line.saveLost'; lineId: number; error: unknown; isRepeated: boolean }
  | { type: 'line.deleteFailed'; lineId: number; error: unknown };

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** Whether a failure says nothing about what was sent: the server did not get it, could not take it now, or its answer did not come back. */
function isLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  const status = 'status' in error ? Number(error.status) : 0;
  return status === TOO_MANY_REQUESTS || status >= SERVER_ERROR;
}

const clamp = (count: number): number => Math.min(QUANTITY_MAX, Math.max(QUANTITY_MIN, count));

/** A cart line; tags: `pending` until the server has everything, `busy` while it is asked, `hidden` once removed. */
export const cartLineMachine = setup({
  types: {} as {
    input: CartLineInput;
    context: Context;
    events: CartLineEvent;
    tags: 'pending' | 'busy' | 'hidden';
  },
  actors: {
    updateCartItem: notProvided<void, CartLineKey & { edits: CartLineEdits }>('updateCartItem'),
    confirmDeletion: notProvided<boolean, CartLineKey>('confirmDeletion'),
    deleteCartItem: notProvided<void, CartLineKey>('deleteCartItem'),
  },
  actions: {
    setCount: assign({
      edits: ({ context }, { count }: { count: number }) => ({ ...context.edits, count: clamp(count) }),
    }),
    setComment: assign({ edits: ({ context }, { comment }: { comment: string }) => ({ ...context.edits, comment }) }),
    dropEdits: assign({ edits: {}, isLost: false }),
    noteLoss: assign({ isLost: true }),
    reportSaveFailure: sendTo(
      ({ context }) => context.parent,
      ({ context }, { error }: { error: unknown }) => ({
        type: 'line.saveFailed' as const,
        lineId: context.lineId,
        error,
      }),
    ),
    reportLoss: sendTo(
      ({ context }) => context.parent,
      ({ context }, { error }: { error: unknown }) => ({
        type: 'line.saveLost' as const,
        lineId: context.lineId,
        error,
        isRepeated: context.isLost,
      }),
    ),
    reportDeleteFailure: sendTo(
      ({ context }) => context.parent,
      ({ context }, { error }: { error: unknown }) => ({
        type: 'line.deleteFailed' as const,
        lineId: context.lineId,
        error,
      }),
    ),
  },
  guards: {
    isLost: (_, { error }: { error: unknown }) => isLost(error),
    isYes: (_, { answer }: { answer: boolean }) => answer,
    hasEdits: ({ context }) => Object.keys(context.edits).length > 0,
  },
  delays: { editIdle: ({ context }) => context.idleMs, resend: ({ context }) => context.resendMs },
}).createMachine({
  id: 'cartLine',
  context: ({ input: { parent, cartId, lineId, idleMs = CART_EDIT_IDLE_MS, resendMs = CART_RESEND_MS } }) => ({
    parent,
    cartId,
    lineId,
    idleMs,
    resendMs,
    edits: {},
    isLost: false,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'count.changed': { target: 'editing', actions: { type: 'setCount', params: ({ event }) => event } },
        'comment.changed': { target: 'editing', actions: { type: 'setComment', params: ({ event }) => event } },
        'deletion.requested': 'asking',
      },
    },
    editing: {
      tags: 'pending',
      after: { editIdle: 'saving' },
      on: {
        'count.changed': {
          target: 'editing',
          reenter: true,
          actions: { type: 'setCount', params: ({ event }) => event },
        },
        'comment.changed': {
          target: 'editing',
          reenter: true,
          actions: { type: 'setComment', params: ({ event }) => event },
        },
        'flush.requested': 'saving',
        'deletion.requested': 'asking',
      },
    },
    saving: {
      tags: ['pending', 'busy'],
      invoke: {
        id: 'updateCartItem',
        src: 'updateCartItem',
        input: ({ context: { cartId, lineId, edits } }) => ({ cartId, lineId, edits }),
        onDone: { target: 'idle', actions: 'dropEdits' },
        onError: [
          {
            guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: [{ type: 'reportLoss', params: ({ event }) => ({ error: event.error }) }, 'noteLoss'],
          },
          {
            target: 'idle',
            actions: ['dropEdits', { type: 'reportSaveFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
      on: {
        'count.changed': { target: 'editing', actions: { type: 'setCount', params: ({ event }) => event } },
        'comment.changed': { target: 'editing', actions: { type: 'setComment', params: ({ event }) => event } },
        'deletion.requested': 'asking',
      },
    },
    waiting: {
      tags: 'pending',
      after: { resend: 'saving' },
      on: {
        'count.changed': { target: 'editing', actions: { type: 'setCount', params: ({ event }) => event } },
        'comment.changed': { target: 'editing', actions: { type: 'setComment', params: ({ event }) => event } },
        'flush.requested': 'saving',
        'connection.restored': 'saving',
        'deletion.requested': 'asking',
      },
    },
    asking: {
      invoke: {
        id: 'confirmDeletion',
        src: 'confirmDeletion',
        input: ({ context: { cartId, lineId } }) => ({ cartId, lineId }),
        onDone: [
          { guard: { type: 'isYes', params: ({ event }) => ({ answer: event.output }) }, target: 'deleting' },
          { guard: 'hasEdits', target: 'editing' },
          { target: 'idle' },
        ],
        onError: [{ guard: 'hasEdits', target: 'editing' }, { target: 'idle' }],
      },
      on: { 'flush.requested': { guard: 'hasEdits', target: 'saving' } },
    },
    deleting: {
      tags: ['pending', 'hidden'],
      invoke: {
        id: 'deleteCartItem',
        src: 'deleteCartItem',
        input: ({ context: { cartId, lineId } }) => ({ cartId, lineId }),
        onDone: 'deleted',
        onError: [
          {
            guard: 'hasEdits',
            target: 'editing',
            actions: { type: 'reportDeleteFailure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'idle', actions: { type: 'reportDeleteFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    deleted: { type: 'final', tags: 'hidden' },
  },
});
