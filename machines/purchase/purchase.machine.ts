/**
 * The lifecycle of a purchase, a round of buying at a supplier: collected, closed for more lines, sent, received, closed.
 * Specification: sections 3 and 7 (purchases); design: section 5 (purchase).
 * It invokes nothing, so nothing is aborted. The server decides by it, the client shows the allowed transitions, tests
 * walk it.
 */
import { setup } from 'xstate';
import type { components } from '#contract/types.ts';
import { checkLifecycle, readTransitionRefusal } from '../kit/lifecycle.ts';
import { listAll } from '#common/list-all.ts';
import { type PurchaseFacts, purchaseRules as rules, type PurchaseTransitionRefusal } from './purchase.rules.ts';

/** A state of a purchase, as the contract names it. */
export type PurchaseState = components['schemas']['PurchaseState'];

/** Requests the transition to the state in the event's name. */
export type PurchaseEvent = { [To in PurchaseState]: PurchaseFacts & { type: `purchase.${To}` } }[PurchaseState];

/** A transition that is allowed. */
export type NextPurchaseState = components['schemas']['NextPurchaseState'];

/** The lifecycle of purchases. */
export const purchaseMachine = setup({
  types: {} as { events: PurchaseEvent },
  guards: {
    hasReason: ({ event }) => rules.hasReason(event) === null,
    canSend: ({ event }) => rules.canSend(event) === null,
    canClose: ({ event }) => rules.canClose(event) === null,
  },
}).createMachine({
  id: 'purchase',
  initial: 'open',
  states: {
    open: { on: { 'purchase.stopped': 'stopped' } },
    stopped: {
      on: {
        'purchase.sent': { target: 'sent', guard: 'canSend' },
        'purchase.open': { target: 'open', guard: 'hasReason' },
      },
    },
    sent: { on: { 'purchase.received': 'received', 'purchase.stopped': { target: 'stopped', guard: 'hasReason' } } },
    received: {
      on: {
        'purchase.closed': { target: 'closed', guard: 'canClose' },
        'purchase.sent': { target: 'sent', guard: 'hasReason' },
      },
    },
    closed: { on: { 'purchase.received': { target: 'received', guard: 'hasReason' } } },
  },
});

/** Every state, in their usual order. */
export const purchaseStates = listAll<PurchaseState>()(['open', 'stopped', 'sent', 'received', 'closed']);

/** Why a purchase may not change from `state` to `to`; null if it may. */
export function purchaseTransitionRefusal(
  state: PurchaseState,
  to: PurchaseState,
  facts: PurchaseFacts,
): PurchaseTransitionRefusal | null {
  if (state === to) return 'same_state';
  return readTransitionRefusal(
    { nodes: purchaseMachine.root.states, rules },
    { state, event: `purchase.${to}`, facts },
  );
}

/** The transitions that are allowed, assuming that a reason is given where one is required. */
export function nextPurchaseStates(state: PurchaseState, facts: Omit<PurchaseFacts, 'hasReason'>): NextPurchaseState[] {
  return purchaseStates
    .filter((to) => purchaseTransitionRefusal(state, to, { ...facts, hasReason: true }) === null)
    .map((to) => ({
      state: to,
      needs_reason: purchaseTransitionRefusal(state, to, { ...facts, hasReason: false }) === 'reason_needed',
    }));
}

/** Throws if the lifecycle's states differ from those of the contract, or one can't be reached. */
export function checkPurchaseTable(machine = purchaseMachine): void {
  checkLifecycle('purchases', machine.root.states, purchaseStates);
}
