/**
 * One line of the cart: saves the person's edits after a pause, repeats the save while the server can't be reached, and
 * deletes the line. The context holds the edits only; the saved count and comment are in the query cache.
 * Specification: section 4 (cart), section 5 (quantity input), section 8 (cancelled updates are silent).
 * A newer edit or a deletion aborts the running save. Nothing is lost by that: edits are kept until a save succeeds.
 * Leaving `asking` closes the question.
 */
import { assign, sendTo, setup, type ActorRef, type Snapshot } from 'xstate';
import { CART_EDIT_IDLE_MS, CART_RESEND_MS, QUANTITY_MAX, QUANTITY_MIN } from '#common/constants.ts';
import { notProvided } from '../kit/not-provided.ts';

/** The values that a person may change in a line. */
export interface CartLineValues {
  count: number;
  comment: string;
}

/** The changes since the last save; shown in place of the saved values. */
export type CartLineEdits = Partial<CartLineValues>;

/** The ids of a line and its cart. */
export interface CartLineKey {
  cartId: string;
  lineId: number;
}

/** The parent of a line: its cart. */
export type CartLineParent = ActorRef<Snapshot<unknown>, CartLineReport>;

/** `idleMs` is the pause before edits are saved, `resendMs` the pause before a lost save is repeated. */
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

/** Events that a cart line sends to its parent. */
export type CartLineReport =
  | { type: 'line.saveFailed'; lineId: number; error: unknown }
  /** The save didn't reach the server, or the server was unable to handle it: the edits are kept and sent again. */
  | { type: 'line.saveLost'; lineId: number; error: unknown; isRepeated: boolean }
  | { type: 'line.deleteFailed'; lineId: number; error: unknown };

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/**
 * Whether the save may succeed if it is repeated: there was no connection or answer, or the server was unable to handle
 * it.
 */
function isLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  const status = 'status' in error ? Number(error.status) : 0;
  return status === TOO_MANY_REQUESTS || status >= SERVER_ERROR;
}

const clamp = (count: number): number => Math.min(QUANTITY_MAX, Math.max(QUANTITY_MIN, count));

/** A cart line. Tags: `pending` until all edits are saved, `busy` during a request, `hidden` once deleted. */
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
