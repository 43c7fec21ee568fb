/**
 * The lifecycle of a payment, a top-up or a refund that a customer requested: it waits until it is confirmed or
 * cancelled.
 * Specification: section 4 (the single-letter codes); design: section 4 (four eyes), section 5 (payment).
 * It invokes nothing, so nothing is aborted. The server decides by it, tests walk it.
 */
import type { components } from '#contract/types.ts';
import { defineLifecycle } from '../kit/define-lifecycle.ts';

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

const lifecycle = defineLifecycle({
  types: {} as { state: PaymentState; facts: PaymentFacts; refusal: PaymentTransitionRefusal },
  id: 'payment',
  subject: 'payment',
  states: { W: { F: 'isConfirmable', C: 'isOwnerOrDecider' }, F: 'final', C: 'final' },
  rules: { isConfirmable, isOwnerOrDecider },
});

/** The lifecycle of payments, every state, and why a payment may not change from one state to another. */
export const { machine: paymentMachine, states: paymentStates, refusal: paymentTransitionRefusal } = lifecycle;

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
