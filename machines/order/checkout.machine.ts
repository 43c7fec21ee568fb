/**
 * Checkout: from the cart to a placed order, which is placed once even if the button is pressed several times.
 * Specification: section 4 (after checkout), section 6 (a guest signs in first); design: "Idempotency".
 * A sent order is never aborted, since it may have been placed. Leaving before that closes the step only: the form's
 * edits are kept until an order is placed.
 */
import type { CheckoutForm } from '#contract/types.ts';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { errorOf, readRefusal, type Refusal } from '../kit/refusal.ts';

/** The filled-in order and the total that the person saw; the effect adds the cart's id. */
export type CheckoutOrder = Omit<CheckoutForm, 'cart_id'>;

/** An order to be sent; equal requests have the same idempotency key. */
export interface CheckoutRequest {
  order: CheckoutOrder;
  /** The cart's contents, from `flushCart`. */
  cart: string;
}

/** The values of the form; null until something is chosen. */
export interface CheckoutDraft {
  deliveryId: number | null;
  pointId: number | null;
  address: string;
  recipientName: string;
  /** As masked. */
  recipientPhone: string;
  comment: string;
}

/** The same of a cart's: `joinedId` is the order that its lines join, null for an order of their own. */
export interface CartDraft extends CheckoutDraft {
  joinedId: number | null;
}

interface Context {
  /** The changed fields of the form. */
  edits: Partial<CartDraft>;
  /** The order that was submitted last. */
  order: CheckoutOrder | null;
  /** The cart's contents when `order` was sent; null until then. */
  cart: string | null;
  /** The refusal of `order`. */
  refusal: Refusal | null;
}

/** Events that checkout takes. */
export type CheckoutEvent =
  | { type: 'checkout.requested'; isSignedIn: boolean }
  | { type: 'checkout.left' }
  | { type: 'form.changed'; edits: Partial<CartDraft> }
  | { type: 'form.submitted'; order: CheckoutOrder }
  | { type: 'retry.requested' };

/** Events that checkout emits. */
export type CheckoutEmitted =
  { type: 'signIn.required' } | { type: 'checkout.failed'; error: unknown } | { type: 'order.placed'; orderId: number };

/** Checkout; tag `busy` from the submit to the answer. */
export const checkoutMachine = setup({
  types: {} as {
    context: Context;
    events: CheckoutEvent;
    emitted: CheckoutEmitted;
    tags: 'busy';
  },
  actors: {
    /** Resolves with the cart's contents as a text once all edits are saved; rejects if one was refused. */
    flushCart: notProvided<string, void>('flushCart'),
    /** Equal requests place one order, even after a reload, until one is confirmed. */
    checkoutCart: notProvided<{ orderId: number }, CheckoutRequest>('checkoutCart'),
  },
  actions: {
    holdEdits: assign({ edits: (_, params: { edits: Partial<CartDraft> }) => params.edits }),
    holdOrder: assign({ order: (_, params: { order: CheckoutOrder }) => params.order, cart: null, refusal: null }),
    holdCart: assign({ cart: (_, params: { cart: string }) => params.cart }),
    holdRefusal: assign({ refusal: (_, params: { error: unknown }) => readRefusal(params.error) }),
    dropRefusal: assign({ refusal: null }),
    forget: assign({ edits: {}, order: null, cart: null }),
    askToSignIn: emit({ type: 'signIn.required' }),
    reportFailure: emit((_, params: { error: unknown }) => ({ type: 'checkout.failed' as const, error: params.error })),
    reportPlaced: emit((_, params: { orderId: number }) => ({
      type: 'order.placed' as const,
      orderId: params.orderId,
    })),
  },
  guards: {
    isSignedIn: (_, params: { isSignedIn: boolean }) => params.isSignedIn,
    isUnanswered: ({ context: { cart, refusal } }) => cart !== null && refusal?.code === '',
  },
}).createMachine({
  id: 'checkout',
  context: { edits: {}, order: null, cart: null, refusal: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'checkout.requested': [
          { guard: { type: 'isSignedIn', params: ({ event }) => event }, target: 'filling' },
          { actions: 'askToSignIn' },
        ],
      },
    },
    filling: {
      on: {
        'checkout.left': { target: 'closed', actions: 'dropRefusal' },
        'form.changed': { actions: { type: 'holdEdits', params: ({ event }) => event } },
        'form.submitted': { target: 'flushing', actions: { type: 'holdOrder', params: ({ event }) => event } },
        'retry.requested': { guard: 'isUnanswered', target: 'sending', actions: 'dropRefusal' },
      },
    },
    flushing: {
      tags: 'busy',
      invoke: {
        id: 'flushCart',
        src: 'flushCart',
        onDone: { target: 'sending', actions: { type: 'holdCart', params: ({ event }) => ({ cart: event.output }) } },
        onError: {
          target: 'filling',
          actions: [
            { type: 'holdRefusal', params: errorOf },
            { type: 'reportFailure', params: errorOf },
          ],
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'checkoutCart',
        src: 'checkoutCart',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'closed',
          actions: [{ type: 'reportPlaced', params: ({ event }) => event.output }, 'forget'],
        },
        onError: {
          target: 'filling',
          actions: [
            { type: 'holdRefusal', params: errorOf },
            { type: 'reportFailure', params: errorOf },
          ],
        },
      },
    },
  },
});

function requestOf({ order, cart }: Context): CheckoutRequest {
  if (!order || cart === null) throw new Error('An order is sent only after it was submitted and the cart was saved');
  return { order, cart };
}
