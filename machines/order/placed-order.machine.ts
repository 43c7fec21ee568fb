/**
 * The lifecycle of a placed order: which state may follow which, and who may change it.
 * Specification: section 4 (order states); design: section 5 (placed order).
 * It invokes nothing, so nothing is aborted. The server decides by it, the client shows the allowed transitions, tests
 * walk it.
 */
import type { components } from '#contract/types.ts';
import { defineLifecycle } from '../kit/define-lifecycle.ts';
import { isLinesRefusal, type LinesRefusal } from '#common/order-line.ts';
import { type OrderFacts, orderRules as rules, type OrderTransitionRefusal } from './placed-order.rules.ts';

/** A state of a placed order, as the contract names it. */
export type PlacedOrderState = components['schemas']['PlacedOrderState'];

/** A transition that is allowed. */
export type NextState = components['schemas']['NextState'];

const lifecycle = defineLifecycle({
  types: {} as { state: PlacedOrderState; facts: OrderFacts; refusal: OrderTransitionRefusal },
  id: 'placedOrder',
  subject: 'order',
  sameState: 'same_state',
  states: {
    created: { accepted: 'isStaff', canceled: 'canCancel', rejected: 'canEnd' },
    accepted: {
      need_pay: 'canBill',
      collected: 'canCollectUnbilled',
      canceled: 'canCancel',
      rejected: 'canEnd',
      created: 'canStepBack',
    },
    need_pay: {
      collected: 'canHandOver',
      delivery: 'canHandOver',
      done: 'canHandOver',
      canceled: 'canCancelBilled',
      accepted: 'canUnbill',
    },
    collected: {
      need_pay: 'canBill',
      delivery: 'canHandOver',
      done: 'canHandOver',
      canceled: 'canCancelBilled',
      accepted: 'canUnbill',
    },
    delivery: { done: 'canCollect', collected: 'canStepBackCollected' },
    done: { completed: 'isStaff', delivery: 'canStepBackCollected', collected: 'canStepBackCollected' },
    completed: 'final',
    canceled: {
      created: 'canComeBackNew',
      accepted: 'canComeBack',
      need_pay: 'canComeBackBilled',
      collected: 'canComeBackPaid',
    },
    rejected: { created: 'canRestore' },
  },
  rules,
});

/** The lifecycle of placed orders, every state, and why an order may not change from one state to another. */
export const { machine: placedOrderMachine, states: placedOrderStates, refusal: orderTransitionRefusal } = lifecycle;

const charged: ReadonlySet<PlacedOrderState> = new Set(['need_pay', 'collected', 'delivery', 'done', 'completed']);

/** Whether an order in this state is charged to its customer's balance. */
export function isCharged(state: PlacedOrderState): boolean {
  return charged.has(state);
}

/**
 * Where an order that its purchase has ended comes back with its line: to the state that it had, or to need_pay where
 * the balance doesn't cover it any more. Null where it stays ended.
 */
export function comeBackState(from: PlacedOrderState, facts: Omit<OrderFacts, 'by'>): PlacedOrderState | null {
  const wanted = from === 'collected' ? [from, 'need_pay' as const] : [from];
  return wanted.find((to) => orderTransitionRefusal('canceled', to, { ...facts, by: 'purchase' }) === null) ?? null;
}

/** The transitions that are allowed, assuming that a reason is given where one is required. */
export function nextStates(state: PlacedOrderState, facts: Omit<OrderFacts, 'hasReason'>): NextState[] {
  const short = { ...facts, hasReason: true, canForce: false };
  return lifecycle
    .next(state, facts)
    .filter(({ refusal }) => refusal === null)
    .map(({ state: to, needsReason }) => ({
      state: to,
      needs_reason: needsReason,
      is_forced: orderTransitionRefusal(state, to, short) === 'balance_short',
    }));
}

/** A transition that this person could make otherwise, and why not now. */
interface HeldTransition {
  state: PlacedOrderState;
  refusal: LinesRefusal | 'balance_short' | 'prepaid';
}

/**
 * The transitions that nothing but the order's lines holds back, the balance, or that the shop is paid in advance, and
 * why. `open` are those that this person may make: a balance that they may not see is told by what is missing there.
 */
export function heldStates(
  state: PlacedOrderState,
  { open, ...known }: Pick<OrderFacts, 'by' | 'lines' | 'isPrepaid'> & { open: readonly PlacedOrderState[] },
): HeldTransition[] {
  const facts = { ...known, hasReason: true, isCovered: true, canForce: true };
  return lifecycle.next(state, facts).flatMap(({ state: to, refusal }): HeldTransition[] => {
    if (refusal !== null) return isLinesRefusal(refusal) || refusal === 'prepaid' ? [{ state: to, refusal }] : [];
    const short = orderTransitionRefusal(state, to, { ...facts, isCovered: false, canForce: false });
    return short === 'balance_short' && !open.includes(to) ? [{ state: to, refusal: short }] : [];
  });
}
