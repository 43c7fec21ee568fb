/**
 * Checkout: from the cart to a placed order, sent once however often the button is pressed.
 * Specification: section 4 (after checkout), section 6 (a guest signs in first); design: "Idempotency".
 * Nothing is aborted once the order is on its way: an order may have been made. Leaving before that forgets the step
 * alone: what was filled in stays until an order is placed.
 */
import type { CheckoutForm } from '#contract/types.ts';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { errorOf, readRefusal, type Refusal } from '../kit/refusal.ts';

/** What the shopper fills in, and the total that they saw; the cart's id is added on the way. */
export type CheckoutOrder = Omit<CheckoutForm, 'cart_id'>;

/** An order on its way; an equal request asks for the same order. */
export interface CheckoutRequest {
  order: CheckoutOrder;
  /** What the cart held, as `flushCart` tells it. */
  cart: string;
}

/** What the shopper has filled in, as it stands in the form; nulls until something is chosen. */
export interface CheckoutDraft {
  deliveryId: number | null;
  pointId: number | null;
  address: string;
  recipientName: string;
  /** Under its mask. */
  recipientPhone: string;
  comment: string;
}

interface Context {
  /** All that the shopper has changed in the form. */
  edits: Partial<CheckoutDraft>;
  /** What was submitted last. */
  order: CheckoutOrder | null;
  /** What the cart held when `order` was sent; null until then. */
  cart: string | null;
  /** About `order`. */
  refusal: Refusal | null;
}

/** Events that checkout takes. */
export type CheckoutEvent =
  | { type: 'checkout.requested'; isSignedIn: boolean }
  | { type: 'checkout.left' }
  | { type: 'form.changed'; edits: Partial<CheckoutDraft> }
  | { type: 'form.submitted'; order: CheckoutOrder }
  | { type: 'retry.requested' };

/** Events that checkout emits. */
export type CheckoutEmitted =
  { type: 'signIn.required' } | { type: 'checkout.failed'; error: unknown } | { type: 'order.placed'; orderId: number };

/** Checkout; tag `busy` from the press of the button to the answer. */
export const checkoutMachine = setup({
  types: {} as {
    context: Context;
    events: CheckoutEvent;
    emitted: CheckoutEmitted;
    tags: 'busy';
  },
  actors: {
    /** Resolves once the cart's pending edits are saved, with a text that names what it holds; rejects when one was refused. */
    flushCart: notProvided<string, void>('flushCart'),
    /** The same order for an equal request, a reload between them included, until one is placed. */
    checkoutCart: notProvided<{ orderId: number }, CheckoutRequest>('checkoutCart'),
  },
  actions: {
    holdEdits: assign({ edits: (_, params: { edits: Partial<CheckoutDraft> }) => params.edits }),
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
