import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const next_states = [
  { state: 'O' as const, needs_reason: false, refusal: 'Позиция не в закупке: отправьте её туда из заказа.' },
  { state: 'P' as const, needs_reason: false, refusal: null },
  { state: 'C' as const, needs_reason: true, refusal: null },
];
const cup = lineOfOrder({ id: 1, version: 3, next_states });
const open = { name: 'Статус позиции «Чашка»: Ожидает. Изменить' };
const choice = () => screen.findByRole('group', { name: 'Новый статус: Чашка' });
const sent = (asked: ReturnType<typeof serveOrders>) => asked.filter(({ method }) => method === 'PUT');

it('takes a line from stock by keys alone, and shows it', async () => {
  const user = userEvent.setup();
  const orders = [orderOf({ state: 'accepted', lines: [cup] })];
  const asked = serveOrders(orders, undefined, undefined, () => {
    orders[0] = orderOf({ state: 'accepted', lines: [{ ...cup, version: 4, state: 'P', next_states: [] }] });
    return Response.json({ result: [{ id: 1, ok: true, state: 'P', placed_order_id: 12 }] });
  });
  openOrders('/orders/12/', orderStaff);
  (await screen.findByRole('button', open)).focus();
  await user.keyboard('{Enter}');
  const held = within(await choice()).getByRole('button', { name: 'Отметить заказанной' });
  expect(held).toBeDisabled();
  expect(held).toHaveAccessibleDescription('Позиция не в закупке: отправьте её туда из заказа.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Отметить закупленной' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Закуплен')).toBeVisible();
  expect(sent(asked)).toEqual([
    { method: 'PUT', address: '/api/order/state/', body: { ids: [1], state: 'P', versions: [{ id: 1, version: 3 }] } },
  ]);
});

it('asks for a reason to cancel a line, and says why it was refused', async () => {
  const user = userEvent.setup();
  const detail = 'Это последняя позиция заказа. Чтобы убрать её, отмените заказ.';
  const asked = serveOrders([orderOf({ state: 'accepted', lines: [cup] })], undefined, undefined, () =>
    Response.json({ result: [{ id: 1, ok: false, code: 'line_last', detail }] }),
  );
  openOrders('/orders/12/', orderStaff);
  await user.click(await screen.findByRole('button', open));
  await user.click(within(await choice()).getByRole('button', { name: 'Отменить позицию' }));
  const reason = await screen.findByLabelText('Причина отмены');
  await waitFor(() => expect(reason).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await choice()).toHaveTextContent('Это поле не может быть пустым.');
  await user.keyboard('Разбилась{Enter}');
  await waitFor(async () => expect(within(await choice()).getByRole('alert')).toHaveTextContent(detail));
  expect(sent(asked).map(({ body }) => body)).toEqual([
    { ids: [1], state: 'C', reason: 'Разбилась', versions: [{ id: 1, version: 3 }] },
  ]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Новый статус: Чашка' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', open)).toHaveFocus());
});

it('is only read by those who may not change it', async () => {
  serveOrders([orderOf({ lines: [{ ...cup, next_states: [] }] })]);
  openOrders('/orders/12/', orderStaff);
  expect(await screen.findByText('Ожидает')).toBeVisible();
  expect(screen.queryByRole('button', open)).toBeNull();
});
