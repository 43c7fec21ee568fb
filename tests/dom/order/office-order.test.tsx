import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { widen } from '#tests/support/dom/lines-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const title = (id: number) => screen.findByRole('heading', { level: 1, name: `Заказ №\u00A0${id}` });

it('leads by keys to the orders around it in the list that it was opened from, and Back to that list', async () => {
  const user = userEvent.setup();
  widen(true);
  serveOrders([orderOf({ id: 31 }), orderOf({ id: 12 }), orderOf({ id: 25 })]);
  openOrders('/orders?scope=shop&state=created', orderStaff);
  await user.click(await screen.findByRole('link', { name: '№\u00A012' }));
  await title(12);
  const around = within(await screen.findByRole('navigation', { name: 'Заказы списка' }));
  expect(around.getByText(/^2\sиз\s30$/)).toBeVisible();
  await user.keyboard('[KeyJ]');
  await title(25);
  expect(screen.getByRole('button', { name: 'Следующий заказ' })).toBeDisabled();
  await user.keyboard('[KeyJ]');
  expect(location.pathname).toBe('/orders/25/');
  await user.keyboard('[KeyK]');
  await title(12);
  await user.click(screen.getByRole('link', { name: 'Предыдущий заказ' }));
  await title(31);
  history.back();
  await waitFor(() => expect(location.search).toBe('?scope=shop&state=created'));
});

it('leaves no line that is being changed by a key alone', async () => {
  const user = userEvent.setup();
  widen(true);
  serveOrders([orderOf({ id: 12 }), orderOf({ id: 25 })]);
  openOrders('/orders?scope=shop', { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order'] });
  await user.click(await screen.findByRole('link', { name: '№\u00A012' }));
  await title(12);
  await user.click((await screen.findAllByRole('button', { name: /^Изменить: / }))[0] ?? document.body);
  const count = await screen.findByLabelText('Количество');
  await user.clear(count);
  await user.type(count, '9');
  await user.tab();
  screen.getByRole('button', { name: 'Отмена' }).focus();
  await user.keyboard('[KeyJ]');
  expect(location.pathname).toBe('/orders/12/');
  expect(screen.getByLabelText('Количество')).toHaveValue('9');
});

it.each(['[KeyJ]', '[KeyK]'])('leaves no number that is held in its row by %s, nor asks to', async (letter) => {
  const user = userEvent.setup();
  widen(true);
  serveOrders([orderOf({ id: 31 }), orderOf({ id: 12 }), orderOf({ id: 25 })]);
  openOrders('/orders?scope=shop', { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order'] });
  await user.click(await screen.findByRole('link', { name: '№\u00A012' }));
  await title(12);
  await user.click((await screen.findAllByRole('button', { name: /изменить цену: / }))[0] ?? document.body);
  const price = await screen.findByRole('textbox', { name: /^Цена за штуку: / });
  await user.keyboard('12,');
  await user.click(screen.getByText('Состав заказа'));
  await user.keyboard(letter);
  expect(price).toHaveFocus();
  expect(price).toHaveValue('12,00');
  expect(price).toHaveAccessibleDescription(/^Принято не\sвсё/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/orders/12/');
});

it('leads to no other order where it was opened by its address', async () => {
  serveOrders([orderOf({ id: 31 }), orderOf({ id: 12 })]);
  openOrders('/orders/12/', orderStaff);
  await title(12);
  await userEvent.keyboard('[KeyJ]');
  expect(location.pathname).toBe('/orders/12/');
  expect(screen.queryByRole('navigation', { name: 'Заказы списка' })).toBeNull();
});

it('says beside its number whose it is, how many pieces are wanted and what they cost', async () => {
  const lines = [
    lineOfOrder({ id: 1, count: 2 }),
    lineOfOrder({ id: 2, count: 3 }),
    lineOfOrder({ id: 3, count: 40, state: 'C' }),
  ];
  serveOrders([orderOf({ id: 12, lines, items_count: 5, total: 1_250 })]);
  openOrders('/orders/12/', orderStaff);
  const head = (await title(12)).closest('header');
  expect(head).toHaveTextContent(/Анна Смирнова/);
  expect(head).toHaveTextContent(/5\sшт\. · 1\s250\s₽$/);
});

it('prints each paper by its name', async () => {
  const user = userEvent.setup();
  serveOrders([orderOf({ id: 12 })]);
  openOrders('/orders/12/', orderStaff);
  await user.click(await screen.findByRole('button', { name: 'Печать' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Накладная' }));
  await waitFor(() => expect(location.pathname).toBe('/print/'));
  expect(history.state).toEqual({
    print: {
      what: { order: 12 },
      kind: 'waybill',
      columns: ['order', 'description', 'count', 'price', 'total'],
    },
  });
});

it('cancels with a ready reason in two presses', async () => {
  const user = userEvent.setup();
  const next_states = [{ state: 'canceled', needs_reason: true, is_forced: false } as const];
  const asked = serveOrders([orderOf({ id: 12, next_states: [...next_states] })]);
  openOrders('/orders/12/', orderStaff);
  await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Не\u00A0смогли дозвониться' }));
  expect(dialog.getByLabelText('Причина')).toHaveValue('Не\u00A0смогли дозвониться');
  await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ reason: 'Не\u00A0смогли дозвониться' }),
  );
});

it('sends what is typed by Ctrl and Enter, where Enter alone writes a new line', async () => {
  const user = userEvent.setup();
  const next_states = [{ state: 'canceled', needs_reason: true, is_forced: false } as const];
  const asked = serveOrders([orderOf({ id: 12, next_states: [...next_states] })]);
  openOrders('/orders/12/', orderStaff);
  await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  const reason = await screen.findByLabelText('Причина');
  await user.type(reason, 'Дубль{Enter}заказа № 7');
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ reason: 'Дубль\nзаказа № 7' }),
  );
});
