import { expect, it } from 'vitest';
import type { PlacedOrderState } from '#contract/types.ts';
import type { OrderLineState } from '#common/order-line.ts';
import { type SendingRefusal, sendingRefusal } from '#machines/purchase/sending.rules.ts';

const rows: [PlacedOrderState, OrderLineState[], SendingRefusal | null][] = [
  ['created', ['W', 'O'], 'order_state'],
  ['accepted', ['W'], null],
  ['accepted', ['C', 'W', 'F'], null],
  ['need_pay', ['O', 'W'], null],
  ['collected', ['P', 'W'], null],
  ['delivery', ['W'], 'order_state'],
  ['done', ['W'], 'order_state'],
  ['completed', ['W'], 'order_state'],
  ['canceled', ['W'], 'order_state'],
  ['rejected', ['W'], 'order_state'],
  ['accepted', [], 'nothing_waits'],
  ['accepted', ['O', 'P', 'F', 'C'], 'nothing_waits'],
  ['created', ['O'], 'nothing_waits'],
  ['completed', ['P'], 'nothing_waits'],
];

it.each(rows)('an order in %s with lines %j: %s', (state, lines, refusal) => {
  expect(
    sendingRefusal(
      state,
      lines.map((line) => ({ state: line })),
    ),
  ).toBe(refusal);
});
