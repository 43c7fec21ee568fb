import { type BilledOrder, moneyEffectOfBulk } from '#machines/order/money-effect.ts';
import { expect, it } from 'vitest';

const order = (of: Partial<BilledOrder>): BilledOrder => ({ state: 'accepted', customerId: 1, total: 100.1, ...of });
const anna = { balance: 150, reserved: 0 };

it('adds up per person what a bill takes, and counts whom it leaves short', () => {
  const orders = [
    order({ account: anna }),
    order({ account: anna, total: 50.2 }),
    order({ customerId: 2, account: anna }),
  ];
  expect(moneyEffectOfBulk(orders, 'need_pay')).toEqual({ amount: -250.4, short: 1, eaten: 0 });
  expect(moneyEffectOfBulk(orders.slice(0, 1), 'collected')).toEqual({ amount: -100.1, short: 0, eaten: 0 });
});

it('counts people whose waiting refund would lack money, unless they were short of it before', () => {
  const account = { balance: 150, reserved: 60 };
  expect(moneyEffectOfBulk([order({ account })], 'need_pay')).toEqual({ amount: -100.1, short: 0, eaten: 1 });
  const paidBefore = order({ state: 'need_pay', account: { balance: 10, reserved: 60 } });
  expect(moneyEffectOfBulk([paidBefore], 'done')).toEqual({ amount: 0, short: 0, eaten: 0 });
});

it('gives back what charged orders took, and knows the sum where a balance may not be seen', () => {
  const orders = [order({ state: 'collected' }), order({ state: 'created', customerId: 2 }), order({ total: null })];
  expect(moneyEffectOfBulk(orders, 'canceled')).toEqual({ amount: 100.1, short: 0, eaten: 0 });
  expect(moneyEffectOfBulk(orders.slice(1), 'need_pay')).toEqual({ amount: -100.1, short: 0, eaten: 0 });
});
