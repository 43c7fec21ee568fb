/**
 * The lifecycle of a placed order: which state may follow which, and who may change it.
 * Specification: section 4 (order states); design: section 5 (placed order).
 * It invokes nothing, so nothing is aborted. The server decides by it, the client shows the allowed transitions, tests
 * walk it.
 */
import { setup } from 'xstate';
import type { components } from '#contract/types.ts';
import { checkLifecycle, readTransitionRefusal } from '../kit/lifecycle.ts';
import { listAll } from '../kit/list-all.ts';

/** A state of a placed order, as the contract names it. */
export type PlacedOrderState = components['schemas']['PlacedOrderState'];

/** The facts that guards check. */
export interface OrderFacts {
  by: 'customer' | 'staff';
  hasReason: boolean;
  /** The customer's balance is not negative after this order is charged. */
  isCovered: boolean;
  /** Has the permission edit_balance_customers. */
  canForce: boolean;
  /** A line is ordered, purchased or handed over. */
  hasHandledLines: boolean;
}

/** Why an order refuses a transition. */
export type OrderTransitionRefusal =
  'same_state' | 'finished' | 'not_allowed' | 'staff_only' | 'lines_in_work' | 'balance_short' | 'reason_needed';

/** Requests the transition to the state in the event's name. */
export type PlacedOrderEvent = { [To in PlacedOrderState]: OrderFacts & { type: `order.${To}` } }[PlacedOrderState];

/** A transition that is allowed. */
export type NextState = components['schemas']['NextState'];

type Rule = (facts: OrderFacts) => OrderTransitionRefusal | null;

const isStaff: Rule = ({ by }) => (by === 'staff' ? null : 'staff_only');
const isStaffWithReason: Rule = (facts) => isStaff(facts) ?? (facts.hasReason ? null : 'reason_needed');
const isCoveredOrForced: Rule = (facts) =>
  isStaff(facts) ?? (facts.isCovered || facts.canForce ? null : 'balance_short');
const isOwnerOrStaff: Rule = (facts) => (facts.by === 'customer' ? null : isStaffWithReason(facts));
const isOwnerInTimeOrStaff: Rule = (facts) =>
  facts.by === 'customer' && facts.hasHandledLines ? 'lines_in_work' : isOwnerOrStaff(facts);

/** The guards by name: each returns why the transition is refused. */
const rules = { isStaff, isStaffWithReason, isCoveredOrForced, isOwnerOrStaff, isOwnerInTimeOrStaff };

/** The lifecycle of placed orders. */
export const placedOrderMachine = setup({
  types: {} as { events: PlacedOrderEvent },
  guards: {
    isStaff: ({ event }) => rules.isStaff(event) === null,
    isStaffWithReason: ({ event }) => rules.isStaffWithReason(event) === null,
    isCoveredOrForced: ({ event }) => rules.isCoveredOrForced(event) === null,
    isOwnerOrStaff: ({ event }) => rules.isOwnerOrStaff(event) === null,
    isOwnerInTimeOrStaff: ({ event }) => rules.isOwnerInTimeOrStaff(event) === null,
  },
}).createMachine({
  id: 'placedOrder',
  initial: 'created',
  states: {
    created: {
      on: {
        'order.accepted': { target: 'accepted', guard: 'isStaff' },
        'order.canceled': { target: 'canceled', guard: 'isOwnerOrStaff' },
        'order.rejected': { target: 'rejected', guard: 'isStaffWithReason' },
      },
    },
    accepted: {
      on: {
        'order.need_pay': { target: 'need_pay', guard: 'isStaff' },
        'order.collected': { target: 'collected', guard: 'isStaff' },
        'order.canceled': { target: 'canceled', guard: 'isOwnerInTimeOrStaff' },
        'order.rejected': { target: 'rejected', guard: 'isStaffWithReason' },
        'order.created': { target: 'created', guard: 'isStaffWithReason' },
      },
    },
    need_pay: {
      on: {
        'order.collected': { target: 'collected', guard: 'isCoveredOrForced' },
        'order.delivery': { target: 'delivery', guard: 'isCoveredOrForced' },
        'order.done': { target: 'done', guard: 'isCoveredOrForced' },
        'order.canceled': { target: 'canceled', guard: 'isStaffWithReason' },
        'order.accepted': { target: 'accepted', guard: 'isStaffWithReason' },
      },
    },
    collected: {
      on: {
        'order.need_pay': { target: 'need_pay', guard: 'isStaff' },
        'order.delivery': { target: 'delivery', guard: 'isCoveredOrForced' },
        'order.done': { target: 'done', guard: 'isCoveredOrForced' },
        'order.canceled': { target: 'canceled', guard: 'isStaffWithReason' },
        'order.accepted': { target: 'accepted', guard: 'isStaffWithReason' },
      },
    },
    delivery: {
      on: {
        'order.done': { target: 'done', guard: 'isStaff' },
        'order.collected': { target: 'collected', guard: 'isStaffWithReason' },
      },
    },
    done: {
      on: {
        'order.completed': { target: 'completed', guard: 'isStaff' },
        'order.collected': { target: 'collected', guard: 'isStaffWithReason' },
      },
    },
    completed: { type: 'final' },
    canceled: { on: { 'order.created': { target: 'created', guard: 'isStaffWithReason' } } },
    rejected: { on: { 'order.created': { target: 'created', guard: 'isStaffWithReason' } } },
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

/** Throws if the lifecycle's states differ from those of the contract, or one can't be reached. */
export function checkPlacedOrderTable(machine = placedOrderMachine): void {
  checkLifecycle('placed orders', machine.root.states, placedOrderStates);
}
