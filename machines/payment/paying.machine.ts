/**
 * A top-up or a refund that its customer asks for: filled in, sent once however often the button is pressed, then complete.
 * Specification: section 2 (payment and payment-complete dialogs), section 5 (rules of an amount); design: "Payment".
 * Nothing is aborted: a payment on its way may have been made, and what was filled in outlives its dialog until then. Once
 * the person has seen that it is made, the next opening begins another.
 */
import type { PaymentForm, PaymentType, PaymentWay } from '#contract/types.ts';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { type Refusal, refusalOf } from '../kit/refusal.ts';
import { amountProblem } from './amount.ts';

/** What the customer fills in. */
export interface PayingDraft {
  /** Roubles as a plain number in text, such as `1290.5`. */
  amount: string;
  way: PaymentWay;
  comment: string;
  /** A picture that has been uploaded. */
  receiptId: string | null;
}

/** A payment on its way: the key makes a second sending of the same payment harmless. */
export interface PayingRequest {
  key: string;
  payment: PaymentForm;
}

interface Context {
  kind: PaymentType;
  customerId: number;
  draft: PayingDraft;
  /** False while the receipt's picture is on its way, or could not be sent. */
  isReceiptSettled: boolean;
  /** Whether this very receipt kept a try from being sent, so that this is said. */
  isReceiptMissed: boolean;
  /** Whether a try has not been sent, so that what is wrong with the amount is said. */
  isTried: boolean;
  /** Made for the draft; empty but while it is sent. */
  key: string;
  /** About the draft. */
  refusal: Refusal | null;
  /** The payment's number once it is made. */
  paymentId: number | null;
}

/** Events that paying takes. */
export type PayingEvent =
  | { type: 'form.changed'; edits: Partial<Omit<PayingDraft, 'receiptId'>> }
  | { type: 'receipt.changed'; receiptId: string | null; isSettled: boolean }
  /** `available` is the most that may be paid back now, in roubles; a top-up has no such bound. */
  | { type: 'form.submitted'; available?: number }
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' };

/** What paying tells the world. */
export type PayingFact =
  | { type: 'payment.created'; paymentId: number }
  | { type: 'payment.failed'; kind: PaymentType; error: unknown };

const blank = {
  draft: { amount: '', way: 'sbp', comment: '', receiptId: null },
  isReceiptSettled: true,
  isReceiptMissed: false,
  isTried: false,
  key: '',
  refusal: null,
  paymentId: null,
} as const satisfies Omit<Context, 'kind' | 'customerId'>;

/** The form of a payment; tag `busy` from the press of the button to the answer, `made` from then on. */
export const payingMachine = setup({
  types: {} as {
    input: { kind: PaymentType; customerId: number };
    context: Context;
    events: PayingEvent;
    emitted: PayingFact;
    tags: 'busy' | 'made';
  },
  actors: {
    /** A key for this very payment: the same one each time that it is sent. */
    keepKey: notProvided<string, PaymentForm>('keepKey'),
    createPayment: notProvided<{ paymentId: number }, PayingRequest>('createPayment'),
  },
  actions: {
    change: assign({
      draft: ({ context }, params: { edits: Partial<PayingDraft> }) => ({ ...context.draft, ...params.edits }),
      refusal: null,
    }),
    changeReceipt: assign(({ context }, { receiptId, isSettled }: { receiptId: string | null; isSettled: boolean }) => ({
      draft: { ...context.draft, receiptId },
      isReceiptSettled: isSettled,
      isReceiptMissed: context.isReceiptMissed && !isSettled,
      refusal: null,
    })),
    showProblem: assign({ isTried: true, isReceiptMissed: ({ context }) => !context.isReceiptSettled }),
    forget: assign(blank),
    holdKey: assign({ key: (_, params: { key: string }) => params.key }),
    holdPayment: assign({ paymentId: (_, params: { paymentId: number }) => params.paymentId }),
    holdRefusal: assign({ key: '', refusal: (_, params: { error: unknown }) => refusalOf(params.error) }),
    dropRefusal: assign({ refusal: null }),
    reportCreated: emit((_, params: { paymentId: number }) => ({ type: 'payment.created' as const, paymentId: params.paymentId })),
    reportFailure: emit(({ context }, params: { error: unknown }) => ({
      type: 'payment.failed' as const,
      kind: context.kind,
      error: params.error,
    })),
  },
  guards: {
    isReady: ({ context }, params: { available?: number }) =>
      context.isReceiptSettled && amountProblem(context.draft.amount, params.available) === null,
  },
}).createMachine({
  id: 'paying',
  context: ({ input }) => ({ ...input, ...blank }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'receipt.changed': { actions: { type: 'changeReceipt', params: ({ event }) => event } },
        'form.submitted': [
          {
            guard: { type: 'isReady', params: ({ event }) => event },
            target: 'keepingKey',
            actions: 'dropRefusal',
          },
          { actions: 'showProblem' },
        ],
      },
    },
    keepingKey: {
      tags: 'busy',
      invoke: {
        id: 'keepKey',
        src: 'keepKey',
        input: ({ context }) => paymentOf(context),
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
        id: 'createPayment',
        src: 'createPayment',
        input: ({ context }) => ({ key: context.key, payment: paymentOf(context) }),
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
            { type: 'holdRefusal', params: ({ event }) => ({ error: event.error }) },
            { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
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

/** The payment as it is sent. */
function paymentOf({ kind, customerId, draft: { amount, way, comment, receiptId } }: Context): PaymentForm {
  return {
    customer_id: customerId,
    type: kind,
    amount: Number(amount),
    way,
    comment: comment.trim(),
    ...(kind === 'top_up' && receiptId !== null && { receipt_id: receiptId }),
  };
}
