/**
 * The lifecycle of an order's line as staff change it one by one: waiting, ordered at the supplier, purchased, handed over,
 * cancelled. What an order's own transitions do to its lines is in line-moves.ts.
 * Specification: section 4 (the single-letter codes); design: section 5 (order line).
 * It invokes nothing, so nothing is aborted. The server decides by it, the client shows the transitions, tests walk it.
 */
import { setup } from 'xstate';
import type { PlacedOrderState } from '#contract/types.ts';
import { checkLifecycle, readTransitionRefusal } from '../kit/lifecycle.ts';
import { type OrderLineState, orderLineStates } from '#common/order-line.ts';
import { type OrderLineFacts, type OrderLineRefusal, orderLineRules as rules } from './order-line.rules.ts';

/** Requests the transition to the state in the event's name. */
type OrderLineEvent = { [To in OrderLineState]: OrderLineFacts & { type: `line.${To}` } }[OrderLineState];

/** The lifecycle of lines. */
export const orderLineMachine = setup({
  types: {} as { events: OrderLineEvent },
  guards: {
    isOpen: ({ event }) => rules.isOpen(event) === null,
    canOrder: ({ event }) => rules.canOrder(event) === null,
    canWaitAgain: ({ event }) => rules.canWaitAgain(event) === null,
    canCancel: ({ event }) => rules.canCancel(event) === null,
    canRestore: ({ event }) => rules.canRestore(event) === null,
    canHandOver: ({ event }) => rules.canHandOver(event) === null,
  },
}).createMachine({
  id: 'orderLine',
  initial: 'W',
  states: {
    W: {
      on: {
        'line.O': { target: 'O', guard: 'canOrder' },
        'line.P': { target: 'P', guard: 'isOpen' },
        'line.C': { target: 'C', guard: 'canCancel' },
      },
    },
    O: {
      on: {
        'line.W': { target: 'W', guard: 'canWaitAgain' },
        'line.P': { target: 'P', guard: 'isOpen' },
        'line.C': { target: 'C', guard: 'canCancel' },
      },
    },
    P: {
      on: {
        'line.F': { target: 'F', guard: 'canHandOver' },
        'line.C': { target: 'C', guard: 'canCancel' },
      },
    },
    C: { on: { 'line.W': { target: 'W', guard: 'canRestore' } } },
    F: { type: 'final' },
  },
});

/** Why a line may not change from `state` to `to`; null if it may. */
export function orderLineRefusal(
  state: OrderLineState,
  to: OrderLineState,
  facts: OrderLineFacts,
): OrderLineRefusal | null {
  if (state === to) return 'same_state';
  return readTransitionRefusal({ nodes: orderLineMachine.root.states, rules }, { state, event: `line.${to}`, facts });
}

/** A transition of a line that its state knows; `refusal` says what holds it back now. */
export interface NextLine {
  state: OrderLineState;
  needsReason: boolean;
  refusal: OrderLineRefusal | null;
}

const ended: ReadonlySet<PlacedOrderState> = new Set(['completed', 'canceled', 'rejected']);

/** The transitions that a line's state knows, assuming a reason is given where one is required; none in an order that has ended. */
export function nextLines(state: OrderLineState, facts: Omit<OrderLineFacts, 'hasReason'>): NextLine[] {
  if (ended.has(facts.order)) return [];
  return orderLineStates.flatMap((to) => {
    const refusal = orderLineRefusal(state, to, { ...facts, hasReason: true });
    if (refusal === 'same_state' || refusal === 'not_allowed' || refusal === 'finished') return [];
    const needsReason = orderLineRefusal(state, to, { ...facts, hasReason: false }) === 'reason_needed';
    return [{ state: to, needsReason, refusal }];
  });
}

/** Throws if the lifecycle's states differ from those of the contract, or one can't be reached. */
export function checkOrderLineTable(machine = orderLineMachine): void {
  checkLifecycle('order lines', machine.root.states, orderLineStates);
}
