import { FrontPage } from '#app/pages/front-page.tsx';
import { orderStaff } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { allStaff, openPage, openToday, someDay } from '#tests/support/dom/today-site.tsx';
import { keysNow } from '#ui/keys/page-keys.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.setSystemTime('2026-11-22T09:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

it('begins with what waits for staff, each a link to its list', async () => {
  openToday(allStaff, () => Response.json(someDay));
  const section = await screen.findByRole('region', { name: 'Что сделать' });
  await within(section).findAllByRole('link');
  const links = [...section.querySelectorAll('#day-title + ul a')].map((link) => [
    link.getAttribute('href'),
    link.textContent.replaceAll('\u00A0', ' '),
  ]);
  expect(links).toEqual([
    ['/orders?scope=shop&state=created', '1 Принять новый заказДольше всех: меньше часаСегодня: 14, вчера: 2'],
    ['/photo-prices/', '12 Назвать цены позицийДольше всех: 5 часов'],
    ['/orders?scope=shop&standing=1', '3 Сдвинуть заказы, которые стоят больше 3 днейДольше всех: 4 дня'],
    ['/payments/all/?state=W', '5 Проверить платежиДольше всех: 1 деньСегодня: 4, вчера: 7'],
    ['/purchases?toClose=1', '0 Закрыть закупки'],
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    'Сегодня',
    'Что сделать',
    'Где сейчас заказы',
    'Долги',
  ]);
});

it.each([
  [{ today: 3, yesterday: 3 }, 'Сегодня: 3, вчера: 3'],
  [{ today: 0, yesterday: 2 }, 'Сегодня: 0, вчера: 2'],
  [{ today: 12_345, yesterday: 5 }, 'Сегодня: 12 345, вчера: 5'],
  [{ today: 0, yesterday: 0 }, null],
])('says of the day of %o: %s', async (came, text) => {
  const created = { count: 6, since: null, came };
  openToday(orderStaff, () => Response.json({ ...someDay, orders: { ...someDay.orders, created } }));
  const link = await screen.findByRole('link', { name: /^6 Принять новые заказы/ });
  expect(link.textContent.replaceAll('\u00A0', ' ')).toBe(`6 Принять новые заказы${text ?? ''}`);
});

it('says what the days have brought in a table beside the chart', async () => {
  openToday(orderStaff, () => Response.json(someDay));
  const table = await screen.findByRole('table', { name: /Заказы за\s30 дней/ });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll('\u00A0', ' '));
  expect(rows).toEqual(['ДеньЗаказыСумма30 дней до них', '20 ноя 20262300 ₽0 ₽', '22 ноя 202631 500,50 ₽0 ₽']);
  expect(screen.getByText(/1\s800,50\s₽, 5\sзаказов/)).toBeVisible();
});

it.each([
  ['1', '/orders?scope=shop&state=created', { selectsAll: 1 }],
  ['2', '/photo-prices/', null],
  ['4', '/payments/all/?state=W', null],
  ['6', '/today/', null],
])('leads by the digit %s of an act to %s', async (digit, address, state) => {
  history.replaceState(null, '', '/today/');
  openToday(allStaff, () => Response.json(someDay));
  await screen.findByRole('link', { name: /^1 Принять новый заказ/ });
  await userEvent.keyboard(digit);
  expect(location.pathname + location.search).toBe(address);
  expect(history.state).toEqual(state);
  expect(keysNow().find(({ title }) => title === 'Сегодня')?.keys).toMatchObject({
    1: 'принять новый заказ',
    5: 'закрыть закупки',
  });
});

it('goes nowhere by a digit that is typed into a field', async () => {
  history.replaceState(null, '', '/today/');
  openToday({ ...allStaff, user: { ...allStaff.user, first_name: '' } }, () => Response.json(someDay));
  await screen.findByRole('link', { name: /^1 Принять новый заказ/ });
  await userEvent.type(screen.getByLabelText('Имя'), '1');
  expect(location.pathname).toBe('/today/');
});

it('shows only the parts that one may see', async () => {
  openToday({ ...someCustomer, permissions: ['get_strange_payments', 'edit_payments'] }, () =>
    Response.json({
      orders: null,
      payments: { count: 0, since: null, came: { today: 0, yesterday: 0 } },
      purchases: null,
    }),
  );
  const section = await screen.findByRole('region', { name: 'Всё разобрано' });
  expect(within(section).getAllByRole('link')).toHaveLength(1);
  expect(within(section).queryByText(/Заказы за/)).toBeNull();
});

it.each([
  [['get_strange_orders'], []],
  [
    ['get_strange_orders', 'update_state_placed_order'],
    ['1 Принять новый заказ', '3 Сдвинуть заказы, которые стоят больше 3 дней'],
  ],
  [['get_strange_orders', 'edit_strange_order'], ['12 Назвать цены позиций']],
  [['get_strange_payments', 'edit_payments'], ['5 Проверить платежи']],
  [['get_purchase'], ['0 Закрыть закупки']],
] as const)('counts for holders of %o only what they can settle', async (permissions, tiles) => {
  openToday({ ...someCustomer, permissions: [...permissions] }, () => Response.json(someDay));
  await screen.findAllByRole('table');
  const links = screen.queryAllByRole('link').filter((link) => link.closest('#day-title + ul'));
  expect(links.map(({ textContent }) => textContent.replaceAll('\u00A0', ' ').replace(/Дольше всех.*/, ''))).toEqual(
    tiles,
  );
});

it('tells an intermediary what purchases are in work', async () => {
  const purchase = { id: 4, name: 'Ткани', state: 'open', comment: '', ordered_count: 3, lines_count: 5 };
  openToday({ ...someCustomer, is_intermediary: true }, () =>
    Response.json({ result: [purchase, { ...purchase, id: 5, name: 'Старое', state: 'closed' }], lines: [] }),
  );
  const section = await screen.findByRole('region', { name: /Закупки в\sработе/ });
  const row = await within(section).findByRole('link', { name: /^Ткани/ });
  expect(row).toHaveAttribute('href', '/purchases/4/list-orders/');
  expect(row).toHaveTextContent(/Осталось купить:\s3\sпозиции/);
  expect(within(section).queryByText('Старое')).toBeNull();
});

it.each([
  [null, 'Войдите, чтобы увидеть, что ждёт внимания'],
  [{ ...someCustomer, permissions: [] }, 'Нет доступа'],
])('asks nothing for those who don’t work here', async (customer, title) => {
  const asked = openToday(customer, () => Response.json(someDay));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(asked).toEqual([]);
});

it('says that it could not be loaded', async () => {
  openToday(orderStaff, () => Response.json({ code: 'internal', detail: 'Ошибка сервера' }, { status: 500 }));
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Сегодня');
});

it.each([
  [null, null],
  [{ ...someCustomer, permissions: [] }, null],
  [{ ...someCustomer, permissions: [], is_intermediary: true }, '/today/'],
  [orderStaff, '/today/'],
])('has a link on the front page for whoever works here, and nothing else of it', (customer, href) => {
  const asked = openPage(<FrontPage />, customer, () => Response.json(someDay));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Лавка');
  expect(screen.queryByRole('link', { name: 'Сегодня' })?.getAttribute('href') ?? null).toBe(href);
  expect(asked).toEqual([]);
});
