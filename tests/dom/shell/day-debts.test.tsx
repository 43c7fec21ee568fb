import { dayOf } from '#entities/shop/day/day-parts.ts';
import { orderStaff } from '#tests/support/dom/orders-site.tsx';
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

it('sums debts by age, the bars as shares of the greatest', async () => {
  openToday(orderStaff, () => Response.json(someDay));
  const ages = within(await screen.findByRole('list', { name: 'Долги' })).getAllByRole('listitem');
  expect(ages.map(textOf)).toEqual([
    'До 3 дней 200,50 ₽ 1 клиент',
    '4–7 дней 0 ₽',
    '8 дней и больше 4 000 ₽ 2 клиента',
  ]);
  expect(ages.map((age) => age.querySelector('[data-color]')?.getAttribute('style'))).toEqual([
    '--share: 5%;',
    '--share: 0%;',
    '--share: 100%;',
  ]);
  expect(screen.getByText(/4\s200,50\s₽, 3\sклиента/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Заказы клиентов с\sдолгом/ })).toHaveAttribute(
    'href',
    '/orders?scope=shop&owing=1',
  );
});

it('names who owes most, each a link to the orders', async () => {
  openToday(orderStaff, () => Response.json(someDay));
  const links = within(await screen.findByRole('list', { name: 'Крупнейшие долги' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), textOf(link)])).toEqual([
    ['/orders?customerId=31&owing=1', 'Инна Лебедева 10 дней 2 600 ₽'],
    ['/orders?customerId=17&owing=1', 'Пётр 9 дней 1 400 ₽'],
    ['/orders?customerId=8&owing=1', 'Без имени 3 часа 200,50 ₽'],
  ]);
});

it.each([
  ['nobody owes', { ages: someDay.debts?.ages, debtors: [] }],
  ['one may not see it', null],
])('says nothing of debts where %s', async (_why, debts) => {
  openToday(orderStaff, () => Response.json({ ...someDay, debts }));
  await screen.findAllByRole('table');
  expect(screen.queryByText('Долги')).toBeNull();
});

it.each([
  [['get_strange_orders', 'get_strange_balance_history'], true],
  [['get_strange_orders'], false],
  [['get_strange_balance_history'], false],
] as const)('keeps a place for debts for holders of %o: %o', (permissions, seesDebts) => {
  expect(dayOf(permissions).seesDebts).toBe(seesDebts);
});
