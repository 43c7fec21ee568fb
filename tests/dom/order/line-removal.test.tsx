import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const permissions = ['edit_strange_order', 'delete_strange_order'] as const;
const clerk = { ...orderStaff, permissions: [...orderStaff.permissions, ...permissions] };
const cup = lineOfOrder({ id: 1, version: 3 });
const plaid = lineOfOrder({ id: 2, version: 5, description: 'Плед' });
const order = orderOf({ version: 8, state: 'accepted', lines: [cup, plaid] });
const canceled = orderOf({ ...order, version: 9, lines: [{ ...cup, version: 4, state: 'C' }, plaid] });

const openCup = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Изменить: Чашка' }));
  return within(await screen.findByRole('group', { name: 'Позиция: Чашка' }));
};

it('asks why, keeps the question where it is refused, and shows the line as cancelled', async () => {
  const user = userEvent.setup();
  const orders = [order];
  const refusal = { code: 'line_handed_over', detail: 'Позиция уже выдана.' };
  const answers = [Response.json(refusal, { status: 409 }), Response.json(canceled)];
  const asked = serveOrders(orders, undefined, () => answers.shift() ?? Response.error());
  openOrders('/orders/12/', clerk);
  const form = await openCup(user);
  await user.type(form.getByLabelText('Комментарий'), 'не терять');
  await user.click(form.getByRole('button', { name: 'Отменить позицию' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Отменить позицию: Чашка?' }));
  await user.click(dialog.getByRole('button', { name: 'Отменить позицию' }));
  expect(dialog.getByText('Это поле не может быть пустым.')).toBeVisible();
  await user.type(dialog.getByLabelText('Причина'), 'Разбилась{Tab}');
  await user.click(dialog.getByRole('button', { name: 'Отменить позицию' }));
  expect(await dialog.findByText('Позиция уже выдана.')).toBeVisible();
  expect(dialog.getByLabelText('Причина')).toHaveValue('Разбилась');
  orders[0] = canceled;
  await user.click(dialog.getByRole('button', { name: 'Отменить позицию' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /Позиция/ })).toBeNull());
  expect(screen.getByText('Отменён', { exact: false })).toBeVisible();
  expect(asked.filter(({ method }) => method === 'DELETE').map(({ address }) => address)).toEqual([
    '/api/order/1/?version=3&reason=Разбилась',
    '/api/order/1/?version=3&reason=Разбилась',
  ]);
});

it('declined leaves the form with what was typed', async () => {
  const user = userEvent.setup();
  serveOrders([orderOf({ ...order, state: 'created' })]);
  openOrders('/orders/12/', clerk);
  const form = await openCup(user);
  await user.type(form.getByLabelText('Комментарий'), 'не терять');
  await user.click(form.getByRole('button', { name: 'Убрать' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Убрать из заказа: Чашка?' }));
  expect(dialog.queryByLabelText('Причина')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Не сейчас' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(form.getByLabelText('Комментарий')).toHaveValue('не терять');
});

it('says beforehand that the last line stays', async () => {
  const user = userEvent.setup();
  serveOrders([orderOf({ ...order, lines: [cup, { ...plaid, state: 'C' }] })]);
  openOrders('/orders/12/', clerk);
  const form = await openCup(user);
  const button = form.getByRole('button', { name: 'Отменить позицию' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Последнюю позицию не убрать: отмените заказ.');
});

it('is not offered without the permission for it', async () => {
  const user = userEvent.setup();
  serveOrders([order]);
  openOrders('/orders/12/', { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order'] });
  const form = await openCup(user);
  expect(form.queryByRole('button', { name: /Отменить позицию|Убрать/ })).toBeNull();
});
