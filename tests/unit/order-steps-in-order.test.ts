import { inOrder } from '#entities/order/transitions/in-order.ts';
import type { NextState, PlacedOrder } from '#contract/types.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { expect, it } from 'vitest';

type State = PlacedOrder['state'];

const to = (state: State, { back = false, forced = false } = {}): NextState => ({
  state,
  needs_reason: back || state === 'canceled' || state === 'rejected',
  is_forced: forced,
});
const courier = { ...orderOf().delivery, kind: 'address' as const };
const statesOf = (order: Partial<PlacedOrder>): State[] =>
  inOrder(orderOf({ delivery: courier, ...order })).map(({ state }) => state);

const collected = { state: 'collected', is_covered: true, is_collected: true } as const;
const fromCollected = [to('accepted', { back: true }), to('need_pay'), to('delivery'), to('done'), to('canceled')];

it('leads a collected order that is paid on its way, and bills it last of all', () => {
  expect(statesOf({ ...collected, next_states: fromCollected })).toEqual([
    'delivery',
    'done',
    'need_pay',
    'accepted',
    'canceled',
  ]);
});

it('leads one that is picked up to its customer at once', () => {
  const pickup = { ...collected, delivery: orderOf().delivery };
  expect(statesOf({ ...pickup, next_states: [...fromCollected] }).slice(0, 2)).toEqual(['done', 'need_pay']);
});

it('bills a collected order that is not paid before it is handed over with a debt', () => {
  const next = [to('need_pay'), to('delivery', { forced: true }), to('done', { forced: true })];
  expect(statesOf({ state: 'collected', next_states: next })).toEqual(['need_pay', 'delivery', 'done']);
});

it.each([
  { isCovered: false, first: 'need_pay' },
  { isCovered: true, first: 'collected' },
])('begins an accepted order with $first where that the balance covers it is $isCovered', ({ isCovered, first }) => {
  const next = [to('need_pay'), to('collected')];
  expect(statesOf({ state: 'accepted', is_covered: isCovered, next_states: next })[0]).toBe(first);
});

it('does not collect again what was billed after it was collected', () => {
  const next = [to('collected'), to('delivery'), to('done')];
  expect(statesOf({ state: 'need_pay', is_collected: true, next_states: next })).toEqual([
    'delivery',
    'done',
    'collected',
  ]);
  expect(statesOf({ state: 'need_pay', next_states: next })).toEqual(['collected', 'delivery', 'done']);
});

it.each([
  ['one that is picked up to being collected', orderOf().delivery, [], ['completed', 'collected']],
  [
    'one that was delivered though it is picked up',
    orderOf().delivery,
    ['delivery'],
    ['completed', 'collected', 'delivery'],
  ],
  ['one that is brought', courier, [], ['completed', 'delivery', 'collected']],
] as const)('leads %s back by its way alone', (_, delivery, been, expected) => {
  const next = [to('completed'), to('delivery', { back: true }), to('collected', { back: true })];
  const timeline = been.map((state) => ({
    kind: 'state' as const,
    from: 'collected' as const,
    to: state,
    author: 'Анна',
    at: '2026-11-21T03:30:00Z',
    reason: '',
  }));
  expect(statesOf({ state: 'done', delivery, timeline, next_states: next })).toEqual(expected);
});
