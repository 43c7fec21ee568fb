import { getNextSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { nextLines, orderLineMachine, orderLineRefusal } from '#machines/order/order-line.machine.ts';
import type { OrderLineFacts } from '#machines/order/order-line.rules.ts';
import { testModel } from '../kit/test-model.ts';
import { everyLineFacts, orderLineModel } from './order-line.model.ts';
import { orderLineVerdict } from './order-line.table.ts';

testModel(orderLineModel);

const facts: OrderLineFacts = {
  order: 'accepted',
  purchase: null,
  live: 2,
  hasReason: true,
  isCovered: true,
  canForce: false,
};

describe('the table of lines', () => {
  it('refuses exactly what the machine refuses', () => {
    const states = ['W', 'O', 'P', 'F', 'C'] as const;
    const different = states.flatMap((state) => {
      const snapshot = orderLineMachine.resolveState({ value: state });
      return states.flatMap((to) =>
        everyLineFacts.filter((given) => {
          const moved = getNextSnapshot(orderLineMachine, snapshot, { type: `line.${to}`, ...given });
          return (orderLineRefusal(state, to, given) === null) !== (moved.value === to && to !== state);
        }),
      );
    });
    expect(different).toEqual([]);
  });

  it('refuses each transition for the reason that its word says', () => {
    const states = ['W', 'O', 'P', 'F', 'C'] as const;
    for (const from of states)
      for (const to of states)
        for (const given of everyLineFacts)
          expect([from, to, given, orderLineRefusal(from, to, given)]).toEqual([
            from,
            to,
            given,
            orderLineVerdict(from, to, given),
          ]);
  });

  it.each([
    ['W', 'W', {}, 'same_state'],
    ['W', 'F', {}, 'not_allowed'],
    ['F', 'C', {}, 'finished'],
    ['W', 'O', {}, 'no_purchase'],
    ['W', 'O', { purchase: 'sent' }, 'purchase_not_open'],
    ['W', 'O', { purchase: 'open', order: 'created' }, 'order_not_accepted'],
    ['O', 'W', { purchase: 'stopped' }, 'purchase_not_open'],
    ['O', 'P', { order: 'delivery' }, 'order_handed_on'],
    ['O', 'P', { order: 'canceled' }, 'order_finished'],
    ['W', 'C', { live: 1 }, 'last'],
    ['P', 'C', { hasReason: false }, 'reason_needed'],
    ['P', 'F', {}, 'order_not_collected'],
    ['P', 'F', { order: 'collected', isCovered: false }, 'balance_short'],
    ['P', 'F', { order: 'collected', isCovered: false, canForce: true }, null],
    ['P', 'F', { order: 'collected', isCovered: false, canForce: true, needsColleague: true }, 'own_order'],
    ['P', 'F', { order: 'collected', canForce: true, needsColleague: true }, null],
    ['P', 'F', { order: 'completed' }, 'order_finished'],
    ['C', 'W', { order: 'collected' }, 'order_collected'],
    ['C', 'W', { order: 'need_pay' }, null],
  ] as const)('%s to %s with %j: %s', (state, to, given, expected) => {
    expect(orderLineRefusal(state, to, { ...facts, ...given })).toBe(expected);
  });

  it('tells of what its state knows as next, with what holds it back; nothing in an order that has ended', () => {
    expect(nextLines('W', facts)).toEqual([
      { state: 'O', needsReason: false, refusal: 'no_purchase' },
      { state: 'P', needsReason: false, refusal: null },
      { state: 'C', needsReason: true, refusal: null },
    ]);
    expect(nextLines('W', { ...facts, live: 1 }).at(-1)).toEqual({ state: 'C', needsReason: false, refusal: 'last' });
    expect(nextLines('F', { ...facts, order: 'done' })).toEqual([]);
    for (const order of ['completed', 'canceled', 'rejected'] as const)
      expect(nextLines('C', { ...facts, order })).toEqual([]);
  });
});
