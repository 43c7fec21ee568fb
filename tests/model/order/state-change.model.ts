import type { NextState } from '#contract/types.ts';
import { stateChangeMachine } from '#machines/order/state-change.machine.ts';
import { defineModel } from '../kit/model.ts';

/** Four ways on: a plain one, an end, one that needs a reason and one that is forced. */
export const someMoves: NextState[] = [
  { state: 'accepted', needs_reason: false, is_forced: false },
  { state: 'canceled', needs_reason: false, is_forced: false },
  { state: 'rejected', needs_reason: true, is_forced: false },
  { state: 'delivery', needs_reason: false, is_forced: true },
];

/** An order that may go each of these ways. */
export const stateChangeModel = defineModel('order/state-change', {
  machine: stateChangeMachine,
  input: { orderId: 12 },
  events: {
    'state.chosen': someMoves.map((next) => ({ next })),
    'change.confirmed': [{ reason: ' Out of stock ' }, { reason: ' ' }],
  },
});
