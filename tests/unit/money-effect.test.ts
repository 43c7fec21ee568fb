import { describe, expect, it } from 'vitest';
import type { PlacedOrderState } from '#contract/types.ts';
import { type ChargedOrder, moneyEffect, moneyEffectOfBulk } from '#machines/order/money-effect.ts';

/** 2 at 70.10, 3 at 0.35 that are cancelled, 5 that nobody has priced; the delivery costs 30.05: 170.25 in all. */
const order: ChargedOrder = {
  state: 'need_pay',
  deliveryPrice: 30.05,
  lines: [
    { state: 'W', price: 70.1, count: 2 },
    { state: 'C', price: 0.35, count: 3 },
    { state: 'O', price: null, count: 5 },
  ],
};
const account = { balance: 500.2, reserved: 0 };
const inState = (state: PlacedOrderState): ChargedOrder => ({ ...order, state });

describe('what a change of an order does to a balance', () => {
  it.each([
    ['created', 'accepted', 0],
    ['accepted', 'need_pay', -170.25],
    ['accepted', 'collected', -170.25],
    ['need_pay', 'collected', 0],
    ['collected', 'delivery', 0],
    ['done', 'completed', 0],
    ['collected', 'accepted', 170.25],
    ['need_pay', 'canceled', 170.25],
    ['canceled', 'created', 0],
  ] as const)('from %s to %s is %s', (from, to, amount) => {
    const effect = moneyEffect(account, inState(from), inState(to));
    expect(effect?.amount ?? 0).toBe(amount);
  });

  it('is the difference of what it costs, and the balance after that', () => {
    const dearer = { ...order, lines: order.lines.map((line) => ({ ...line, count: 3 })) };
    expect(moneyEffect(account, order, dearer)).toEqual({ amount: -70.1, balance: 430.1, eatsRefund: false });
    const free = { ...order, deliveryPrice: 0 };
    expect(moneyEffect(account, order, free)).toEqual({ amount: 30.05, balance: 530.25, eatsRefund: false });
    expect(moneyEffect(account, order, order)).toBeNull();
  });

  // 170.25 is taken, or given back; the balance before, what a refund waits for, and whether that lacks money then.
  it.each([
    ['accepted', 'need_pay', 200, 29.75, false],
    ['accepted', 'need_pay', 200, 29.76, true],
    ['accepted', 'need_pay', 200, 0, false],
    ['accepted', 'need_pay', 100, 0, false],
    ['accepted', 'need_pay', 170.25, 0.01, true],
    ['accepted', 'need_pay', 170.26, 0.01, false],
    ['need_pay', 'accepted', 0, 300, false],
  ] as const)(
    'from %s to %s of %s with %s waiting eats of the refund: %s',
    (from, to, balance, reserved, eatsRefund) => {
      expect(moneyEffect({ balance, reserved }, inState(from), inState(to))).toMatchObject({ eatsRefund });
    },
  );
});

describe('what a move of many orders does to balances', () => {
  it.each([
    [100.1, 0, { short: 0, eaten: 0 }],
    [100.09, 0, { short: 1, eaten: 0 }],
    [150, 49.9, { short: 0, eaten: 0 }],
    [150, 49.91, { short: 0, eaten: 1 }],
    [100.1, 0.01, { short: 0, eaten: 1 }],
  ])('of %s with %s waiting', (balance, reserved, expected) => {
    const orders = [{ state: 'accepted', customerId: 7, total: 100.1, account: { balance, reserved } }] as const;
    expect(moneyEffectOfBulk(orders, 'need_pay')).toEqual({ amount: -100.1, ...expected });
  });
});
