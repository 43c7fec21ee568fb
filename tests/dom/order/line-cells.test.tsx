import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const clerk = { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order' as const] };
const cup = lineOfOrder({ id: 1, version: 3, count: 2, price: 500, total: 1000 });
const bowl = lineOfOrder({ id: 2, version: 5, item_id: 8, description: 'Миска', count: 4, price: 70.5, total: 282 });
const gone = lineOfOrder({ id: 3, version: 6, item_id: 9, description: 'Ваза', state: 'C' });
const plaid = lineOfOrder({ id: 4, version: 9, item_id: 10, description: 'Плед', count: 6, price: 90, total: 540 });
const photo = lineOfOrder({ id: 5, item_id: null, description: '', price: null, retail_price: null, total: null });
const order = orderOf({ version: 8, lines: [cup, bowl, gone, photo, plaid], is_priced: false });

const cell = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const inForm = async (label: string) =>
  within(await screen.findByRole('group', { name: 'Позиция: Чашка' })).findByLabelText(label);
const sentOf = (asked: ReturnType<typeof serveOrders>) =>
  asked.filter(({ method }) => method === 'PUT').map(({ address, body }) => [address, body]);

it('types counts down the rows, by Enter, over what can’t be changed so, and ends at the last', async () => {
  const user = userEvent.setup();
  const asked = serveOrders([order]);
  openOrders('/orders/12/', clerk);
  await user.click(await cell('2 шт., изменить количество: Чашка'));
  await waitFor(async () => expect(await field('Количество: Чашка')).toHaveFocus());
  // What is there is selected, so that it is typed over.
  await user.keyboard('7{Enter}');
  await waitFor(async () => expect(await field('Количество: Миска')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await field('Количество: Плед')).toHaveFocus());
  await user.keyboard('11{Enter}');
  await waitFor(async () => expect(await cell('6 шт., изменить количество: Плед')).toHaveFocus());
  expect(sentOf(asked)).toEqual([
    ['/api/order/1/', { version: 3, count: 7 }],
    ['/api/order/4/', { version: 9, count: 11 }],
  ]);
});

it('goes up by Shift+Enter and by the arrow', async () => {
  const user = userEvent.setup();
  const asked = serveOrders([order]);
  openOrders('/orders/12/', clerk);
  await user.click(await cell(/изменить цену: Плед/));
  await waitFor(async () => expect(await field('Цена за штуку: Плед')).toHaveFocus());
  await user.keyboard('95,5{Shift>}{Enter}{/Shift}');
  await waitFor(async () => expect(await field('Цена за штуку: Миска')).toHaveFocus());
  await user.keyboard('{ArrowUp}');
  await waitFor(async () => expect(await field('Цена за штуку: Чашка')).toHaveFocus());
  expect(sentOf(asked)).toEqual([['/api/order/4/', { version: 9, price: 95.5 }]]);
});

it('gives up by Escape, and gives the focus back', async () => {
  const user = userEvent.setup();
  const asked = serveOrders([order]);
  openOrders('/orders/12/', clerk);
  await user.click(await cell('500\u00A0₽, изменить цену: Чашка'));
  await user.clear(await field('Цена за штуку: Чашка'));
  await user.type(await field('Цена за штуку: Чашка'), '450{Escape}');
  expect(await cell('500\u00A0₽, изменить цену: Чашка')).toHaveFocus();
  expect(sentOf(asked)).toEqual([]);
});

it('saves what is left for another number, which opens then, and for another place', async () => {
  const user = userEvent.setup();
  const asked = serveOrders([order]);
  openOrders('/orders/12/', clerk);
  await user.click(await cell(/изменить цену: Чашка/));
  await field('Цена за штуку: Чашка');
  await user.keyboard('450');
  await user.click(await cell(/изменить количество: Миска/));
  await waitFor(async () => expect(await field('Количество: Миска')).toHaveFocus());
  await user.keyboard('9');
  await user.click(screen.getByText('Состав заказа'));
  await cell(/изменить количество: Миска/);
  expect(sentOf(asked)).toEqual([
    ['/api/order/1/', { version: 3, price: 450 }],
    ['/api/order/2/', { version: 5, count: 9 }],
  ]);
});

it('says what is wrong in the cell, and sends no price that was emptied', async () => {
  const user = userEvent.setup();
  const asked = serveOrders([order]);
  openOrders('/orders/12/', clerk);
  await user.click(await cell(/изменить цену: Чашка/));
  const price = await field('Цена за штуку: Чашка');
  await user.clear(price);
  await user.keyboard('{Enter}');
  expect(price).toHaveAccessibleDescription('Это поле не может быть пустым.');
  await user.click(screen.getByText('Состав заказа'));
  expect(price).toBeVisible();
  expect(sentOf(asked)).toEqual([]);
});

it('keeps a wrong count in its cell, also where another cell is pressed', async () => {
  const user = userEvent.setup();
  const asked = serveOrders([order]);
  openOrders('/orders/12/', clerk);
  await user.click(await cell(/изменить количество: Чашка/));
  const count = await field('Количество: Чашка');
  await user.keyboard('0');
  await user.click(await cell(/изменить количество: Миска/));
  expect(count).toHaveFocus();
  expect(count).toHaveValue('0');
  expect(count).toHaveAccessibleDescription('Значение должно быть больше 0');
  await user.keyboard('{Backspace}5');
  await user.click(await cell(/изменить количество: Миска/));
  await waitFor(async () => expect(await field('Количество: Миска')).toHaveFocus());
  expect(sentOf(asked)).toEqual([['/api/order/1/', { version: 3, count: 5 }]]);
});

it.each([
  ['количество', 'Количество', '1 2', '12', { count: 12 }],
  ['количество', 'Количество', '12,', '12', { count: 12 }],
  ['цену', 'Цена за штуку', '12,', '12,00', { price: 12 }],
])('saves no %s of which a part was taken until a second Enter (%s «%s»)', async (what, name, keys, shown, content) => {
  const user = userEvent.setup();
  const asked = serveOrders([order]);
  openOrders('/orders/12/', clerk);
  await user.click(await cell(new RegExp(`изменить ${what}: Чашка`)));
  const number = await field(`${name}: Чашка`);
  await user.keyboard(keys);
  await user.click(screen.getByText('Состав заказа'));
  await user.click(await cell(new RegExp(`изменить ${what}: Миска`)));
  expect(number).toHaveFocus();
  expect(number).toHaveValue(shown);
  expect(number).toHaveAccessibleDescription(/^Принято не\sвсё, что набрано/);
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(number).toHaveFocus();
  expect(sentOf(asked)).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sentOf(asked)).toEqual([['/api/order/1/', { version: 3, ...content }]]));
});

