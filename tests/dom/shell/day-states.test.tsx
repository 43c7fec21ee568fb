import { orderStaff } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { openToday, someDay } from '#tests/support/dom/today-site.tsx';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.setSystemTime('2026-11-22T09:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const textOf = ({ textContent }: Element): string => textContent.replaceAll('\u00A0', ' ');

const list = () => screen.findByRole('list', { name: 'Где сейчас заказы' });

it('says where the orders are, each state a link to its list', async () => {
  openToday(orderStaff, () => Response.json(someDay));
  const links = within(await list()).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), textOf(link)])).toEqual([
    ['/orders?scope=shop&state=created', 'Новые 4 5 170,50 ₽ Дольше всех: 2 дня'],
    ['/orders?scope=shop&state=accepted', 'Принятые 0'],
    ['/orders?scope=shop&state=need_pay', 'Ждут оплаты 21 84 300 ₽ Дольше всех: 9 дней'],
    ['/orders?scope=shop&state=collected', 'Собранные 1 990 ₽ Дольше всех: 3 часа'],
    ['/orders?scope=shop&state=delivery', 'Доставляются 2 1 640 ₽ Дольше всех: 3 дня'],
  ]);
  expect(screen.getByText(/92\s100,50\s₽, 28\sзаказов/)).toBeVisible();
});

it('says the same in a table beside the bars', async () => {
  openToday(orderStaff, () => Response.json(someDay));
  const rows = within(await screen.findByRole('table', { name: 'Где сейчас заказы' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(textOf))).toEqual([
    ['Статус', 'Заказы', 'Сумма', 'Дольше всех'],
    ['Новые', '4', '5 170,50 ₽', '2 дня'],
    ['Принятые', '0', '0 ₽', '—'],
    ['Ждут оплаты', '21', '84 300 ₽', '9 дней'],
    ['Собранные', '1', '990 ₽', '3 часа'],
    ['Доставляются', '2', '1 640 ₽', '3 дня'],
  ]);
});

it('draws each state as its share of the greatest', async () => {
  openToday(orderStaff, () => Response.json(someDay));
  const bars = within(await list())
    .getAllByRole('link')
    .map((link) => link.querySelector('[data-color]')?.getAttribute('style'));
  expect(bars).toEqual(['--share: 19%;', '--share: 0%;', '--share: 100%;', '--share: 5%;', '--share: 10%;']);
});

it('says nothing of orders where there are none', async () => {
  const states = someDay.orders?.states.map(({ state }) => ({ state, count: 0, sum: 0, since: null }));
  openToday(orderStaff, () => Response.json({ ...someDay, orders: { ...someDay.orders, states } }));
  await screen.findAllByRole('table');
  expect(screen.queryByText('Где сейчас заказы')).toBeNull();
});

it.each([
  ['a cashier', ['get_strange_payments', 'edit_payments']],
  ['a buyer', ['get_purchase']],
] as const)('says nothing of them to %s', async (_name, permissions) => {
  openToday({ ...someCustomer, permissions: [...permissions] }, () => Response.json({ ...someDay, orders: null }));
  await screen.findByRole('link', { name: /платежи|закупки/ });
  expect(screen.queryByText('Где сейчас заказы')).toBeNull();
});
