/**
 * The lifecycle of an order's line as staff change it one by one: waiting, ordered at the supplier, purchased, handed
 * over, cancelled. What an order's own transitions do to its lines is in line-moves.ts. Specification: section 4 (the
 * single-letter codes); design: section 5 (order line). It invokes nothing, so nothing is aborted. The server decides
 * by it, the client shows the transitions, tests walk it.
 */
import type { PlacedOrderState } from '#contract/types.ts';
import type { OrderLineState } from '#common/order-line.ts';
import { defineLifecycle, type KnownTransition } from '../kit/define-lifecycle.ts';
import { type OrderLineFacts, type OrderLineRefusal, orderLineRules as rules } from './order-line.rules.ts';

const lifecycle = defineLifecycle({
  types: {} as { state: OrderLineState; facts: OrderLineFacts; refusal: OrderLineRefusal },
  id: 'orderLine',
  subject: 'line',
  sameState: 'same_state',
  states: {
    W: { O: 'canOrder', P: 'isOpen', C: 'canCancel' },
    O: { W: 'canWaitAgain', P: 'isOpen', C: 'canCancel' },
    P: { F: 'canHandOver', C: 'canCancel' },
    F: 'final',
    C: { W: 'canRestore' },
  },
  rules,
});

/** The lifecycle of lines, every state, and why a line may not change from one state to another. */
export const { machine: orderLineMachine, states: orderLineStates, refusal: orderLineRefusal } = lifecycle;

const ended: ReadonlySet<PlacedOrderState> = new Set(['completed', 'canceled', 'rejected']);

/** The transitions that a line's state knows; none in an order that has ended. */
export function nextLines(
  state: OrderLineState,
  facts: Omit<OrderLineFacts, 'hasReason'>,
): KnownTransition<OrderLineState, OrderLineRefusal>[] {
  return ended.has(facts.order) ? [] : lifecycle.next(state, facts);
}
