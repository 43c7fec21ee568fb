import { deferred } from '#tests/support/deferred.ts';
import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const clerk = { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order' as const] };
const unpriced = { item_id: null, description: '', price: null, retail_price: null, total: null, comment: '' };
const cup = lineOfOrder({ id: 1, version: 3, comment: 'не бить' });
const vase = lineOfOrder({ ...unpriced, id: 2, version: 5, count: 3 });
const plaid = lineOfOrder({ ...unpriced, id: 3, version: 6, count: 4 });
const order = orderOf({ version: 8, lines: [cup, vase, plaid], is_priced: false });
const priced = (line: typeof vase, price: number) => ({ ...line, version: 20, price, retail_price: price });

const form = (name: string) => screen.findByRole('group', { name: `Позиция: ${name}` });
const inForm = async (name: string, label: string) => within(await form(name)).getByLabelText(label);

it('prices one photo after another by keys alone', async () => {
  const user = userEvent.setup();
  const first = orderOf({ ...order, version: 9, lines: [cup, priced(vase, 1290.5), plaid] });
  const second = orderOf({ ...first, version: 10, lines: [cup, priced(vase, 1290.5), priced(plaid, 70)] });
  const answers = [first, second];
  const orders = [order];
  const asked = serveOrders(orders, undefined, () => {
    orders[0] = answers.shift() ?? order;
    return Response.json(orders[0]);
  });
  openOrders('/orders/12/', clerk);
  const begin = await screen.findByRole('button', { name: 'Указать цены' });
  expect(begin.parentElement).toHaveTextContent('Без цены: 2');
  begin.focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await inForm('Фото', 'Цена за штуку')).toHaveFocus());
  await user.keyboard('1290,5{Enter}');
  await waitFor(() => expect(screen.getByText('Без цены: 1')).toBeVisible());
  await waitFor(async () => expect(await inForm('Фото', 'Цена за штуку')).toHaveFocus());
  expect(await inForm('Фото', 'Количество')).toHaveValue('4');
  await user.keyboard('70{Enter}');
  await waitFor(() => expect(screen.queryByText(/Без цены/)).toBeNull());
  expect(screen.queryByRole('group', { name: /Позиция/ })).toBeNull();
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([
    { method: 'PUT', address: '/api/order/2/', body: { version: 5, price: 1290.5 } },
    { method: 'PUT', address: '/api/order/3/', body: { version: 6, price: 70 } },
  ]);
});

it('writes the price that a discount means, and the discount that a price means', async () => {
  const user = userEvent.setup();
  const asked = serveOrders([orderOf({ ...order, lines: [{ ...cup, retail_price: 333.33, price: 300 }, vase] })]);
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: 'Изменить: Чашка' }));
  const discount = await inForm('Чашка', 'Скидка, %');
  expect(discount).toHaveValue('10');
  await user.clear(discount);
  await user.type(discount, '25');
  expect(await inForm('Чашка', 'Цена за штуку')).toHaveValue('250,00');
  const price = await inForm('Чашка', 'Цена за штуку');
  await user.clear(price);
  await user.type(price, '166,67');
  expect(discount).toHaveValue('50');
  await user.clear(discount);
  await user.type(discount, '15{Enter}');
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { version: 3, price: 283.33 },
    ]),
  );
});

it('takes the trade price of the day, for those who may give it', async () => {
  const user = userEvent.setup();
  const asked = serveOrders([orderOf({ ...order, lines: [{ ...cup, trade_price: 390.5 }, vase] })]);
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: 'Изменить: Чашка' }));
  const take = within(await form('Чашка')).getByRole('button', { name: 'По\u00A0оптовой цене: 390,50\u00A0₽' });
  await user.click(take);
  expect(await inForm('Чашка', 'Цена за штуку')).toHaveValue('390,50');
  expect(take).toBeDisabled();
  await user.click(within(await form('Чашка')).getByRole('button', { name: 'Сохранить' }));
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { version: 3, price: 390.5 },
  ]);
});

it('sends what was changed alone, and nothing where nothing was', async () => {
  const user = userEvent.setup();
  const asked = serveOrders([order]);
  openOrders('/orders/12/', clerk);
  const edit = () => user.click(screen.getByRole('button', { name: 'Изменить: Чашка' }));
  await screen.findByText('Состав заказа');
  await edit();
  expect(await inForm('Чашка', 'Цена за штуку')).toHaveValue('500,00');
  expect(within(await form('Чашка')).queryByLabelText('Название')).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('group', { name: /Позиция/ })).toBeNull();
  await edit();
  const count = await inForm('Чашка', 'Количество');
  await user.clear(count);
  await user.keyboard('{Enter}');
  expect(await form('Чашка')).toHaveTextContent('Это поле не может быть пустым.');
  await user.type(count, '7{Enter}');
  await waitFor(() => expect(screen.queryByRole('group', { name: /Позиция/ })).toBeNull());
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ version: 3, count: 7 }]);
});

it('sends no price that was emptied', async () => {
  const user = userEvent.setup();
  const asked = serveOrders([order]);
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: 'Изменить: Чашка' }));
  await user.clear(await inForm('Чашка', 'Цена за штуку'));
  await user.keyboard('{Enter}');
  expect(await form('Чашка')).toHaveTextContent('Это поле не может быть пустым.');
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('closes by Escape without a trace, and gives the focus back', async () => {
  const user = userEvent.setup();
  const asked = serveOrders([order]);
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: 'Изменить: Чашка' }));
  await user.type(await inForm('Чашка', 'Комментарий'), ' совсем{Escape}');
  expect(screen.queryByRole('group', { name: /Позиция/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Изменить: Чашка' })).toHaveFocus();
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('keeps what was typed where it is refused, and says why', async () => {
  const user = userEvent.setup();
  const refusal = { code: 'price_too_low', detail: 'Ниже 450 ₽ нельзя.', fields: { price: 'Слишком мало.' } };
  serveOrders([order], undefined, () => Response.json(refusal, { status: 409 }));
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: 'Изменить: Чашка' }));
  const price = await inForm('Чашка', 'Цена за штуку');
  await user.clear(price);
  await user.type(price, '449{Enter}');
  expect(await screen.findByText('Ниже 450 ₽ нельзя.')).toBeVisible();
  expect(price).toHaveValue('449');
  expect(await form('Чашка')).toHaveTextContent('Слишком мало.');
});

