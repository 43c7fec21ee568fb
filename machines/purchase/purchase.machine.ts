/**
 * The lifecycle of a purchase, a round of buying at a supplier: collected, closed for more lines, sent, received,
 * closed. Specification: sections 3 and 7 (purchases); design: section 5 (purchase). It invokes nothing, so nothing is
 * aborted. The server decides by it, the client shows the allowed transitions, tests walk it.
 */
import type { components } from '#contract/types.ts';
import { defineLifecycle } from '../kit/define-lifecycle.ts';
import { type PurchaseFacts, purchaseRules as rules, type PurchaseTransitionRefusal } from './purchase.rules.ts';

/** A state of a purchase, as the contract names it. */
export type PurchaseState = components['schemas']['PurchaseState'];

/** A transition that is allowed. */
export type NextPurchaseState = components['schemas']['NextPurchaseState'];

const lifecycle = defineLifecycle({
  types: {} as { state: PurchaseState; facts: PurchaseFacts; refusal: PurchaseTransitionRefusal },
  id: 'purchase',
  subject: 'purchase',
  sameState: 'same_state',
  states: {
    open: { stopped: true },
    stopped: { sent: 'canSend', open: 'hasReason' },
    sent: { received: true, stopped: 'hasReason' },
    received: { closed: 'canClose', sent: 'hasReason' },
    closed: { received: 'hasReason' },
  },
  rules,
});

/** The lifecycle of purchases, every state, and why a purchase may not change from one state to another. */
export const { machine: purchaseMachine, states: purchaseStates, refusal: purchaseTransitionRefusal } = lifecycle;

/** The transitions that are allowed, assuming that a reason is given where one is required. */
export function nextPurchaseStates(state: PurchaseState, facts: Omit<PurchaseFacts, 'hasReason'>): NextPurchaseState[] {
  return lifecycle
    .next(state, facts)
    .filter(({ refusal }) => refusal === null)
    .map(({ state: to, needsReason }) => ({ state: to, needs_reason: needsReason }));
}
