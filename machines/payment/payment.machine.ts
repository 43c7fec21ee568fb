/**
 * The lifecycle of a payment, a top-up or a refund that a customer asked for: it waits until it is confirmed or cancelled.
 * Specification: section 4 (the single-letter codes); design: section 5 (payment).
 * Who may decide is the contract's to say (edit_payments).
 * Nothing is invoked, so nothing is aborted. The server decides by this table, tests walk it.
 */
import { setup } from 'xstate';
import type { components } from '#contract/types.ts';
import { checkLifecycle, readTransitionRefusal } from '../kit/lifecycle.ts';

/** A state of a payment, as the contract names it: W waiting, F confirmed, C cancelled. */
export type PaymentState = components['schemas']['PaymentState'];

/** What a decision depends on. */
export interface PaymentFacts {
  /** A top-up, or a refund that the balance has money for. */
  isCovered: boolean;
}

/** Why a payment may not take a transition. */
export type PaymentTransitionRefusal = 'balance_short' | 'finished' | 'not_allowed';

/** Asks for the transition to the state in the event's name. */
export type PaymentEvent = { [To in PaymentState]: PaymentFacts & { type: `payment.${To}` } }[PaymentState];

/** Each guard of the machine as a rule that says why not. */
const rules = { isCovered: ({ isCovered }: PaymentFacts) => (isCovered ? null : 'balance_short') } as const;

/** The lifecycle table of payments. */
export const paymentMachine = setup({
  types: {} as { events: PaymentEvent },
  guards: {
    isCovered: ({ event }) => rules.isCovered(event) === null,
  },
}).createMachine({
  id: 'payment',
  initial: 'W',
  states: {
    W: {
      on: {
        'payment.F': { target: 'F', guard: 'isCovered' },
        'payment.C': 'C',
      },
    },
    F: { type: 'final' },
    C: { type: 'final' },
  },
});

/** Every state, the first one first; `Record` makes the compiler count them. */
export const paymentStates = Object.keys({ W: true, F: true, C: true } satisfies Record<
  PaymentState,
  true
>) as readonly PaymentState[];

/** Why a payment may not go from `state` to `to`; null where it may. */
export function paymentTransitionRefusal(
  state: PaymentState,
  to: PaymentState,
  facts: PaymentFacts,
): PaymentTransitionRefusal | null {
  return readTransitionRefusal({ nodes: paymentMachine.root.states, rules }, { state, event: `payment.${to}`, facts });
}

/** Throws where the table has a state that the contract lacks, lacks one that it has, or cannot reach one. */
export function checkPaymentTable(machine = paymentMachine): void {
  checkLifecycle('payments', machine.root.states, paymentStates);
}