it('saves by one Enter what was added to a number after its gap was told, and tells of another gap', async () => {
  const user = userEvent.setup();
  const asked = serveOrders([order]);
  openOrders('/orders/12/', clerk);
  await user.click(await cell(/изменить количество: Чашка/));
  const count = await field('Количество: Чашка');
  await user.keyboard('1 2{Enter}');
  expect(count).toHaveAccessibleDescription(/^Принято не\sвсё/);
  await user.keyboard('3{Enter}');
  const other = await field('Количество: Миска');
  await waitFor(() => expect(other).toHaveFocus());
  await user.keyboard('1 2{Enter} 3{Enter}');
  expect(other).toHaveFocus();
  expect(other).toHaveValue('123');
  expect(other).toHaveAccessibleDescription(/^Принято не\sвсё/);
  expect(sentOf(asked)).toEqual([['/api/order/1/', { version: 3, count: 123 }]]);
});

const next = [
  { state: 'accepted', needs_reason: false, is_forced: false },
  { state: 'collected', needs_reason: false, is_forced: false },
] as const;

it.each([
  {
    what: 'цену',
    name: 'Цена за штуку',
    keys: '12,',
    shown: '12,00',
    reason: /^Принято не\sвсё, что набрано/,
    mend: '{Enter}',
    content: { price: 12 },
  },
  {
    what: 'количество',
    name: 'Количество',
    keys: '0',
    shown: '0',
    reason: 'Значение должно быть больше 0',
    mend: '{Backspace}9{Enter}',
    content: { count: 9 },
  },
])('moves no order while its $name is held, by buttons or by letters', async ({ what, name, ...typed }) => {
  const { keys, shown, reason, mend, content } = typed;
  const user = userEvent.setup();
  const asked = serveOrders([{ ...order, next_states: [...next] }]);
  openOrders('/orders/12/', clerk);
  await user.click(await cell(new RegExp(`изменить ${what}: Чашка`)));
  const number = await field(`${name}: Чашка`);
  await user.keyboard(keys);
  const isHeld = () => {
    expect(number).toHaveFocus();
    expect(number).toHaveValue(shown);
    expect(number).toHaveAccessibleDescription(reason);
    expect(sentOf(asked)).toEqual([]);
  };
  await user.click(screen.getByRole('button', { name: 'Принять' }));
  isHeld();
  for (const letter of ['[KeyF]', '[KeyC]', '[KeyJ]', '[KeyK]']) {
    await user.click(screen.getByText('Состав заказа'));
    expect(document.body).toHaveFocus();
    await user.keyboard(letter);
    isHeld();
  }
  // The keys of buttons reach them by themselves.
  await user.click(screen.getByText('Состав заказа'));
  screen.getByRole('button', { name: 'Принять' }).focus();
  await user.keyboard('{Enter}');
  isHeld();
  await user.keyboard(mend);
  await waitFor(() => expect(sentOf(asked)).toEqual([['/api/order/1/', { version: 3, ...content }]]));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Принять' }));
  await waitFor(() => expect(sentOf(asked).at(-1)?.[0]).toBe('/api/placed-order/12/update-state/'));
});

