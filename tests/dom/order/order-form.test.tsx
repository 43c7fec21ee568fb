import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import type { PlacedOrder } from '#contract/types.ts';
import { EditOrder } from '#entities/order/form/edit-order.tsx';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { orderOf, someDeliveries, somePoints } from '#tests/support/dom/order-samples.ts';
import { type Asked, openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

const clerk = { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order' as const] };
const order = orderOf({ version: 8, state: 'accepted', comment: 'Жду', note: '' });

/** A server with these orders, which answers to a change by `answer`. */
function serve(orders: PlacedOrder[], answer: () => Response): Asked[] {
  const asked = serveOrders(orders, answer);
  const ofOrders = fetch;
  answerCalls((request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/delivery/') return Promise.resolve(Response.json({ result: someDeliveries }));
    if (pathname === '/api/delivery-point/') return Promise.resolve(Response.json({ result: somePoints }));
    return ofOrders(request);
  });
  return asked;
}

const puts = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const dialog = () => screen.findByRole('dialog', { name: 'Заказ №\u00A012' });

it('changes the way, which brings its price and asks for an address, and sends what differs alone', async () => {
  const user = userEvent.setup();
  const after = orderOf({
    ...order,
    version: 9,
    delivery: { ...order.delivery, delivery_id: 2, kind: 'address', name: 'Курьер', address: 'Невский, 1', price: 300 },
  });
  const asked = serve([order], () => Response.json(after));
  openOrders('/orders/12/', clerk);
  const opener = await screen.findByRole('button', { name: /^Изменить доставку/ });
  await user.click(opener);
  const form = within(await dialog());
  await user.selectOptions(await form.findByLabelText('Способ доставки'), 'Курьер');
  expect(form.getByLabelText('Стоимость доставки')).toHaveValue('350,50');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText('Это поле не может быть пустым.')).toBeVisible();
  await user.type(form.getByLabelText('Адрес'), 'Невский, 1');
  await user.clear(form.getByLabelText('Стоимость доставки'));
  await user.type(form.getByLabelText('Стоимость доставки'), '300');
  await user.type(form.getByLabelText('Внутренняя заметка'), 'Звонить в домофон');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Невский, 1')).toBeVisible();
  expect(puts(asked)).toEqual([
    { version: 8, delivery: { delivery_id: 2, address: 'Невский, 1', price: 300 }, note: 'Звонить в домофон' },
  ]);
});

it('has the only point chosen once the way is pickup', async () => {
  const user = userEvent.setup();
  const delivery = { ...order.delivery, delivery_id: 2, kind: 'address' as const, name: 'Курьер', point: null };
  const byCourier = orderOf({ ...order, delivery: { ...delivery, address: 'Невский, 1' } });
  serve([byCourier], () => Response.json(byCourier));
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: /^Изменить доставку/ }));
  const form = within(await dialog());
  await user.selectOptions(await form.findByLabelText('Способ доставки'), 'Самовывоз');
  expect(form.getByLabelText('Пункт выдачи')).toHaveDisplayValue('На Садовой, Садовая, 1');
});

it('shows a colleague’s change beside what was typed, to be taken or written over', async () => {
  const user = userEvent.setup();
  const current = orderOf({ ...order, version: 9, comment: 'Не жду', note: 'Видели' });
  const answers = [
    Response.json({ code: 'changed_meanwhile', detail: 'Изменено', current }, { status: 409 }),
    Response.json(current),
  ];
  const asked = serve([order], () => answers.shift() ?? Response.error());
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: /^Изменить доставку/ }));
  const form = within(await dialog());
  const comment = await form.findByLabelText('Комментарий клиента');
  await user.type(comment, ' очень');
  await user.type(form.getByLabelText('Получатель'), 'а');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText(/^Запись изменилась/)).toBeVisible();
  expect(comment).toHaveValue('Жду очень');
  expect(form.getByLabelText('Внутренняя заметка')).toHaveValue('Видели');
  expect(form.getByText('Сейчас: Не жду')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Взять' }));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(puts(asked)).toEqual([
    { version: 8, comment: 'Жду очень', delivery: { recipient_name: 'Анна Смирноваа' } },
    { version: 9, delivery: { recipient_name: 'Анна Смирноваа' } },
  ]);
});

it('shows what a colleague changes while the form is open, before it is sent over that', async () => {
  const user = userEvent.setup();
  const current = orderOf({ ...order, version: 9, comment: 'Не жду', note: 'Видели' });
  const orders = [order];
  const asked = serve(orders, () => Response.json(current));
  const queryClient = new QueryClient();
  openOrders('/orders/12/', clerk, 'Europe/Moscow', queryClient);
  await user.click(await screen.findByRole('button', { name: /^Изменить доставку/ }));
  const form = within(await dialog());
  const comment = await form.findByLabelText('Комментарий клиента');
  await user.type(comment, ' очень');
  orders[0] = current;
  await act(() => queryClient.invalidateQueries());
  expect(await form.findByText('Сейчас: Не жду')).toBeVisible();
  expect(form.getByText(/^Запись изменилась/)).toBeVisible();
  expect(comment).toHaveValue('Жду очень');
  expect(form.getByLabelText('Внутренняя заметка')).toHaveValue('Видели');
  await user.click(form.getByRole('button', { name: 'Взять' }));
  expect(comment).toHaveValue('Не жду');
  expect(form.queryByText(/^Запись изменилась/)).toBeNull();
  expect(puts(asked)).toEqual([]);
});

