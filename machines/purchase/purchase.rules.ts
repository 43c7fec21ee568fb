import type { OrderLineState } from '#common/order-line.ts';

/** The facts that guards check. */
export interface PurchaseFacts {
  hasReason: boolean;
  /** The states that lines of the purchase are in. */
  lines: readonly OrderLineState[];
}

/** Why a purchase refuses a transition. */
export type PurchaseTransitionRefusal =
  'same_state' | 'finished' | 'not_allowed' | 'nothing_ordered' | 'lines_ordered' | 'reason_needed';

type Rule = (facts: PurchaseFacts) => PurchaseTransitionRefusal | null;

const hasReason: Rule = (facts) => (facts.hasReason ? null : 'reason_needed');
const canSend: Rule = ({ lines }) => (lines.some((state) => state !== 'C') ? null : 'nothing_ordered');
const canClose: Rule = ({ lines }) => (lines.includes('O') ? 'lines_ordered' : null);

/** The guards of the purchase's machine by name: each returns why the transition is refused, null if it is allowed. */
export const purchaseRules = { hasReason, canSend, canClose };
