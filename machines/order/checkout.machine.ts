/**
 * Checkout: from the cart to a placed order, sent once however often the button is pressed.
 * Specification: section 4 (after checkout), section 6 (a guest signs in first); design: "Idempotency".
 * Nothing is aborted once the order is on its way: an order may have been made. Leaving before that forgets the step
 * alone: what was filled in stays until an order is placed.
 */
import type { CheckoutForm } from '#contract/types.ts';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { type Refusal, refusalOf } from '../kit/refusal.ts';

/** What the shopper fills in, and the total that they saw; the cart's id is added on the way. */
export type CheckoutOrder = Omit<CheckoutForm, 'cart_id'>;

/** An order on its way: the key makes a second sending of the same order harmless. */
export interface CheckoutRequest {
  key: string;
  order: CheckoutOrder;
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
  /** What the shopper changed; the rest is as it was filled in for them. */
  edits: Partial<CheckoutDraft>;
  /** What was submitted last. */
  order: CheckoutOrder | null;
  /** Made for `order`; empty until then. */
  key: string;
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

/** What checkout tells the world. */
export type CheckoutFact =
  | { type: 'signIn.required' }
  | { type: 'checkout.failed'; error: unknown }
  | { type: 'order.placed'; orderId: number };

/** Checkout; tag `busy` from the press of the button to the answer. */
export const checkoutMachine = setup({
  types: {} as {
    context: Context;
    events: CheckoutEvent;
    emitted: CheckoutFact;
    tags: 'busy';
  },
  actors: {
    /** Resolves once the cart's pending edits are saved; rejects when one was refused. */
    flushCart: notProvided<void, void>('flushCart'),
    /** Keeps a key for this very order where a reload finds it again, and answers it. */
    keepKey: notProvided<string, CheckoutOrder>('keepKey'),
    checkoutCart: notProvided<{ orderId: number }, CheckoutRequest>('checkoutCart'),
  },
  actions: {
    change: assign({ edits: ({ context }, params: { edits: Partial<CheckoutDraft> }) => ({ ...context.edits, ...params.edits }) }),
    holdOrder: assign({ order: (_, params: { order: CheckoutOrder }) => params.order, key: '', refusal: null }),
    holdKey: assign({ key: (_, params: { key: string }) => params.key }),
    holdRefusal: assign({ refusal: (_, params: { error: unknown }) => refusalOf(params.error) }),
    dropRefusal: assign({ refusal: null }),
    forget: assign({ edits: {}, order: null, key: '' }),
    askToSignIn: emit({ type: 'signIn.required' }),
    reportFailure: emit((_, params: { error: unknown }) => ({ type: 'checkout.failed' as const, error: params.error })),
    reportPlaced: emit((_, params: { orderId: number }) => ({ type: 'order.placed' as const, orderId: params.orderId })),
  },
  guards: {
    isSignedIn: (_, params: { isSignedIn: boolean }) => params.isSignedIn,
    isUnanswered: ({ context: { key, refusal } }) => key !== '' && refusal?.code === '',
  },
}).createMachine({
  id: 'checkout',
  context: { edits: {}, order: null, key: '', refusal: null },
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
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': { target: 'flushing', actions: { type: 'holdOrder', params: ({ event }) => event } },
        'retry.requested': { guard: 'isUnanswered', target: 'sending', actions: 'dropRefusal' },
      },
    },
    flushing: {
      tags: 'busy',
      invoke: {
        id: 'flushCart',
        src: 'flushCart',
        onDone: 'keepingKey',
        onError: {
          target: 'filling',
          actions: [
            { type: 'holdRefusal', params: ({ event }) => ({ error: event.error }) },
            { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    keepingKey: {
      tags: 'busy',
      invoke: {
        id: 'keepKey',
        src: 'keepKey',
        input: ({ context }) => heldOrder(context),
        onDone: { target: 'sending', actions: { type: 'holdKey', params: ({ event }) => ({ key: event.output }) } },
        onError: {
          target: 'filling',
          actions: [
            { type: 'holdRefusal', params: ({ event }) => ({ error: event.error }) },
            { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'checkoutCart',
        src: 'checkoutCart',
        input: ({ context }) => ({ key: context.key, order: heldOrder(context) }),
        onDone: { target: 'closed', actions: [{ type: 'reportPlaced', params: ({ event }) => event.output }, 'forget'] },
        onError: {
          target: 'filling',
          actions: [
            { type: 'holdRefusal', params: ({ event }) => ({ error: event.error }) },
            { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});

function heldOrder({ order }: Context): CheckoutOrder {
  if (!order) throw new Error('An order is sent only after it was submitted');
  return order;
}
