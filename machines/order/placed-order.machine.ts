/**
 * The lifecycle of a placed order: which state may follow which, and who may change it.
 * Specification: section 4 (order states); design: section 5 (placed order).
 * It invokes nothing, so nothing is aborted. The server decides by it, the client shows the allowed transitions, tests
 * walk it.
 */
import { setup } from 'xstate';
import type { components } from '#contract/types.ts';
import { checkLifecycle, readTransitionRefusal } from '../kit/lifecycle.ts';
import { listAll } from '#common/list-all.ts';
import { isLinesRefusal, type LinesRefusal } from '#common/order-line.ts';
import { type OrderFacts, orderRules as rules, type OrderTransitionRefusal } from './placed-order.rules.ts';

/** A state of a placed order, as the contract names it. */
export type PlacedOrderState = components['schemas']['PlacedOrderState'];

/** Requests the transition to the state in the event's name. */
export type PlacedOrderEvent = { [To in PlacedOrderState]: OrderFacts & { type: `order.${To}` } }[PlacedOrderState];

/** A transition that is allowed. */
export type NextState = components['schemas']['NextState'];

/** The lifecycle of placed orders. */
export const placedOrderMachine = setup({
  types: {} as { events: PlacedOrderEvent },
  guards: {
    isStaff: ({ event }) => rules.isStaff(event) === null,
    canBill: ({ event }) => rules.canBill(event) === null,
    canCollect: ({ event }) => rules.canCollect(event) === null,
    canCollectUnbilled: ({ event }) => rules.canCollectUnbilled(event) === null,
    canHandOver: ({ event }) => rules.canHandOver(event) === null,
    canStepBack: ({ event }) => rules.canStepBack(event) === null,
    canUnbill: ({ event }) => rules.canUnbill(event) === null,
    canRestore: ({ event }) => rules.canRestore(event) === null,
    canStepBackCollected: ({ event }) => rules.canStepBackCollected(event) === null,
    canEnd: ({ event }) => rules.canEnd(event) === null,
    canCancel: ({ event }) => rules.canCancel(event) === null,
    canCancelBilled: ({ event }) => rules.canCancelBilled(event) === null,
    canComeBack: ({ event }) => rules.canComeBack(event) === null,
    canComeBackNew: ({ event }) => rules.canComeBackNew(event) === null,
    canComeBackBilled: ({ event }) => rules.canComeBackBilled(event) === null,
    canComeBackPaid: ({ event }) => rules.canComeBackPaid(event) === null,
  },
}).createMachine({
  id: 'placedOrder',
  initial: 'created',
  states: {
    created: {
      on: {
        'order.accepted': { target: 'accepted', guard: 'isStaff' },
        'order.canceled': { target: 'canceled', guard: 'canCancel' },
        'order.rejected': { target: 'rejected', guard: 'canEnd' },
      },
    },
    accepted: {
      on: {
        'order.need_pay': { target: 'need_pay', guard: 'canBill' },
        'order.collected': { target: 'collected', guard: 'canCollectUnbilled' },
        'order.canceled': { target: 'canceled', guard: 'canCancel' },
        'order.rejected': { target: 'rejected', guard: 'canEnd' },
        'order.created': { target: 'created', guard: 'canStepBack' },
      },
    },
    need_pay: {
      on: {
        'order.collected': { target: 'collected', guard: 'canHandOver' },
        'order.delivery': { target: 'delivery', guard: 'canHandOver' },
        'order.done': { target: 'done', guard: 'canHandOver' },
        'order.canceled': { target: 'canceled', guard: 'canCancelBilled' },
        'order.accepted': { target: 'accepted', guard: 'canUnbill' },
      },
    },
    collected: {
      on: {
        'order.need_pay': { target: 'need_pay', guard: 'canBill' },
        'order.delivery': { target: 'delivery', guard: 'canHandOver' },
        'order.done': { target: 'done', guard: 'canHandOver' },
        'order.canceled': { target: 'canceled', guard: 'canCancelBilled' },
        'order.accepted': { target: 'accepted', guard: 'canUnbill' },
      },
    },
    delivery: {
      on: {
        'order.done': { target: 'done', guard: 'canCollect' },
        'order.collected': { target: 'collected', guard: 'canStepBackCollected' },
      },
    },
    done: {
      on: {
        'order.completed': { target: 'completed', guard: 'isStaff' },
        'order.collected': { target: 'collected', guard: 'canStepBackCollected' },
      },
    },
    completed: { type: 'final' },
    canceled: {
      on: {
        'order.created': { target: 'created', guard: 'canComeBackNew' },
        'order.accepted': { target: 'accepted', guard: 'canComeBack' },
        'order.need_pay': { target: 'need_pay', guard: 'canComeBackBilled' },
        'order.collected': { target: 'collected', guard: 'canComeBackPaid' },
      },
    },
    rejected: { on: { 'order.created': { target: 'created', guard: 'canRestore' } } },
  },
});

