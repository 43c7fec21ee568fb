import { dueOf, isPaidFrom, type Due } from '#entities/order/due/due-of.ts';
import { whenPaid, whenPaidAhead } from '#entities/order/due/due.strings.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { describe, expect, it } from 'vitest';

interface Case {
  what: string;
  total: number;
  balance: number;
  reserved?: number;
  waiting?: number[];
  due: Partial<Due>;
}

const nothing = { missing: 0, inCheck: 0, rest: 0, refundMissing: 0 };
const sumsOf = (states: readonly PlacedOrderState[], { total, balance, reserved = 0, waiting = [] }: Case): Due[] =>
  states.map((state) => dueOf({ state, total, balance, reserved, waiting: waiting.map((amount) => ({ amount })) }));

describe('before the balance is charged', () => {
  const states = ['created', 'accepted'] as const;

  it.each<Case>([
    { what: 'the balance covers it', total: 7616.5, balance: 9000.75, due: {} },
    { what: 'it is exactly there', total: 7616.5, balance: 7616.5, due: {} },
    { what: 'a kopeck is missing', total: 7616.5, balance: 7616.49, due: { missing: 0.01, rest: 0.01 } },
    { what: 'the balance is empty', total: 41.15, balance: 0, due: { missing: 41.15, rest: 41.15 } },
    { what: 'there is a debt of before', total: 0.2, balance: -0.1, due: { missing: 0.3, rest: 0.3 } },
    { what: 'a refund waits', total: 1200.35, balance: 2000.1, reserved: 900.05, due: { missing: 100.3, rest: 100.3 } },
    { what: 'a refund takes all', total: 700.5, balance: 500.25, reserved: 1000, due: { missing: 700.5, rest: 700.5 } },
    {
      what: 'a refund waits behind a debt',
      total: 7498,
      balance: -7616.5,
      reserved: 1000.2,
      due: { missing: 15_114.5, rest: 15_114.5 },
    },
    {
      what: 'top-ups wait too',
      total: 5000.4,
      balance: 1100.7,
      waiting: [0.1, 0.2, 2300.05],
      due: { missing: 3899.7, inCheck: 2300.35, rest: 1599.35 },
    },
    {
      what: 'they are more than enough',
      total: 610.15,
      balance: 100.02,
      waiting: [777.7],
      due: { missing: 510.13, inCheck: 777.7, rest: 0 },
    },
  ])('says what is missing where $what', (given) => {
    const due = { isCharged: false, ...nothing, ...given.due };
    expect(sumsOf(states, given)).toEqual([due, due]);
  });
});

describe('once the balance is charged', () => {
  const states = ['need_pay', 'collected', 'delivery', 'done', 'completed'] as const;

  it.each<Case>([
    { what: 'nothing is left', total: 24_000, balance: 0, due: {} },
    { what: 'a kopeck is owed', total: 24_000, balance: -0.01, due: { missing: 0.01, rest: 0.01 } },
    { what: 'a part is owed', total: 24_000, balance: -7616.5, due: { missing: 7616.5, rest: 7616.5 } },
    { what: 'more than it is owed', total: 350.25, balance: -1290.3, due: { missing: 1290.3, rest: 1290.3 } },
    {
      what: 'a top-up waits',
      total: 24_000,
      balance: -7616.5,
      waiting: [1000.05, 0.4],
      due: { missing: 7616.5, inCheck: 1000.45, rest: 6616.05 },
    },
    {
      what: 'a refund waits behind a debt',
      total: 24_000,
      balance: -7616.5,
      reserved: 480.15,
      due: { missing: 7616.5, rest: 7616.5 },
    },
    { what: 'a refund has what it needs', total: 350.25, balance: 1290.3, reserved: 480.15, due: {} },
    { what: 'a refund lacks some', total: 350.25, balance: 110.1, reserved: 480.15, due: { refundMissing: 370.05 } },
  ])('says what is owed where $what', (given) => {
    const due = { isCharged: true, ...nothing, ...given.due };
    expect(sumsOf(states, given)).toEqual(states.map(() => due));
  });
});

it.each([
  [0, true],
  [0.01, true],
  [-0.01, false],
])('calls bills paid from %s roubles: %s', (balance, isPaid) => {
  expect(isPaidFrom(balance)).toBe(isPaid);
});

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const later =
  'Платить сразу не нужно: сумма спишется с баланса, когда мы соберём заказ или выставим счёт. ' +
  'Отдадим его после оплаты.';
const prepaid =
  'Работаем по предоплате: примем заказ и выставим счёт, тогда сумма спишется с баланса. Соберём после оплаты.';
const ready = 'Отдадим заказ после оплаты.';

it.each<{ state: PlacedOrderState; isCollected?: boolean; texts: [usual: string, prepaid: string] }>([
  { state: 'created', texts: [later, prepaid] },
  { state: 'accepted', texts: [later, prepaid] },
  { state: 'need_pay', texts: ['Соберём заказ после оплаты.', 'Соберём заказ после оплаты.'] },
  { state: 'need_pay', isCollected: true, texts: [ready, ready] },
  { state: 'collected', isCollected: true, texts: [ready, ready] },
  { state: 'delivery', isCollected: true, texts: ['', ''] },
  { state: 'done', isCollected: true, texts: ['', ''] },
  { state: 'completed', isCollected: true, texts: ['', ''] },
  { state: 'canceled', texts: ['', ''] },
  { state: 'rejected', texts: ['', ''] },
])('says when an order in $state is paid, as the shop does it', ({ state, isCollected = false, texts }) => {
  const said = [false, true].map((isPrepaid) => plain(whenPaid({ state, isPrepaid, isCollected, isPriced: true })));
  expect(said).toEqual(texts);
});

it('says that the price comes first where there is none', () => {
  const facts = { state: 'created', isPrepaid: false, isCollected: false, isPriced: false } as const;
  expect(plain(whenPaid(facts))).toBe(`Сначала сообщим цену. ${later}`);
});

it('says the same before an order is placed', () => {
  expect([false, true].map((isPrepaid) => plain(whenPaidAhead(isPrepaid)))).toEqual([later, prepaid]);
});
