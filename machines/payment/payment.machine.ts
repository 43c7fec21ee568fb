/**
 * The lifecycle of a payment, a top-up or a refund that a customer requested: it waits until it is confirmed or
 * cancelled.
 * Specification: section 4 (the single-letter codes); design: section 4 (four eyes), section 5 (payment).
 * It invokes nothing, so nothing is aborted. The server decides by it, tests walk it.
 */
import { setup } from 'xstate';
import type { components } from '#contract/types.ts';
import { checkLifecycle, readTransitionRefusal } from '../kit/lifecycle.ts';
import { listAll } from '#common/list-all.ts';

/** A state of a payment, as the contract names it: W waiting, F confirmed, C cancelled. */
export type PaymentState = components['schemas']['PaymentState'];

/** The facts that guards check. */
export interface PaymentFacts {
  /** It is the payment of whoever decides. */
  isOwn: boolean;
  /** Has the permission edit_payments. */
  canDecide: boolean;
  /** Somebody else of the shop has it too. */
  hasColleague: boolean;
  /** It is a refund, and whoever decides has changed its customer's phone of late. */
  hasChangedPhone: boolean;
  /** A top-up, or a refund that the balance covers. */
  isCovered: boolean;
}

/** Why a payment refuses a transition. */
export type PaymentTransitionRefusal =
  'staff_only' | 'own_payment' | 'phone_changed' | 'balance_short' | 'finished' | 'not_allowed';

type Rule = (facts: PaymentFacts) => PaymentTransitionRefusal | null;

const isDecider: Rule = ({ canDecide }) => (canDecide ? null : 'staff_only');
const isSeenByAnother: Rule = ({ isOwn, hasChangedPhone, hasColleague }) => {
  if (!hasColleague) return null;
  if (isOwn) return 'own_payment';
  return hasChangedPhone ? 'phone_changed' : null;
};
const isConfirmable: Rule = (facts) =>
  isDecider(facts) ?? isSeenByAnother(facts) ?? (facts.isCovered ? null : 'balance_short');
// Taking back one's own payment decides nothing about money, so it needs no permission and no second person.
const isOwnerOrDecider: Rule = (facts) => (facts.isOwn ? null : isDecider(facts));

/** Requests the transition to the state in the event's name. */
export type PaymentEvent = { [To in PaymentState]: PaymentFacts & { type: `payment.${To}` } }[PaymentState];

/** The guards by name: each returns why the transition is refused. */
const rules = { isConfirmable, isOwnerOrDecider };

/** The lifecycle of payments. */
export const paymentMachine = setup({
  types: {} as { events: PaymentEvent },
  guards: {
    isConfirmable: ({ event }) => rules.isConfirmable(event) === null,
    isOwnerOrDecider: ({ event }) => rules.isOwnerOrDecider(event) === null,
  },
}).createMachine({
  id: 'payment',
  initial: 'W',
  states: {
    W: {
      on: {
        'payment.F': { target: 'F', guard: 'isConfirmable' },
        'payment.C': { target: 'C', guard: 'isOwnerOrDecider' },
      },
    },
    F: { type: 'final' },
    C: { type: 'final' },
  },
});

/** Every state, the initial one first. */
export const paymentStates = listAll<PaymentState>()(['W', 'F', 'C']);

/** Why a payment may not change from `state` to `to`; null if it may. */
export function paymentTransitionRefusal(
  state: PaymentState,
  to: PaymentState,
  facts: PaymentFacts,
): PaymentTransitionRefusal | null {
  return readTransitionRefusal({ nodes: paymentMachine.root.states, rules }, { state, event: `payment.${to}`, facts });
}

/** A decision that somebody may make about a payment, or could but for what holds it back. */
export interface OpenDecision {
  state: 'F' | 'C';
  held_by: Extract<PaymentTransitionRefusal, 'own_payment' | 'phone_changed' | 'balance_short'> | null;
}

/** The decisions about a payment that are this person's to make, confirming first; those that are held back say why. */
export function openDecisions(state: PaymentState, facts: PaymentFacts): OpenDecision[] {
  return (['F', 'C'] as const).flatMap((to): OpenDecision[] => {
    const refusal = paymentTransitionRefusal(state, to, facts);
    if (refusal === null) return [{ state: to, held_by: null }];
    const isHeld = refusal === 'own_payment' || refusal === 'phone_changed' || refusal === 'balance_short';
    return isHeld ? [{ state: to, held_by: refusal }] : [];
  });
}

/** Throws if the lifecycle's states differ from those of the contract, or one can't be reached. */
export function checkPaymentTable(machine = paymentMachine): void {
  checkLifecycle('payments', machine.root.states, paymentStates);
}
