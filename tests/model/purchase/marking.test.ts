import { expect, it } from 'vitest';
import type { PlacedOrderState } from '#contract/types.ts';
import { markLine, type MovedLine, moveLine, receiveLine } from '#machines/order/line-moves.ts';
import { unmarkingRefusal } from '#machines/purchase/marking.rules.ts';
import type { PurchaseState } from '#machines/purchase/purchase.machine.ts';

const bought = markLine('P', '');
const missing = markLine('C', 'Нет');
/** Cancelled as the last line of an order that was to be paid, which ended by it. */
const last: MovedLine = { ...missing, moves: missing.moves.map((move) => ({ ...move, endedFrom: 'need_pay' })) };

it.for<[string, MovedLine, PlacedOrderState, PurchaseState, string | null]>([
  ['bought', bought, 'accepted', 'open', null],
  ['bought', bought, 'need_pay', 'received', null],
  ['bought', bought, 'collected', 'sent', null],
  ['bought', bought, 'need_pay', 'closed', 'purchase_closed'],
  ['bought', bought, 'delivery', 'received', 'order_handed_on'],
  ['bought', bought, 'completed', 'received', 'order_handed_on'],
  ['handed over', moveLine(bought, 'done', ''), 'done', 'received', 'order_handed_on'],
  ['cancelled with its order', moveLine(bought, 'canceled', ''), 'canceled', 'open', 'order_handed_on'],
  ['missing', missing, 'created', 'stopped', null],
  ['missing, of an order that has ended otherwise', missing, 'canceled', 'open', 'order_handed_on'],
  ['missing, with the end of its order', last, 'canceled', 'open', null],
  ['missing, with the end of its order', last, 'canceled', 'closed', 'purchase_closed'],
  ['changed since', { ...bought, state: 'C' }, 'accepted', 'open', 'changed'],
  ['received by the shop', receiveLine('P', ''), 'accepted', 'open', 'changed'],
  ['not told of', { state: 'O', reason: '', moves: [] }, 'accepted', 'open', 'changed'],
])('can be taken back, or why not, of a line that is %s: %#', ([, line, order, purchase, refusal]) => {
  expect(unmarkingRefusal(line, { order, purchase, isCustomerDeleted: false })).toBe(refusal);
});

it.each([
  ['that it ended', last, 'canceled', 'order_handed_on'],
  ['that has come back meanwhile', missing, 'created', null],
] as const)('with its customer deleted: of an order %s', (_, line, order, refusal) => {
  expect(unmarkingRefusal(line, { order, purchase: 'open', isCustomerDeleted: true })).toBe(refusal);
});
