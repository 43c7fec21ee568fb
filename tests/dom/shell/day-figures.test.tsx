import { orderStaff } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { allStaff, openToday, someDay, someFigures } from '#tests/support/dom/today-site.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

const cashier = { ...someCustomer, permissions: ['get_strange_payments' as const, 'edit_payments' as const] };
const cashierDay = { ...someDay, orders: null, debts: null, purchases: null };

const textOf = ({ textContent }: Element): string => textContent.replaceAll('\u00A0', ' ');
const textsOf = (list: readonly Element[]): string[] => list.map(textOf);

it('says what was paid today by each way, the bars as shares of the greatest', async () => {
  openToday(cashier, () => Response.json(cashierDay));
  const ways = within(await screen.findByRole('list', { name: 'Подтверждено сегодня' })).getAllByRole('listitem');
  expect(textsOf(ways)).toEqual([
    'СБП 4 000,50 ₽ на проверке 250 ₽',
    'Карта 1 000 ₽',
    'Перевод 0 ₽',
    'Наличные −500 ₽',
  ]);
  expect(ways.map((way) => way.querySelector('[style]')?.getAttribute('style'))).toEqual([
    '--share: 100%;',
    '--share: 25%;',
    '--share: 0%;',
    '--share: 12%;',
  ]);
  expect(screen.getByText(/^4\s500,50\s₽, 6\sподтверждено$/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Все платежи за\sсегодня/ })).toHaveAttribute(
    'href',
    '/payments/all/?state=F&since=2026-11-22&until=2026-11-22&byDecision=1',
  );
});

it('says how payments have added up by the hour in a table beside the chart', async () => {
  openToday(cashier, () => Response.json(cashierDay));
  const table = await screen.findByRole('table', { name: 'Подтверждено нарастающим итогом' });
  expect(textsOf(within(table).getAllByRole('row'))).toEqual(['К часуВсего', '2:001 200,50 ₽', '4:004 500,50 ₽']);
});

it('says that nothing was paid yet', async () => {
  const ways = someFigures.payments?.ways.map(({ way }) => ({ way, count: 0, sum: 0, waiting: 0 }));
  const payments = { day: '2026-11-23', ways, hours: [{ hour: 0, sum: 0 }] };
  openToday(
    cashier,
    () => Response.json(cashierDay),
    () => Response.json({ ...someFigures, payments }),
  );
  expect(await screen.findByText(/^Сегодня платежей ещё не\sбыло/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Подтверждено нарастающим итогом' })).toBeNull();
});

it('says nothing of payments to those who may not see them', async () => {
  openToday(orderStaff, () => Response.json({ ...someDay, payments: null }));
  await screen.findByText(/^4 на/);
  expect(screen.queryByText('Подтверждено сегодня')).toBeNull();
});

it('sets the last thirty days beside those before, and new customers beside those who returned', async () => {
  const days = Array.from({ length: 60 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 8, 24 + index)).toISOString().slice(0, 10),
    count: 0,
    sum: 0,
  }));
  days[1] = { day: '2026-09-25', count: 4, sum: 900 };
  days[31] = { day: '2026-10-25', count: 2, sum: 1500 };
  days[59] = { day: '2026-11-22', count: 1, sum: 300.5 };
  openToday(orderStaff, () => Response.json({ ...someDay, orders: { ...someDay.orders, days } }));
  const table = await screen.findByRole('table', { name: /Заказы за\s30 дней/ });
  expect(textsOf(within(table).getAllByRole('row')).slice(1)).toEqual([
    '25 окт 202621 500 ₽900 ₽',
    '22 ноя 20261300,50 ₽0 ₽',
  ]);
  await screen.findByText(/^4 на/);
  expect(textsOf(screen.getAllByRole('term').flatMap(({ parentElement }) => parentElement ?? []))).toEqual([
    'Сумма1 800,50 ₽Раньше: 900 ₽',
    'Средний чек600,17 ₽Раньше: 225 ₽',
    'Новые клиенты4 на 1 300,50 ₽Раньше: 2 на 810 ₽',
    'Вернулись7 на 500 ₽Раньше: 1 на 90 ₽',
  ]);
  expect(screen.getByRole('link', { name: 'Все заказы этих дней' })).toHaveAttribute(
    'href',
    '/orders?scope=shop&since=2026-10-24&until=2026-11-22',
  );
});

it('shows what waits though the figures could not be read', async () => {
  openToday(
    allStaff,
    () => Response.json(someDay),
    () => Response.json({ code: 'internal', detail: 'Ошибка сервера' }, { status: 500 }),
  );
  await screen.findByRole('table', { name: /Заказы за\s30 дней/ });
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Что сделать' })).toBeVisible();
  expect(screen.queryByText('Подтверждено сегодня')).toBeNull();
});