it('shows a colleague’s change beside what was typed, to be taken or written over field by field', async () => {
  const user = userEvent.setup();
  const theirs = { ...cup, version: 4, price: 475, comment: 'хрупкое' };
  const current = orderOf({ ...order, version: 9, lines: [theirs, vase, plaid] });
  const orders = [order];
  const answer = deferred<Response>();
  const replies = [answer.promise, Promise.resolve(Response.json(current))];
  const asked = serveOrders(orders, undefined, () => replies.shift() ?? Promise.reject(new Error('Too many')));
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: 'Изменить: Чашка' }));
  const price = await inForm('Чашка', 'Цена за штуку');
  const count = await inForm('Чашка', 'Количество');
  await user.clear(price);
  await user.type(price, '480');
  await user.clear(count);
  await user.type(count, '6{Enter}');
  expect(within(await form('Чашка')).getByRole('button', { name: 'Сохранить' })).toHaveAttribute('data-loading');
  orders[0] = current;
  answer.resolve(Response.json({ code: 'changed_meanwhile', detail: 'Изменено', current }, { status: 409 }));
  expect(await screen.findByText(/^Запись изменилась/)).toBeVisible();
  expect(
    [price, count, await inForm('Чашка', 'Комментарий')].map((field) => (field as HTMLInputElement).value),
  ).toEqual(['480,00', '6', 'хрупкое']);
  const group = await form('Чашка');
  expect(group).toHaveTextContent('Сейчас: 475 ₽');
  expect(within(group).getAllByRole('button', { name: 'Взять' })).toHaveLength(1);
  await user.click(within(group).getByRole('button', { name: 'Взять' }));
  expect(price).toHaveValue('475,00');
  await user.click(within(group).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /Позиция/ })).toBeNull());
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { version: 3, price: 480, count: 6 },
    { version: 4, count: 6 },
  ]);
});

it('sends the version that it shows, once a colleague’s change was decided', async () => {
  const user = userEvent.setup();
  const theirs = orderOf({ ...order, version: 9, lines: [{ ...cup, version: 4, count: 5 }, vase, plaid] });
  const orders = [order];
  const asked = serveOrders(orders, undefined, () => Response.json(theirs));
  const queryClient = new QueryClient();
  openOrders('/orders/12/', clerk, 'Europe/Moscow', queryClient);
  await user.click(await screen.findByRole('button', { name: 'Изменить: Чашка' }));
  const count = await inForm('Чашка', 'Количество');
  await user.clear(count);
  await user.type(count, '3');
  orders[0] = theirs;
  await act(() => queryClient.invalidateQueries());
  await user.click(await within(await form('Чашка')).findByRole('button', { name: 'Оставить моё' }));
  await user.click(within(await form('Чашка')).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /Позиция/ })).toBeNull());
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ version: 4, count: 3 }]);
});

it.each([
  { who: 'staff without the permission', customer: orderStaff, state: 'accepted' },
  { who: 'staff of an order that is on its way', customer: clerk, state: 'delivery' },
  { who: 'its customer', customer: someCustomer, state: 'created' },
] as const)('is not offered to $who', async ({ customer, state }) => {
  serveOrders([orderOf({ ...order, state })]);
  openOrders('/orders/12/', customer);
  await screen.findByText('Состав заказа');
  expect(screen.queryByRole('button', { name: /Изменить:|Указать/ })).toBeNull();
});

it('is offered for count and comment while the order is new, and not on lines handed over or cancelled', async () => {
  const user = userEvent.setup();
  const lines = [cup, { ...vase, state: 'C' as const }, { ...plaid, state: 'F' as const }];
  serveOrders([orderOf({ lines })]);
  openOrders('/orders/12/', { ...someCustomer, permissions: ['edit_order'] });
  await user.click(await screen.findByRole('button', { name: 'Изменить: Чашка' }));
  expect(await inForm('Чашка', 'Количество')).toHaveFocus();
  expect(within(await form('Чашка')).queryByLabelText('Цена за штуку')).toBeNull();
  expect(screen.queryByRole('button', { name: /Фото/ })).toBeNull();
});

it('asks why there are to be fewer of what is ordered already', async () => {
  const user = userEvent.setup();
  const ordered = orderOf({ ...order, state: 'accepted', lines: [{ ...cup, state: 'O', count: 5 }] });
  const asked = serveOrders([ordered]);
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: 'Изменить: Чашка' }));
  const count = await inForm('Чашка', 'Количество');
  expect(within(await form('Чашка')).queryByLabelText('Почему меньше')).toBeNull();
  await user.clear(count);
  await user.type(count, '3{Enter}');
  const reason = await inForm('Чашка', 'Почему меньше');
  expect(reason).toHaveAccessibleDescription(/Остальные 2.шт\. станут отменённой позицией/);
  expect(await form('Чашка')).toHaveTextContent('Это поле не может быть пустым.');
  await user.type(reason, 'Разобрали{Enter}');
  await waitFor(() => expect(screen.queryByRole('group', { name: /Позиция/ })).toBeNull());
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { version: 3, count: 3, reason: 'Разобрали' },
  ]);
});
