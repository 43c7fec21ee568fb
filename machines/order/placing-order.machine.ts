/**
 * An order that is placed without a cart, of one's own photos: filled in, sent once, and sent again with force where the
 * server found something doubtful and the person said yes.
 * Specification: section 4 (FORCE_REQUIRED), section 6 (needs create_order); design: "Creating a placed order".
 * Nothing is aborted once the order is on its way: an order may have been made. What was filled in stays until an order is
 * placed.
 */
import type { OrderWarning, PlacedOrderForm } from '#contract/types.ts';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { type Refusal, refusalOf } from '../kit/refusal.ts';
import type { CheckoutDraft } from './checkout.machine.ts';

/** What the person has put together; whether it is forced is the machine's to say. */
export type PlacingForm = Omit<PlacedOrderForm, 'force'>;

/** An order on its way: the key makes a second sending of the same order harmless. */
export interface PlacingRequest {
  key: string;
  order: PlacedOrderForm;
}

/** The server's answer: an order, or why it asks again. */
export type PlacingAnswer = { orderId: number } | { warnings: OrderWarning[] };

interface Context {
  /** What the person changed of the delivery; the rest is as it was filled in for them. */
  edits: Partial<CheckoutDraft>;
  /** What was submitted last. */
  order: PlacingForm | null;
  /** Made for `order`; empty until then. */
  key: string;
  /** Of `order`, while the person is asked about them. */
  warnings: readonly OrderWarning[];
  /** About `order`. */
  refusal: Refusal | null;
}

/** Events that placing an order takes. */
export type PlacingOrderEvent =
  | { type: 'form.changed'; edits: Partial<CheckoutDraft> }
  | { type: 'form.submitted'; order: PlacingForm }
  | { type: 'force.confirmed' }
  | { type: 'force.declined' };

/** What placing an order tells the world. */
export type PlacingOrderFact = { type: 'placing.failed'; error: unknown } | { type: 'order.placed'; orderId: number };

/** The form of an order by photos; tag `busy` while the order is on its way. */
export const placingOrderMachine = setup({
  types: {} as { context: Context; events: PlacingOrderEvent; emitted: PlacingOrderFact; tags: 'busy' },
  actors: {
    /** A key for this very order: the same one each time that it is sent. */
    keepKey: notProvided<string, PlacingForm>('keepKey'),
    createPlacedOrder: notProvided<PlacingAnswer, PlacingRequest>('createPlacedOrder'),
  },
  actions: {
    change: assign({ edits: ({ context }, params: { edits: Partial<CheckoutDraft> }) => ({ ...context.edits, ...params.edits }) }),
    holdOrder: assign({ order: (_, params: { order: PlacingForm }) => params.order, key: '', refusal: null }),
    holdKey: assign({ key: (_, params: { key: string }) => params.key }),
    holdWarnings: assign({ warnings: (_, params: { warnings: readonly OrderWarning[] }) => params.warnings }),
    dropWarnings: assign({ warnings: [] }),
    holdRefusal: assign({ refusal: (_, params: { error: unknown }) => refusalOf(params.error) }),
    forget: assign({ edits: {}, order: null, key: '', refusal: null }),
    reportFailure: emit((_, params: { error: unknown }) => ({ type: 'placing.failed' as const, error: params.error })),
    reportPlaced: emit((_, params: { orderId: number }) => ({ type: 'order.placed' as const, orderId: params.orderId })),
  },
  guards: {
    isPlaced: (_, { answer }: { answer: PlacingAnswer }) => 'orderId' in answer,
  },
}).createMachine({
  id: 'placingOrder',
  context: { edits: {}, order: null, key: '', warnings: [], refusal: null },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': { target: 'keepingKey', actions: { type: 'holdOrder', params: ({ event }) => event } },
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
        id: 'createPlacedOrder',
        src: 'createPlacedOrder',
        // Warnings that are held are those that the person has said yes to.
        input: ({ context }) => ({ key: context.key, order: { ...heldOrder(context), force: context.warnings.length > 0 } }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => ({ answer: event.output }) },
            target: 'filling',
            actions: [{ type: 'reportPlaced', params: ({ event }) => ({ orderId: orderIdOf(event.output) }) }, 'dropWarnings', 'forget'],
          },
          { target: 'askingForce', actions: { type: 'holdWarnings', params: ({ event }) => ({ warnings: warningsOf(event.output) }) } },
        ],
        onError: {
          target: 'filling',
          actions: [
            'dropWarnings',
            { type: 'holdRefusal', params: ({ event }) => ({ error: event.error }) },
            { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
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
