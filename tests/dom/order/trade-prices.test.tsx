import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { Notifications } from '@mantine/notifications';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';

const clerk = { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order' as const] };
const cup = lineOfOrder({ id: 1, count: 3, price: 500, total: 1500, trade_price: 390.5 });
const plaid = lineOfOrder({ id: 2, description: 'Плед', count: 1, price: 70, total: 70, trade_price: 71 });
const gone = lineOfOrder({ id: 3, description: 'Ваза', state: 'C', trade_price: 1 });
const account = { balance: -570, reserved: 0, topping_up: 0, customer_type: 'retail' as const };
const order = orderOf({ version: 8, state: 'need_pay', lines: [cup, plaid, gone], total: 1570, account });
const lowered = orderOf({
  ...order,
  version: 9,
  lines: [{ ...cup, price: 390.5, total: 1171.5 }, plaid, gone],
  total: 1241.5,
  account: { ...account, balance: -241.5 },
});

it('shows what the trade prices lower and give back before they are taken', async () => {
  const user = userEvent.setup();
  const orders = [order];
  const asked = serveOrders(orders, () => {
    orders[0] = lowered;
    return Response.json(lowered);
  });
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: 'По\u00A0оптовым ценам' }));
  const dialog = await screen.findByRole('dialog', { name: 'Оптовые цены: заказ №\u00A012' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Чашка500\u00A0₽ → 390,50\u00A0₽, 3\u00A0шт.']);
  expect(dialog).toHaveTextContent('Подешевеет 1 позиция, заказ — на 328,50 ₽.');
  expect(dialog).toHaveTextContent('На баланс клиента вернётся 328,50 ₽, останется долг 241,50 ₽.');
  const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Снизить цены' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'По\u00A0оптовым ценам' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Добавить товар' })).toHaveFocus();
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([
    { method: 'PUT', address: '/api/placed-order/12/', body: { trade_price: true, version: 8 } },
  ]);
});

it('gives the lines their own prices back in one press, and tells of those that a colleague has changed', async () => {
  const user = userEvent.setup();
  const orders = [order];
  let theirs = false;
  const edit = (): Response => {
    if (theirs)
      return Response.json(
        { code: 'changed_meanwhile', detail: 'Запись изменилась.', current: order },
        { status: 409 },
      );
    orders[0] = order;
    return Response.json(order);
  };
  const asked = serveOrders(
    orders,
    () => {
      orders[0] = lowered;
      return Response.json({ ...lowered, lines_before: [{ id: 1, version: 6, price: 500 }] });
    },
    edit,
  );
  openOrders('/orders/12/', clerk);
  render(
    <TestPage>
      <Notifications />
    </TestPage>,
  );
  const open = () => screen.findByRole('button', { name: 'По\u00A0оптовым ценам' });
  const back = () => screen.findByRole('button', { name: 'Вернуть, как было' });
  const lower = async (): Promise<void> => {
    await user.click(await open());
    await user.click(await screen.findByRole('button', { name: 'Снизить цены' }));
  };
  await lower();
  await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
  await user.click(within(await screen.findByRole('group', { name: 'Товар в\u00A0заказ' })).getByRole('button'));
  const undo = await back();
  expect(screen.getByText('С баланса клиента спишется 328,50 ₽, останется долг 570 ₽.')).toBeVisible();
  await user.click(undo);
  expect(await open()).toBeVisible();
  expect(asked.filter(({ address }) => address === '/api/order/1/')).toEqual([
    { method: 'PUT', address: '/api/order/1/', body: { price: 500, version: 6 } },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Вернуть, как было' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Добавить товар' })).toHaveFocus();

  theirs = true;
  await lower();
  await user.click(await back());
  expect(await screen.findByText(/Чашка: Запись изменилась\./)).toBeVisible();
});

it('asks again where a colleague has changed the order, and says where nothing is left to lower', async () => {
  const user = userEvent.setup();
  const current = orderOf({ ...lowered, version: 20 });
  serveOrders([order], () =>
    Response.json({ code: 'changed_meanwhile', detail: 'Изменено', current }, { status: 409 }),
  );
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: 'По\u00A0оптовым ценам' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Снизить цены' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Запись изменилась/);
  expect(dialog.getByText(/ничего нет/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Снизить цены' })).toBeNull();
});

it('isn’t offered where nothing would become cheaper', async () => {
  serveOrders([orderOf({ ...order, lines: [plaid, gone] })]);
  openOrders('/orders/12/', clerk);
  expect(await screen.findByRole('button', { name: 'Добавить товар' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'По\u00A0оптовым ценам' })).toBeNull();
});
