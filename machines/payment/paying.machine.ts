/**
 * A top-up or a refund that its customer asks for: sent once however often the button is pressed, then complete.
 * Specification: section 2 (payment and payment-complete dialogs); design: "Payment".
 * Nothing is aborted: a payment on its way may have been made. It outlives its dialog: a payment that is made while the
 * dialog is closed is shown when that opens. Once the person has seen it, the next opening begins another.
 */
import type { PaymentForm, PaymentType } from '#contract/types.ts';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { errorOf, readRefusal, type Refusal } from '../kit/refusal.ts';

/** What the customer has filled in, as it is sent; who pays, and which way the money goes, is the machine's to say. */
export type PayingContent = Omit<PaymentForm, 'customer_id' | 'type'>;

interface Context {
  kind: PaymentType;
  customerId: number;
  /** What was submitted last. */
  content: PayingContent | null;
  /** About `content`. */
  refusal: Refusal | null;
  /** The payment's number once it is made. */
  paymentId: number | null;
}

/** Events that paying takes. */
export type PayingEvent =
  | { type: 'form.changed' }
  | { type: 'form.submitted'; content: PayingContent }
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' };

/** What paying emits. */
export type PayingEmitted =
  { type: 'payment.created'; paymentId: number } | { type: 'payment.failed'; kind: PaymentType; error: unknown };

const blank = { content: null, refusal: null, paymentId: null } as const satisfies Partial<Context>;

/** The form of a payment; tag `busy` from the press of the button to the answer, `made` from then on. */
export const payingMachine = setup({
  types: {} as {
    input: { kind: PaymentType; customerId: number };
    context: Context;
    events: PayingEvent;
    emitted: PayingEmitted;
    tags: 'busy' | 'made';
  },
  actors: {
    /** The same payment for an equal one, until it is made. */
    createPayment: notProvided<{ paymentId: number }, PaymentForm>('createPayment'),
  },
  actions: {
    holdContent: assign({ content: (_, params: { content: PayingContent }) => params.content, refusal: null }),
    holdPayment: assign({ paymentId: (_, params: { paymentId: number }) => params.paymentId }),
    holdRefusal: assign({ refusal: (_, params: { error: unknown }) => readRefusal(params.error) }),
    dropRefusal: assign({ refusal: null }),
    forget: assign(blank),
    reportCreated: emit((_, params: { paymentId: number }) => ({
      type: 'payment.created' as const,
      paymentId: params.paymentId,
    })),
    reportFailure: emit(({ context }, params: { error: unknown }) => ({
      type: 'payment.failed' as const,
      kind: context.kind,
      error: params.error,
    })),
  },
}).createMachine({
  id: 'paying',
  context: ({ input }) => ({ ...input, ...blank }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        'form.changed': { actions: 'dropRefusal' },
        'form.submitted': { target: 'sending', actions: { type: 'holdContent', params: ({ event }) => event } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'createPayment',
        src: 'createPayment',
        input: ({ context }) => paymentOf(context),
        onDone: {
          target: 'complete',
          actions: [
            { type: 'holdPayment', params: ({ event }) => event.output },
            { type: 'reportCreated', params: ({ event }) => event.output },
          ],
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
    complete: {
      tags: 'made',
      on: { 'dialog.closed': 'seen' },
    },
    seen: {
      tags: 'made',
      on: { 'dialog.opened': { target: 'filling', actions: 'forget' } },
    },
  },
});

function paymentOf({ kind, customerId, content }: Context): PaymentForm {
  if (!content) throw new Error('A payment is sent only after it was submitted');
  return { customer_id: customerId, type: kind, ...content };
}
