import { statesOf } from '#office/orders/bulk/order-changes.ts';
import type { PlacedOrderState } from '#contract/types.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { serveBulkOrders } from '#tests/support/dom/bulk-orders-server.ts';
import { openOrders, orderStaff } from '#tests/support/dom/orders-site.tsx';
import { actsOf as linesActsOf, whyNot as lineWhyNot } from '#office/lines/bulk/line-acts.ts';
import { actsOf, whyNot } from '#office/orders/bulk/order-acts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

const bar = async () => within(await screen.findByRole('group', { name: 'Выбранные заказы' }));
const panel = async () => within(await screen.findByRole('dialog', { name: /^(?:Действия|Принять)/ }));

async function choose(...ids: number[]): Promise<void> {
  for (const id of ids)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Выбрать: Заказ №\u00A0${id}` }));
}

it('what fits chosen lines is named by whoever may do it; a line is cancelled apart', () => {
  const order = { state: 'accepted' } as const;
  const lines = [
    { state: 'W', price: null, order },
    { state: 'O', price: 50, order },
    { state: 'P', price: 70, order },
    { state: 'C', price: null, order },
    { state: 'F', price: 90, order },
  ] as const;
  const named = (mayMove: boolean, mayEdit: boolean, maySend = false) =>
    linesActsOf(lines, { mayMove, mayEdit, maySend }).map(({ label, isApart }) => (isApart ? [label] : label));
  const [sent, bought, given, priced] = [
    'В\u00A0закупку',
    'Отметить закупленными',
    'Отметить выданными',
    'Указать цену',
  ];
  expect(named(true, true, true)).toEqual([bought, sent, priced, given, ['Отменить…']]);
  expect(named(true, true)).toEqual([bought, priced, given, ['Отменить…']]);
  expect(named(false, true, true)).toEqual([priced]);
});

it('what fits the chosen orders is named beside them, the commonest first, and their end apart', () => {
  const labels = (states: Parameters<typeof actsOf>[0], isPrepaid = false) =>
    actsOf(states, isPrepaid).map(({ label, isApart }) => (isApart ? [label] : label));
  const end = ['Отменить…'];
  expect(labels([{ state: 'created' }])).toEqual(['Принять', end]);
  expect(labels([{ state: 'accepted' }])).toEqual(['Запросить оплату', 'Отметить собранным', end]);
  expect(labels([{ state: 'accepted' }], true)).toEqual(['Запросить оплату', end]);
  expect(labels([{ state: 'created' }, { state: 'done' }, { state: 'done' }])).toEqual(['Завершить', 'Принять', end]);
  expect(labels([{ state: 'completed' }, { state: 'canceled' }, { state: 'rejected' }])).toEqual([]);
});

it('what none of the rows may come to is said with how they stand', () => {
  const order = { state: 'accepted' } as const;
  const line = { state: 'W', price: 70, order } as const;
  expect(whyNot([{ state: 'created' }, { state: 'created' }, { state: 'canceled' }], 'done')).toBe(
    '«Выполнен» сейчас не\u00A0получится: «Новый» — 2, «Отменён» — 1.',
  );
  expect(whyNot([{ state: 'created' }, { state: 'collected' }], 'done')).toBeUndefined();
  expect(lineWhyNot([line], 'F')).toBe('«Выдан» сейчас не\u00A0получится: «Ожидает, заказ: Принят» — 1.');
  expect(lineWhyNot([line], 'send')).toBeUndefined();
  expect(lineWhyNot([{ ...line, state: 'P' }], 'send')).toBe(
    '«Заказан у поставщика» сейчас не\u00A0получится: «Закуплен, заказ: Принят» — 1.',
  );
  expect(lineWhyNot([line], 'comment')).toBeUndefined();
});

/** What is offered for orders that stand in these states, and may all come to `to`. */
function offer(
  to: PlacedOrderState,
  states: readonly PlacedOrderState[],
  given: { forced?: number; needsReason?: boolean; staying?: PlacedOrderState } = {},
) {
  const account = { balance: 5000, reserved: 0 };
  const all = given.staying ? [...states, given.staying] : states;
  const orders = new Map(all.map((state, index) => [index + 1, { state, customerId: 7, total: 100, account }]));
  const ids = new Set(states.map((_, index) => index + 1));
  const next = new Map([[to, { ids, needsReason: given.needsReason ?? false, forced: given.forced ?? 0 }]]);
  const asked = { ids: [...orders.keys()], nextStates: { orders, next, held: new Map(), seen: [] }, currency: 'RUB' };
  const [offered] = statesOf(new QueryClient(), asked);
  if (!offered || !('changeOf' in offered)) throw new Error('Nothing is offered');
  return offered;
}

it.each([
  ['accepted', ['created', 'created'], {}, true],
  ['collected', ['need_pay'], {}, true],
  ['delivery', ['collected'], {}, true],
  ['done', ['collected'], {}, true],
  ['done', ['delivery'], {}, true],
  // It charges, or gives back.
  ['need_pay', ['accepted'], {}, false],
  ['collected', ['accepted'], {}, false],
  ['accepted', ['need_pay'], {}, false],
  // One stays, one is forced, a reason is due.
  ['accepted', ['created'], { staying: 'done' }, false],
  ['collected', ['need_pay'], { forced: 1 }, false],
  ['rejected', ['created'], { needsReason: true }, false],
  // Nobody can take it back.
  ['completed', ['done'], {}, false],
  ['delivery', ['collected', 'need_pay'], {}, false],
] as const)('a move to %s from %j with %j runs without a question: %s', (to, states, given, isPlain) => {
  expect(offer(to, states, given).isPlain).toBe(isPlain);
});

it.each([
  ['accepted', ['created'], 'Принято: 63.'],
  ['need_pay', ['accepted'], 'Запрошена оплата: 63.'],
  // Some come from before it.
  ['collected', ['need_pay', 'delivery'], 'Собрано: 63.'],
  ['accepted', ['need_pay', 'collected'], 'Возвращено в «Принят»: 63.'],
  ['canceled', ['created', 'accepted'], 'Отменено: 63.'],
] as const)('a move to %s from %j says at its end what was done: %s', (to, states, text) => {
  expect(offer(to, states).changeOf('').doneText?.(63).replaceAll('\u00A0', ' ')).toBe(text);
});

it.each([
  ['accepted', ['need_pay', 'collected'], {}, 'Вернуть в «Принят»'],
  // One that stays says nothing of where the others come from.
  ['accepted', ['need_pay'], { staying: 'created' }, 'Вернуть в «Принят»'],
  // One that comes from before it makes it a step on.
  ['accepted', ['created', 'collected'], {}, 'Принять'],
] as const)('a move to %s from %j with %j is named by where they come from: %s', (to, states, given, verb) => {
  const { act, label } = offer(to, states, given);
  expect(act?.replaceAll('\u00A0', ' ')).toMatch(new RegExp(`^${verb}`));
  expect(label.replaceAll('\u00A0', ' ')).toMatch(new RegExp(`^${verb}.*: ${states.length}$`));
});

it.each([
  ['collected', 'Собранные', '/orders?scope=shop&state=collected'],
  ['done', 'Выполненные', '/orders?scope=shop&state=done'],
] as const)('a move to %s leads to the orders that are now %s', (to, text, href) => {
  expect(offer(to, ['need_pay']).changeOf('').next?.()).toEqual({ text, href });
});

it.each(['canceled', 'completed'] as const)('after a move to %s nothing comes', (to) => {
  expect(offer(to, ['done']).changeOf('').next?.()).toBeUndefined();
});

it('what is taken back comes to the state that each had, unless it is a colleague’s or nobody knows', async () => {
  const sent: unknown[] = [];
  let refused = 0;
  answerCalls(async (request: Request) => {
    const body = (await request.json()) as { ids: number[] };
    sent.push(body);
    return Response.json({
      result: body.ids.map((id) =>
        id === refused
          ? { id, ok: false, code: 'order_same_state', detail: 'Уже в этом статусе.' }
          : { id, ok: true, version: id + 40, state: 'collected', next_states: [] },
      ),
    });
  });
  const rows = { ids: [1, 2, 3, 4], forced: [], isAgain: false };
  const seen = [1, 2, 3].map((id) => ({ id, version: id }));
  const change = () => offer('collected', ['need_pay', 'delivery', 'need_pay', 'done']).changeOf('');
  const moved = change();
  expect(moved.undo?.()).toBeUndefined();
  await moved.send({ ...rows, seen });
  const back = moved.undo?.();
  sent.length = 0;
  // № 4 was repeated after a refusal: somebody else has moved it since it was read.
  expect(await back?.send({ ...rows, seen: [] })).toEqual({ refused: [], unchanged: 1 });
  const reason = 'Изменение отменено';
  expect(sent).toEqual([
    {
      ids: [1, 3],
      versions: [
        { id: 1, version: 41 },
        { id: 3, version: 43 },
      ],
      change: { state: 'need_pay', reason },
    },
    { ids: [2], versions: [{ id: 2, version: 42 }], change: { state: 'delivery', reason } },
  ]);

  refused = 2;
  const lost = change();
  await lost.send({ ...rows, seen, isAgain: true });
  expect(lost.undo?.()).toBeUndefined();
});

it('what needs no decision is done in one press, and taken back in one', async () => {
  const sent = serveBulkOrders();
  openOrders('/orders?scope=shop', orderStaff);
  await choose(3, 2);
  expect((await bar()).getByRole('status')).toHaveTextContent(/^Выбрано: 2\s*2\s000\s₽$/);
  await userEvent.click((await bar()).getByRole('button', { name: 'Принять' }));
  expect(await (await panel()).findByText('Принято: 2.')).toBeVisible();
  expect(sent).toMatchObject([{ ids: [3, 2], change: { state: 'accepted' } }]);
  await userEvent.click((await panel()).getByRole('button', { name: 'Вернуть, как было' }));
  expect(await (await panel()).findByText('Возвращено, как было: 2.')).toBeVisible();
  expect(sent[1]).toEqual({
    ids: [3, 2],
    versions: [
      { id: 3, version: 2 },
      { id: 2, version: 2 },
    ],
    change: { state: 'created', reason: 'Изменение отменено' },
  });
});

it('asks first where some of the orders stay as they are', async () => {
  const sent = serveBulkOrders();
  openOrders('/orders?scope=shop', orderStaff);
  await choose(3, 1);
  await userEvent.click((await bar()).getByRole('button', { name: 'Принять' }));
  const go = await (await panel()).findByRole('button', { name: 'Принять 1\u00A0из\u00A02' });
  expect((await panel()).getByRole('listitem')).toHaveTextContent('1 в статусе «Выполнен»Показать');
  expect(sent).toEqual([]);
  await userEvent.click(go);
  await waitFor(() => expect(sent).toMatchObject([{ ids: [3, 1], change: { state: 'accepted' } }]));
});

it('takes back those alone that it has moved, and leads the hand back to the list', async () => {
  const sent = serveBulkOrders(2);
  openOrders('/orders?scope=shop', orderStaff);
  await choose(3, 2);
  await userEvent.click((await bar()).getByRole('button', { name: 'Принять' }));
  expect(await (await panel()).findByText('Отказано: 1')).toBeVisible();
  // Repeating is no use until the price is there.
  await waitFor(async () => expect((await panel()).getByRole('button', { name: 'Готово' })).toHaveFocus());
  expect((await panel()).queryByRole('button', { name: /^Повторить/ })).toBeNull();
  await userEvent.click((await panel()).getByRole('button', { name: 'Вернуть, как было' }));
  expect(await (await panel()).findByText(/^Возвращено, как было: 1\./)).toBeVisible();
  expect(sent.slice(1).map(({ ids }) => ids)).toEqual([[3]]);
});