it('goes on in the form with what was typed where it is refused', async () => {
  const user = userEvent.setup();
  const refusal = { code: 'price_too_low', detail: 'Ниже 450 ₽ нельзя.', fields: { price: 'Слишком мало.' } };
  serveOrders([order], undefined, () => Response.json(refusal, { status: 409 }));
  openOrders('/orders/12/', clerk);
  await user.click(await cell(/изменить цену: Чашка/));
  await field('Цена за штуку: Чашка');
  await user.keyboard('449{Enter}');
  expect(await screen.findByText('Ниже 450 ₽ нельзя.')).toBeVisible();
  expect(await inForm('Цена за штуку')).toHaveValue('449,00');
  expect(await inForm('Количество')).toHaveValue('2');
});

it('asks in the form why there are to be fewer of what is ordered already', async () => {
  const user = userEvent.setup();
  const ordered = orderOf({ ...order, state: 'accepted', lines: [{ ...cup, state: 'O', count: 5 }, plaid] });
  const asked = serveOrders([ordered]);
  openOrders('/orders/12/', clerk);
  await user.click(await cell('5 шт., изменить количество: Чашка'));
  await field('Количество: Чашка');
  await user.keyboard('3{Enter}');
  expect(await inForm('Количество')).toHaveValue('3');
  await user.type(await inForm('Почему меньше'), 'Разобрали{Enter}');
  await waitFor(() => expect(screen.queryByRole('group', { name: /Позиция/ })).toBeNull());
  expect(sentOf(asked)).toEqual([['/api/order/1/', { version: 3, count: 3, reason: 'Разобрали' }]]);
});

it('shows a colleague’s number beside one that was typed meanwhile, and writes over neither', async () => {
  const user = userEvent.setup();
  const orders = [order];
  const asked = serveOrders(orders);
  const queryClient = new QueryClient();
  openOrders('/orders/12/', clerk, 'Europe/Moscow', queryClient);
  await user.click(await cell(/изменить цену: Чашка/));
  await field('Цена за штуку: Чашка');
  await user.keyboard('480');
  orders[0] = orderOf({ ...order, version: 9, lines: [{ ...cup, version: 4, price: 475 }, plaid] });
  await act(() => queryClient.invalidateQueries());
  await user.keyboard('{Enter}');
  expect(await inForm('Цена за штуку')).toHaveValue('480,00');
  expect(await screen.findByRole('group', { name: 'Позиция: Чашка' })).toHaveTextContent('Сейчас: 475 ₽');
  expect(sentOf(asked)).toEqual([]);
});

it('tells of nothing that a colleague had changed before the cell was opened, from the form too', async () => {
  const user = userEvent.setup();
  const orders = [order];
  const refusal = { code: 'price_too_low', detail: 'Ниже 500 ₽ нельзя.', fields: { price: 'Слишком мало.' } };
  serveOrders(orders, undefined, () => Response.json(refusal, { status: 409 }));
  const queryClient = new QueryClient();
  openOrders('/orders/12/', clerk, 'Europe/Moscow', queryClient);
  await user.click(await cell('Изменить: Чашка'));
  expect(await inForm('Цена за штуку')).toHaveValue('500,00');
  orders[0] = orderOf({ ...order, version: 9, lines: [{ ...cup, version: 4, price: 475 }, plaid] });
  await act(() => queryClient.invalidateQueries());
  await user.click(await cell('475\u00A0₽, изменить цену: Чашка'));
  await field('Цена за штуку: Чашка');
  await user.keyboard('480{Enter}');
  expect(await inForm('Цена за штуку')).toHaveValue('480,00');
  expect(screen.queryByText(/Сейчас/)).toBeNull();
  expect(await screen.findByText('Ниже 500 ₽ нельзя.')).toBeVisible();
});

const buyer = { ...someCustomer, permissions: ['edit_order' as const] };

it.each([
  { who: 'staff without the permission', customer: orderStaff, state: 'accepted' },
  { who: 'staff of an order that is on its way', customer: clerk, state: 'delivery' },
  { who: 'its customer', customer: buyer, state: 'created' },
] as const)('offers no cell to $who', async ({ customer, state }) => {
  serveOrders([orderOf({ ...order, state })]);
  openOrders('/orders/12/', customer);
  await screen.findByText('Состав заказа');
  expect(screen.queryByRole('button', { name: /изменить (?:цену|количество)/ })).toBeNull();
});
