import type { NextState } from '#contract/types.ts';
import { stateChangeMachine } from '#machines/order/state-change.machine.ts';
import { defineModel } from '../kit/model.ts';
import { belowZero } from './refusals.ts';
import { stateChangeTable } from './state-change.table.ts';

/** Five ways on: a plain one, two ends, one that needs a reason and one that is forced. */
export const someTransitions: NextState[] = [
  { state: 'accepted', needs_reason: false, is_forced: false },
  { state: 'canceled', needs_reason: false, is_forced: false },
  { state: 'rejected', needs_reason: false, is_forced: false },
  { state: 'collected', needs_reason: true, is_forced: false },
  { state: 'delivery', needs_reason: false, is_forced: true },
];

/** An order that may go each of these ways. */
export const stateChangeModel = defineModel('order/state-change', {
  machine: stateChangeMachine,
  table: stateChangeTable,
  input: { orderId: 12 },
  events: {
    'state.chosen': someTransitions.map((next) => ({ next, version: 4 })),
    // Only where a reason is needed does the question have a field for it.
    'change.confirmed': ({ context }) =>
      context.chosen?.needs_reason && context.meanwhile !== 'closed'
        ? [{ reason: ' Out of stock ' }, { reason: ' ' }]
        : [{ reason: '' }],
  },
  // Done, changed by somebody else so that it is still open though now with a reason, and so that it is closed.
  outputs: {
    updatePlacedOrderState: [
      null,
      { version: 5, next: { state: 'collected', needs_reason: true, is_forced: false } },
      { version: 6, next: null },
    ],
  },
  errors: { updatePlacedOrderState: [new Error('No connection'), belowZero] },
});
