import { orderRefusals } from '#office/orders/bulk/order-refusals.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { widen } from '#tests/support/dom/lines-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const accountOf = (balance: number) => ({ balance, reserved: 0 });
const ordered = (customerId: number, balance: number, total = 1_000) => ({
  state: 'need_pay' as const,
  customerId,
  total,
  account: accountOf(balance),
});
/** № 1 and 2 are of one customer, № 5 of somebody who owes nothing, № 6 of one who has money left. */
const orders = new Map([
  [1, ordered(7, -1_500)],
  [2, ordered(7, -1_500)],
  [3, ordered(8, -240.5)],
  [4, ordered(9, 0)],
  [5, ordered(9, 0)],
  [6, ordered(10, 5_000)],
]);
const heldBy = (code: string, ...ids: number[]) => ids.map((id) => ({ id, code, detail: '' }));

it('what several orders of one customer lack is told once, and nobody’s money makes up for it', () => {
  const [paid] = orderRefusals(heldBy('order_balance_short', 1, 2, 3, 6), orders, '₽');
  expect(paid).toMatchObject({ ids: [1, 2, 3, 6], text: 'не\u00A0оплачены, не\u00A0хватает 1\u00A0740,50\u00A0₽' });
  // Whoever may not see the balances is told the reason alone.
  expect(orderRefusals(heldBy('order_balance_short', 1), new Map(), '₽')).toMatchObject([{ text: 'не\u00A0оплачен' }]);
});

it('the same reason is one group before and afterwards, though the server names the lines of each', () => {
  const told = [
    { id: 4, code: 'order_lines_ordered', detail: 'Ждём поставщика: «Плед» (строка\u00A02).' },
    { id: 5, code: 'order_lines_ordered', detail: 'Ждём поставщика: «Чайник» (строка\u00A01).' },
    { id: 1, code: 'order_finished', detail: 'Заказ в статусе «Завершён»: изменить его больше нельзя.' },
  ];
  const waiting = { ids: [4, 5], text: 'ждут поставщика', mend: { text: 'К\u00A0закупкам', href: '/purchases' } };
  expect(orderRefusals(heldBy('order_lines_ordered', 4, 5), orders, '₽')).toMatchObject([waiting]);
  expect(orderRefusals(told, orders, '₽')).toMatchObject([waiting, { ids: [1], text: told[2]?.detail }]);
  // Of one, its own lines.
  expect(orderRefusals(told.slice(0, 1), orders, '₽')).toMatchObject([{ text: told[0]?.detail }]);
});

/** Three orders that wait for their money: № 3 has it, № 2 hasn't, № 1 waits for its purchase. */
function serve(): void {
  serveOrders([3, 2, 1].map((id) => orderOf({ id, state: 'need_pay' })));
  const others = globalThis.fetch;
  const collected = { state: 'collected', needs_reason: false, is_forced: false };
  const codes: Record<number, string> = { 2: 'order_balance_short', 1: 'order_lines_ordered' };
  answerCalls(async (request: Request) => {
    if (new URL(request.url).pathname !== '/api/placed-order/list/') return others(request);
    const { ids } = (await request.clone().json()) as { ids: number[] };
    const result = ids.map((id) => ({
      id,
      ok: true,
      version: 1,
      state: 'need_pay',
      customer_id: id,
      total: 1_000,
      account: { balance: id === 2 ? -640 : 0, reserved: 0, topping_up: 0, customer_type: 'retail' },
      next_states: codes[id] === undefined ? [collected] : [],
      held_states: codes[id] === undefined ? [] : [{ state: 'collected', code: codes[id] }],
    }));
    return Response.json({ result });
  });
}

const box = (id: number) => screen.findByRole('checkbox', { name: `Выбрать: Заказ №\u00A0${id}` });

it.each([true, false])('orders that won’t go are told by reason, and shown by one press; wide: %s', async (isWide) => {
  widen(isWide);
  serve();
  openOrders('/orders?scope=shop', orderStaff);
  for (const id of [3, 2, 1]) await userEvent.click(await box(id));
  const bar = () => within(screen.getByRole('group', { name: 'Выбранные заказы' }));
  await userEvent.click(bar().getByRole('button', { name: 'Отметить собранными' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Отметить собранными' }));
  expect(await panel.findByRole('button', { name: 'Отметить собранными 1\u00A0из\u00A03' })).toBeVisible();
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1\u00A0не\u00A0оплачен, не\u00A0хватает 640\u00A0₽Показать',
    '1\u00A0ждёт поставщикаПоказатьК\u00A0закупкам',
  ]);
  await userEvent.click(panel.getByRole('button', { name: /^Показать: не\sоплачен/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bar().getByRole('status')).toHaveTextContent('Выбрано: 1');
  expect(await box(2)).toBeChecked();
  await waitFor(async () => expect(await box(2)).toHaveFocus());
});

it('why the one selected order won’t go is told where its button was pressed', async () => {
  widen(true);
  serve();
  openOrders('/orders?scope=shop', orderStaff);
  await userEvent.click(await box(1));
  const bar = within(screen.getByRole('group', { name: 'Выбранные заказы' }));
  await userEvent.click(bar.getByRole('button', { name: 'Отметить собранным' }));
  const panel = within(await screen.findByRole('dialog', { name: /^Действия/ }));
  expect(await panel.findByText(/ждёт поставщика/)).toBeVisible();
  expect(panel.getByRole('link', { name: 'К\u00A0закупкам' })).toHaveAttribute('href', '/purchases');
});