it('asks nothing about a field that it shows no longer', async () => {
  const user = userEvent.setup();
  const delivery = {
    ...order.delivery,
    delivery_id: 2,
    kind: 'address' as const,
    name: 'Курьер',
    address: 'Невский, 1',
  };
  const orders = [orderOf({ ...order, delivery })];
  const asked = serve(orders, () => Response.json(orders[0]));
  const queryClient = new QueryClient();
  openOrders('/orders/12/', clerk, 'Europe/Moscow', queryClient);
  await user.click(await screen.findByRole('button', { name: /^Изменить доставку/ }));
  const form = within(await dialog());
  await user.type(await form.findByLabelText('Адрес'), ', корпус 2');
  await user.selectOptions(form.getByLabelText('Способ доставки'), 'Самовывоз');
  await user.selectOptions(form.getByLabelText('Пункт выдачи'), 'На Садовой, Садовая, 1');
  orders[0] = orderOf({ ...order, version: 9, comment: 'Не жду', delivery: { ...delivery, address: 'Лесная, 7' } });
  await act(() => queryClient.invalidateQueries());
  expect(await form.findByDisplayValue('Не жду')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(puts(asked)).toHaveLength(1));
});

it('offers the note alone once the order is on its way, and keeps it where it is refused', async () => {
  const user = userEvent.setup();
  const refusal = { code: 'order_finished', detail: 'Заказ завершён.' };
  serve([orderOf({ ...order, state: 'delivery' })], () => Response.json(refusal, { status: 409 }));
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: 'Изменить заметку' }));
  const form = within(await dialog());
  const note = await form.findByLabelText('Внутренняя заметка');
  expect(form.getAllByRole('textbox')).toEqual([note]);
  await user.type(note, 'Забрать коробку');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText('Заказ завершён.')).toBeVisible();
  expect(note).toHaveValue('Забрать коробку');
});

it('asks before it is closed with changes', async () => {
  const user = userEvent.setup();
  serve([order], () => Response.error());
  const confirm = createActor(confirmMachine).start();
  render(
    <TestPage customer={clerk} actors={{ confirm }}>
      <EditOrder order={order} />
      <ConfirmDialog />
    </TestPage>,
  );
  await user.click(screen.getByRole('button', { name: /^Изменить доставку/ }));
  const form = within(await dialog());
  await user.type(await form.findByLabelText('Комментарий клиента'), '!');
  await user.click(form.getByRole('button', { name: 'Отмена' }));
  await screen.findByRole('dialog', { name: 'Закрыть без сохранения?' });
  act(() => confirm.send({ type: 'question.declined' }));
  expect(form.getByLabelText('Комментарий клиента')).toHaveValue('Жду!');
  await user.click(form.getByRole('button', { name: 'Отмена' }));
  await screen.findByRole('dialog', { name: 'Закрыть без сохранения?' });
  act(() => confirm.send({ type: 'question.confirmed' }));
  await waitFor(() => expect(screen.queryByLabelText('Комментарий клиента')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Изменить доставку/ }));
  expect(await screen.findByLabelText('Комментарий клиента')).toHaveValue('Жду');
});

it('tells in the timeline what was changed', async () => {
  const event = { author: 'Мария', at: '2026-11-21T10:00:00.000Z', reason: '' };
  const fields = [
    { field: 'price' as const, from: 0, to: 300 },
    { field: 'recipient_phone' as const, from: null, to: '79000000012' },
  ];
  const timeline = [...order.timeline, { kind: 'delivery' as const, fields, ...event }];
  serveOrders([orderOf({ ...order, timeline })]);
  openOrders('/orders/12/', clerk);
  expect(await screen.findByText(/Изменены данные заказа/)).toBeVisible();
  expect(screen.getByText(/стоимость доставки/)).toHaveTextContent('стоимость доставки: 0 ₽ → 300 ₽');
  expect(screen.getByText(/^телефон/)).toHaveTextContent('телефон: не было → +7 (900) 000 00 12');
});

it.each([
  { who: 'staff without the permission', customer: orderStaff, state: 'accepted' },
  { who: 'staff once it has ended', customer: clerk, state: 'completed' },
] as const)('is not offered to $who', async ({ customer, state }) => {
  serveOrders([orderOf({ ...order, state })]);
  openOrders('/orders/12/', customer);
  await screen.findByText('Состав заказа');
  expect(screen.queryByRole('button', { name: /Изменить (доставку|заметку)/ })).toBeNull();
});
