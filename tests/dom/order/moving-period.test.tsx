import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { widen } from '#tests/support/dom/lines-site.tsx';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

beforeEach(() => {
  // Moscow's day is the 22nd already.
  vi.setSystemTime('2026-11-21T22:00:00.000Z');
  widen(true);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers all lists with nothing; returns what was asked of orders, and the views that were saved. */
function serve(views: { id: number; name: string; query: string }[] = []) {
  const [asked, saved]: [string[], unknown[]] = [[], []];
  answerCalls(async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/api/placed-order/') asked.push(search);
    if (request.method === 'POST') saved.push(await request.clone().json());
    if (pathname === '/api/views/') return Response.json({ result: views });
    if (pathname === '/api/placed-order/total/')
      return Response.json({ orders: 0, pieces: 0, sum: 0, canceled_sum: 0, unpriced: 0, states: [] });
    return Response.json({ result: [], page: 1, pages: 0, total: 0 });
  });
  return { asked, saved };
}

it.each([
  ['today', '2026-11-22', '2026-11-22', '2026-11-23', '2026-11-23'],
  ['yesterday', '2026-11-21', '2026-11-21', '2026-11-22', '2026-11-22'],
  ['week', '2026-11-16', '2026-11-22', '2026-11-17', '2026-11-23'],
])('asks at %s for the days that it has in the shop now, and for others tomorrow', async (name, ...days) => {
  const { asked } = serve();
  openOrders(`/orders?scope=shop&period=${name}`, orderStaff);
  await expect.poll(() => asked).toEqual([`?scope=shop&since=${days[0]}&until=${days[1]}&limit=100`]);
  vi.setSystemTime('2026-11-22T22:00:00.000Z');
  act(() => navigate(`/orders?scope=shop&owing=1&period=${name}`));
  await expect.poll(() => asked.at(-1)).toBe(`?scope=shop&since=${days[2]}&until=${days[3]}&owing=true&limit=100`);
});

it('is that of the table for all that is selected past midnight', async () => {
  const user = userEvent.setup();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-22T20:59:50.000Z') });
  const calls = serveOrders([orderOf({ id: 12 })]);
  const days = () => [...new Set(calls.map(({ address }) => /since=[^&]*&until=[^&]*/.exec(address)?.[0]))];
  openOrders('/orders?scope=shop&period=today', orderStaff);
  const box = await screen.findByRole('checkbox', { name: /^Выбрать: Заказ/ });
  vi.setSystemTime('2026-11-22T21:00:10.000Z');
  await user.click(box);
  const listed = calls.length;
  await user.click(await screen.findByRole('button', { name: /^Выбрать все/ }));
  await expect.poll(() => calls.length).toBeGreaterThan(listed);
  expect(days()).toEqual(['since=2026-11-22&until=2026-11-22']);
});

it('moves on past midnight by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-22T20:59:50.000Z') });
  const { asked } = serve();
  openOrders('/orders?scope=shop&period=today', orderStaff);
  await screen.findByText(/не\sнашлось|ничего/i);
  act(() => void vi.advanceTimersByTime(30_000));
  // Sooner than the list is drawn again because its answer has become old.
  await expect
    .poll(() => asked.at(-1), { timeout: 1_000 })
    .toBe('?scope=shop&since=2026-11-23&until=2026-11-23&limit=100');
  expect(location.search).toBe('?scope=shop&period=today');
});

it('stands in the address by its name, which a saved view holds too; one’s own days by their dates', async () => {
  const user = userEvent.setup();
  const { saved } = serve();
  openOrders('/orders?scope=shop', orderStaff);
  const choice = await screen.findByRole('combobox', { name: 'Период' });
  await user.selectOptions(choice, '7 дней');
  expect(location.search).toBe('?scope=shop&period=week');
  await user.click(screen.getByRole('button', { name: 'Мои виды' }));
  await user.type(await screen.findByLabelText('Название вида'), 'Неделя{Enter}');
  await expect.poll(() => saved).toEqual([{ list: 'orders', name: 'Неделя', query: 'period=week' }]);
  await user.keyboard('{Escape}');
  await user.selectOptions(choice, 'Свои даты');
  expect(location.search).toBe('?scope=shop&since=2026-11-16&until=2026-11-22');
  expect(choice).toHaveDisplayValue('Свои даты');
});

it('is the same in a view that was saved on another day', async () => {
  const user = userEvent.setup();
  const { asked } = serve([{ id: 1, name: 'За сегодня', query: 'period=today' }]);
  openOrders('/orders?scope=shop', orderStaff);
  await user.click(await screen.findByRole('button', { name: 'Мои виды' }));
  await user.click(await screen.findByRole('button', { name: 'За сегодня' }));
  await expect.poll(() => asked.at(-1)).toBe('?scope=shop&since=2026-11-22&until=2026-11-22&limit=100');
  expect(screen.getByRole('combobox', { name: 'Период' })).toHaveDisplayValue('Сегодня');
});

it.each(['period=never&since=2026-11-03&until=2026-11-21', 'since=2026-11-03&until=2026-11-21'])(
  'keeps the dates of an older address: %s',
  async (query) => {
    const { asked } = serve();
    openOrders(`/orders?scope=shop&${query}`, orderStaff);
    await expect.poll(() => asked).toEqual(['?scope=shop&since=2026-11-03&until=2026-11-21&limit=100']);
    expect(await screen.findByRole('combobox', { name: 'Период' })).toHaveDisplayValue('Свои даты');
  },
);
