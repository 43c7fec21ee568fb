/**
 * Placing a photo order, without a cart: it is placed once even if the button is pressed several times. If the server
 * answers with warnings and the person confirms, it is sent again with `force`.
 * Specification: section 4 (FORCE_REQUIRED), section 6 (needs create_order); design: "Creating a placed order".
 * Nothing is aborted: a sent order may have been placed.
 */
import type { OrderWarning, PlacedOrderForm } from '#contract/types.ts';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { errorOf, readRefusal, type Refusal } from '../kit/refusal.ts';

/** The filled-in order; the machine adds `force`. */
export type PlacingForm = Omit<PlacedOrderForm, 'force'>;

/** The server's answer: an order, or warnings to confirm. */
export type PlacingAnswer = { orderId: number } | { warnings: OrderWarning[] };

interface Context {
  /** The order that was submitted last. */
  order: PlacingForm | null;
  /** The warnings of `order` that the person is asked about, or has confirmed. */
  warnings: readonly OrderWarning[];
  /** The refusal of `order`. */
  refusal: Refusal | null;
}

/** Events that placing an order takes. */
export type PlacingOrderEvent =
  { type: 'form.submitted'; order: PlacingForm } | { type: 'force.confirmed' } | { type: 'force.declined' };

/** Events that placing an order emits. */
export type PlacingOrderEmitted =
  { type: 'placing.failed'; error: unknown } | { type: 'order.placed'; orderId: number };

/** Placing an order; tag `busy` from the submit to the answer. */
export const placingOrderMachine = setup({
  types: {} as { context: Context; events: PlacingOrderEvent; emitted: PlacingOrderEmitted; tags: 'busy' },
  actors: {
    /** Equal orders, forced or not, place one order until it is confirmed. */
    createPlacedOrder: notProvided<PlacingAnswer, PlacedOrderForm>('createPlacedOrder'),
  },
  actions: {
    holdOrder: assign({ order: (_, params: { order: PlacingForm }) => params.order, refusal: null }),
    holdWarnings: assign({ warnings: (_, params: { warnings: readonly OrderWarning[] }) => params.warnings }),
    dropWarnings: assign({ warnings: [] }),
    holdRefusal: assign({ refusal: (_, params: { error: unknown }) => readRefusal(params.error) }),
    forget: assign({ order: null, warnings: [], refusal: null }),
    reportFailure: emit((_, params: { error: unknown }) => ({ type: 'placing.failed' as const, error: params.error })),
    reportPlaced: emit((_, params: { orderId: number }) => ({
      type: 'order.placed' as const,
      orderId: params.orderId,
    })),
  },
  guards: {
    isPlaced: (_, { answer }: { answer: PlacingAnswer }) => 'orderId' in answer,
  },
}).createMachine({
  id: 'placingOrder',
  context: { order: null, warnings: [], refusal: null },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'form.submitted': { target: 'sending', actions: { type: 'holdOrder', params: ({ event }) => event } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'createPlacedOrder',
        src: 'createPlacedOrder',
        // Warnings in the context at this point are those that the person has confirmed.
        input: ({ context }) => ({ ...heldOrder(context), force: context.warnings.length > 0 }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => ({ answer: event.output }) },
            target: 'filling',
            actions: [
              { type: 'reportPlaced', params: ({ event }) => ({ orderId: orderIdOf(event.output) }) },
              'forget',
            ],
          },
          {
            target: 'askingForce',
            actions: { type: 'holdWarnings', params: ({ event }) => ({ warnings: warningsOf(event.output) }) },
          },
        ],
        onError: {
          target: 'filling',
          actions: [
            'dropWarnings',
            { type: 'holdRefusal', params: errorOf },
            { type: 'reportFailure', params: errorOf },
          ],
        },
      },
    },
    askingForce: {
      on: {
        'force.confirmed': 'sending',
        'force.declined': { target: 'filling', actions: 'dropWarnings' },
      },
    },
  },
});

function heldOrder({ order }: Context): PlacingForm {
  if (!order) throw new Error('An order is sent only after it was submitted');
  return order;
}

function orderIdOf(answer: PlacingAnswer): number {
  return 'orderId' in answer ? answer.orderId : 0;
}

function warningsOf(answer: PlacingAnswer): readonly OrderWarning[] {
  return 'warnings' in answer ? answer.warnings : [];
}
