/**
 * The decision about a waiting payment: chosen, asked about with a reason, saved. It is asked about again where it is
 * refused or somebody else has changed or decided the payment meanwhile. Design: section 4 (four eyes), section 5
 * (payment, versions). Leaving the page stops the machine, but not the call: its effect then reports the answer itself.
 */
import type { components } from '#contract/types.ts';
import { assign, emit, setup } from 'xstate';
import { type ChoiceMeanwhile, isConfirmable, isOutdated } from '../kit/conversation.ts';
import { notProvided } from '../kit/not-provided.ts';
import { errorOf, readRefusal, type Refusal } from '../kit/refusal.ts';

type DecidedState = components['schemas']['DecidedState'];

/** A decision about a payment of the version that the person saw. */
export interface ChosenDecision {
  paymentId: number;
  version: number;
  state: DecidedState;
}

/** A decision as it is sent. */
export interface SentDecision extends ChosenDecision {
  reason: string;
}

/** What the payment has become by somebody else; `isOpen`: the same decision may still be made. */
export interface PaymentMeanwhile {
  version: number;
  isOpen: boolean;
}

interface Context {
  chosen: ChosenDecision | null;
  reason: string;
  /** The refusal of what was confirmed last. */
  refusal: Refusal | null;
  meanwhile: ChoiceMeanwhile;
}

/** Events that a decision takes. */
export type PaymentDecisionEvent =
  | ({ type: 'decision.chosen' } & ChosenDecision)
  | { type: 'decision.confirmed'; reason: string }
  | { type: 'decision.declined' };

/** Events that a decision emits. */
export type PaymentDecisionEmitted =
  | { type: 'payment.decided'; paymentId: number }
  | { type: 'payment.changedMeanwhile'; paymentId: number }
  | { type: 'payment.decisionFailed'; paymentId: number };

const blank = { reason: '', refusal: null, meanwhile: null } as const satisfies Partial<Context>;

/** A decision; tag `asking` while its question is shown, `busy` during the call. */
export const paymentDecisionMachine = setup({
  types: {} as {
    context: Context;
    events: PaymentDecisionEvent;
    emitted: PaymentDecisionEmitted;
    tags: 'asking' | 'busy';
  },
  actors: { updatePayment: notProvided<PaymentMeanwhile | null, SentDecision>('updatePayment') },
  actions: {
    choose: assign((_, { paymentId, version, state }: ChosenDecision) => ({
      chosen: { paymentId, version, state },
      ...blank,
    })),
    giveReason: assign({ reason: (_, params: { reason: string }) => params.reason.trim(), refusal: null }),
    take: assign(({ context: { chosen } }, { meanwhile }: { meanwhile: PaymentMeanwhile | null }) => ({
      chosen: chosen && { ...chosen, version: meanwhile?.version ?? chosen.version },
      meanwhile: meanwhile?.isOpen ? ('open' as const) : ('closed' as const),
    })),
    holdRefusal: assign({ refusal: (_, params: { error: unknown }) => readRefusal(params.error) }),
    forget: assign({ chosen: null, ...blank }),
    reportDecided: emit(({ context }) => ({
      type: 'payment.decided' as const,
      paymentId: decisionOf(context).paymentId,
    })),
    reportMeanwhile: emit(({ context }) => ({
      type: 'payment.changedMeanwhile' as const,
      paymentId: decisionOf(context).paymentId,
    })),
    reportFailure: emit(({ context }) => ({
      type: 'payment.decisionFailed' as const,
      paymentId: decisionOf(context).paymentId,
    })),
  },
  guards: {
    isConfirmable: ({ context: { chosen, meanwhile } }, { reason }: { reason: string }) =>
      isConfirmable(meanwhile, chosen?.state !== 'F', reason),
    isOutdated,
  },
}).createMachine({
  id: 'paymentDecision',
  context: { chosen: null, ...blank },
  initial: 'idle',
  states: {
    idle: {
      on: { 'decision.chosen': { target: 'asking', actions: { type: 'choose', params: ({ event }) => event } } },
    },
    asking: {
      tags: 'asking',
      on: {
        'decision.confirmed': {
          guard: { type: 'isConfirmable', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'giveReason', params: ({ event }) => event },
        },
        'decision.declined': { target: 'idle', actions: 'forget' },
      },
    },
    saving: {
      tags: ['asking', 'busy'],
      invoke: {
        id: 'updatePayment',
        src: 'updatePayment',
        input: ({ context }) => decisionOf(context),
        onDone: [
          {
            // What was typed stays: the person sees what the payment has become, and confirms or gives up.
            guard: { type: 'isOutdated', params: ({ event }) => ({ meanwhile: event.output }) },
            target: 'asking',
            actions: [{ type: 'take', params: ({ event }) => ({ meanwhile: event.output }) }, 'reportMeanwhile'],
          },
          { target: 'idle', actions: ['reportDecided', 'forget'] },
        ],
        onError: { target: 'asking', actions: [{ type: 'holdRefusal', params: errorOf }, 'reportFailure'] },
      },
    },
  },
});

function decisionOf({ chosen, reason }: Context): SentDecision {
  if (!chosen) throw new Error('A decision is sent only after it was chosen');
  return { ...chosen, reason };
}
