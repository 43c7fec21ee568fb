import { FrontPage } from '#app/pages/front-page.tsx';
import { TodayPage } from '#app/pages/today-page.tsx';
import type { components } from '#contract/types.ts';
import { categoriesQuery } from '#entities/item/category.queries.ts';
import { itemsQuery } from '#entities/item/item.queries.ts';
import type { Customer } from '#page/shop-context.tsx';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { orderStaff } from '#tests/support/dom/orders-site.tsx';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

type ShopDay = components['schemas']['ShopDay'];

beforeEach(() => {
  vi.setSystemTime('2026-11-22T09:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const day: ShopDay = {
  orders: {
    created: { count: 1, since: '2026-11-22T08:00:01.000Z', came: { today: 14, yesterday: 2 } },
    unpriced: { count: 12, since: '2026-11-22T04:00:00.000Z' },
    standing: { count: 3, since: '2026-11-18T08:00:00.000Z' },
    days: [
      { day: '2026-11-20', count: 2, sum: 300 },
      { day: '2026-11-21', count: 0, sum: 0 },
      { day: '2026-11-22', count: 3, sum: 1500.5 },
    ],
  },
  payments: { count: 5, since: '2026-11-21T08:00:00.000Z', came: { today: 4, yesterday: 7 } },
  purchases: { count: 0, since: null },
};

function openPage(page: ReactNode, customer: Customer | null, answer: () => Response): string[] {
  const asked: string[] = [];
  answerCalls(async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return answer();
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  queryClient.setQueryData(categoriesQuery.queryKey, []);
  const none = { result: [], page: 1, pages: 0, total: 0, searched_as: null, lacks_words: false };
  for (const order of ['discount', 'new'] as const)
    queryClient.setQueryData(itemsQuery({ order_by: order, limit: 12 }).queryKey, none);
  render(
    <TestPage customer={customer} queryClient={queryClient} actors={{ cart: createActor(cartMachine) }}>
      {page}
    </TestPage>,
  );
  return asked;
}

const openToday = (customer: Customer | null, answer: () => Response) => openPage(<TodayPage />, customer, answer);

const allStaff: Customer = {
  ...orderStaff,
  permissions: [
    ...orderStaff.permissions,
    'edit_strange_order',
    'get_strange_payments',
    'edit_payments',
    'get_purchase',
  ],
};

it('begins with what waits for staff, each a link to its list', async () => {
  openToday(allStaff, () => Response.json(day));
  const section = await screen.findByRole('region', { name: 'Ждёт внимания' });
  const links = (await within(section).findAllByRole('link')).map((link) => [
    link.getAttribute('href'),
    link.textContent.replaceAll('\u00A0', ' '),
  ]);
  expect(links).toEqual([
    ['/orders?scope=shop&state=created', '1 новый заказДольше всех: меньше часаСегодня: 14, +12 к вчера'],
    ['/list-orders?unpriced=1', '12 позиций без ценыДольше всех: 5 часов'],
    ['/orders?scope=shop&standing=1', '3 заказа стоят дольше 3 днейДольше всех: 4 дня'],
    ['/payments/all/?state=W', '5 платежей ждут решенияДольше всех: 1 деньСегодня: 4, −3 к вчера'],
    ['/purchases?toClose=1', '0 закупок пора закрыть'],
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    'Сегодня',
    'Ждёт внимания',
  ]);
});

it.each([
  [{ today: 3, yesterday: 3 }, 'Сегодня: 3, как вчера'],
  [{ today: 0, yesterday: 2 }, 'Сегодня: 0, −2 к вчера'],
  [{ today: 12_345, yesterday: 5 }, 'Сегодня: 12 345, +12 340 к вчера'],
  [{ today: 0, yesterday: 0 }, null],
])('says of the day of %o: %s', async (came, text) => {
  const created = { count: 6, since: null, came };
  openToday(orderStaff, () => Response.json({ ...day, orders: { ...day.orders, created } }));
  const link = await screen.findByRole('link', { name: /^6 новых заказов/ });
  expect(link.textContent.replaceAll('\u00A0', ' ')).toBe(`6 новых заказов${text ?? ''}`);
});

it('says what the days have brought in a table beside the chart', async () => {
  openToday(orderStaff, () => Response.json(day));
  const table = await screen.findByRole('table', { name: /Заказы за\s30 дней/ });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll('\u00A0', ' '));
  expect(rows).toEqual(['ДеньЗаказыСумма', '20 ноя 20262300 ₽', '22 ноя 202631 500,50 ₽']);
  expect(screen.getByText(/1\s800,50\s₽, 5\sзаказов/)).toBeVisible();
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
    ['1 новый заказ', '3 заказа стоят дольше 3 дней'],
  ],
  [['get_strange_orders', 'edit_strange_order'], ['12 позиций без цены']],
  [['get_strange_payments', 'edit_payments'], ['5 платежей ждут решения']],
  [['get_purchase'], ['0 закупок пора закрыть']],
] as const)('counts for holders of %o only what they can settle', async (permissions, tiles) => {
  openToday({ ...someCustomer, permissions: [...permissions] }, () => Response.json(day));
  await screen.findByRole('table');
  const links = screen.queryAllByRole('link').filter((link) => link.closest('#day-title + ul'));
  expect(links.map(({ textContent }) => textContent.replaceAll('\u00A0', ' ').replace(/Дольше всех.*/, ''))).toEqual(
    tiles,
  );
});

it('begins with the purchases of an intermediary that are in work', async () => {
  const purchase = { id: 4, name: 'Ткани', state: 'open', comment: '', ordered_count: 3, lines_count: 5 };
  openToday({ ...someCustomer, is_intermediary: true }, () =>
    Response.json({ result: [purchase, { ...purchase, id: 5, name: 'Старое', state: 'closed' }] }),
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
  const asked = openToday(customer, () => Response.json(day));
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
  const asked = openPage(<FrontPage />, customer, () => Response.json(day));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Лавка');
  expect(screen.queryByRole('link', { name: 'Сегодня' })?.getAttribute('href') ?? null).toBe(href);
  expect(asked).toEqual([]);
});