/** Every state, in their usual order. */
export const placedOrderStates = listAll<PlacedOrderState>()([
  'created',
  'accepted',
  'need_pay',
  'collected',
  'delivery',
  'done',
  'completed',
  'canceled',
  'rejected',
]);

const charged: ReadonlySet<PlacedOrderState> = new Set(['need_pay', 'collected', 'delivery', 'done', 'completed']);

/** Whether an order in this state is charged to its customer's balance. */
export function isCharged(state: PlacedOrderState): boolean {
  return charged.has(state);
}

/** Why an order may not change from `state` to `to`; null if it may. */
export function orderTransitionRefusal(
  state: PlacedOrderState,
  to: PlacedOrderState,
  facts: OrderFacts,
): OrderTransitionRefusal | null {
  if (state === to) return 'same_state';
  return readTransitionRefusal(
    { nodes: placedOrderMachine.root.states, rules },
    { state, event: `order.${to}`, facts },
  );
}

/**
 * Where an order that its purchase has ended comes back with its line: to the state that it had, or to need_pay where the
 * balance doesn't cover it any more. Null where it stays ended.
 */
export function comeBackState(from: PlacedOrderState, facts: Omit<OrderFacts, 'by'>): PlacedOrderState | null {
  const wanted = from === 'collected' ? [from, 'need_pay' as const] : [from];
  return wanted.find((to) => orderTransitionRefusal('canceled', to, { ...facts, by: 'purchase' }) === null) ?? null;
}

/** The transitions that are allowed, assuming that a reason is given where one is required. */
export function nextStates(state: PlacedOrderState, facts: Omit<OrderFacts, 'hasReason'>): NextState[] {
  const given = { ...facts, hasReason: true };
  return placedOrderStates
    .filter((to) => orderTransitionRefusal(state, to, given) === null)
    .map((to) => ({
      state: to,
      needs_reason: orderTransitionRefusal(state, to, { ...given, hasReason: false }) === 'reason_needed',
      is_forced: orderTransitionRefusal(state, to, { ...given, canForce: false }) === 'balance_short',
    }));
}

/** A transition that this person could make otherwise, and why not now. */
interface HeldTransition {
  state: PlacedOrderState;
  refusal: LinesRefusal | 'balance_short' | 'prepaid';
}

/**
 * The transitions that nothing but the order's lines holds back, the balance, or that the shop is paid in advance, and why. `open` are those that this person may
 * make: a balance that they may not see is told by what is missing there.
 */
export function heldStates(
  state: PlacedOrderState,
  { open, ...known }: Pick<OrderFacts, 'by' | 'lines' | 'isPrepaid'> & { open: readonly PlacedOrderState[] },
): HeldTransition[] {
  const facts = { ...known, hasReason: true, isCovered: true, canForce: true };
  return placedOrderStates.flatMap((to): HeldTransition[] => {
    const refusal = orderTransitionRefusal(state, to, facts);
    if (refusal !== null) return isLinesRefusal(refusal) || refusal === 'prepaid' ? [{ state: to, refusal }] : [];
    const short = orderTransitionRefusal(state, to, { ...facts, isCovered: false, canForce: false });
    return short === 'balance_short' && !open.includes(to) ? [{ state: to, refusal: short }] : [];
  });
}

/** Throws if the lifecycle's states differ from those of the contract, or one can't be reached. */
export function checkPlacedOrderTable(machine = placedOrderMachine): void {
  checkLifecycle('placed orders', machine.root.states, placedOrderStates);
}
