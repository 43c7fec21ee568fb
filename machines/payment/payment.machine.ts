/**
 * The lifecycle of a payment, a top-up or a refund that a customer asked for: it waits until it is confirmed or cancelled.
 * Specification: section 4 (the single-letter codes); design: section 5 (payment).
 * Nothing is invoked, so nothing is aborted. The server decides by this table, the client shows by it, tests walk it.
 */
import { setup } from 'xstate';
import type { components } from '#contract/types.ts';
import { checkLifecycle } from '../kit/lifecycle.ts';

/** A state of a payment, as the contract names it: W waiting, F confirmed, C cancelled. */
export type PaymentState = components['schemas']['PaymentState'];

/** What decides whether a payment may be decided on. */
export interface PaymentFacts {
  /** Holds edit_payments. */
  canDecide: boolean;
  /** A top-up, or a refund that the balance has money for. */
  isCovered: boolean;
}

/** Why a payment may not move. */
export type PaymentRefusal = 'staff_only' | 'balance_short' | 'finished' | 'not_allowed';

/** That the payment moves to the state in the event's name. */
export type PaymentEvent = { [To in PaymentState]: PaymentFacts & { type: `payment.${To}` } }[PaymentState];

type Rule = (facts: PaymentFacts) => PaymentRefusal | null;

const isStaff: Rule = ({ canDecide }) => (canDecide ? null : 'staff_only');
const isStaffAndCovered: Rule = (facts) => isStaff(facts) ?? (facts.isCovered ? null : 'balance_short');

/** Each guard of the machine as a rule that says why not. */
const rules = { isStaff, isStaffAndCovered };

/** The lifecycle table of payments. */
export const paymentMachine = setup({
  types: {} as { events: PaymentEvent },
  guards: {
    isStaff: ({ event }) => rules.isStaff(event) === null,
    isStaffAndCovered: ({ event }) => rules.isStaffAndCovered(event) === null,
  },
}).createMachine({
  id: 'payment',
  initial: 'W',
  states: {
    W: {
      on: {
        'payment.F': { target: 'F', guard: 'isStaffAndCovered' },
        'payment.C': { target: 'C', guard: 'isStaff' },
      },
    },
    F: { type: 'final' },
    C: { type: 'final' },
  },
});

/** Every state, the first one first; `Record` makes the compiler count them. */
export const paymentStates = Object.keys({ W: true, F: true, C: true } satisfies Record<PaymentState, true>) as readonly PaymentState[];

function isRule(name: unknown): name is keyof typeof rules {
  return typeof name === 'string' && Object.hasOwn(rules, name);
}

/** Why a payment may not move from `state` to `to`; null where it may. */
export function refusalOf(state: PaymentState, to: PaymentState, facts: PaymentFacts): PaymentRefusal | null {
  const node = paymentMachine.root.states[state];
  if (node?.type === 'final') return 'finished';
  const move = node?.transitions.get(`payment.${to}`)?.[0];
  if (!move) return 'not_allowed';
  // A guard without a rule would open the move to everyone.
  return isRule(move.guard) ? rules[move.guard](facts) : 'not_allowed';
}

/** The moves open to someone. */
export function nextStates(state: PaymentState, facts: PaymentFacts): PaymentState[] {
  return paymentStates.filter((to) => refusalOf(state, to, facts) === null);
}

/** Throws where the table has a state that the contract lacks, lacks one that it has, or cannot reach one. */
export function checkPaymentTable(machine = paymentMachine): void {
  checkLifecycle('payments', machine.root.states, paymentStates);
}
