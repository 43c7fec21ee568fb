/**
 * A top-up or a refund that its customer requests: it is made once even if the button is pressed several times.
 * Specification: section 2 (payment and payment-complete dialogs); design: "Payment".
 * Nothing is aborted: a sent payment may have been made. The machine outlives its dialog: a payment that was made while
 * the dialog was closed is shown when it opens. After the person has seen it, the next opening starts another payment.
 */
import type { PaymentForm, PaymentType } from '#contract/types.ts';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { errorOf, readRefusal, type Refusal } from '../kit/refusal.ts';

/** The filled-in payment; the machine adds the customer and the type. */
export type PayingContent = Omit<PaymentForm, 'customer_id' | 'type'>;

interface Context {
  kind: PaymentType;
  customerId: number;
  /** The content that was submitted last. */
  content: PayingContent | null;
  /** The refusal of `content`. */
  refusal: Refusal | null;
  /** The payment's id once it is made. */
  paymentId: number | null;
}

/** Events that paying takes. */
export type PayingEvent =
  | { type: 'form.changed' }
  | { type: 'form.submitted'; content: PayingContent }
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' };

/** Events that paying emits. */
export type PayingEmitted =
  { type: 'payment.created'; paymentId: number } | { type: 'payment.failed'; kind: PaymentType; error: unknown };

const blank = { content: null, refusal: null, paymentId: null } as const satisfies Partial<Context>;

/** The form of a payment; tag `busy` from the submit to the answer, `made` from then on. */
export const payingMachine = setup({
  types: {} as {
    input: { kind: PaymentType; customerId: number };
    context: Context;
    events: PayingEvent;
    emitted: PayingEmitted;
    tags: 'busy' | 'made';
  },
  actors: {
    /** Equal payments create one payment, until it is confirmed. */
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
