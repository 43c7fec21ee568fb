import { orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { someCustomer, someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { DateTime } from '#entities/shop/date-time.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const own = process.env['TZ'];

beforeAll(() => {
  process.env['TZ'] = 'Asia/Vladivostok';
  expect(new Date('2026-11-12T20:30:00.000Z').getHours()).toBe(6);
});
afterAll(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});
beforeEach(() => {
  vi.setSystemTime('2026-12-31T09:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

// The 13th on the visitor's computer.
const created_at = '2026-11-12T20:30:00.000Z';

it.each([
  ['Europe/Moscow', '12 ноя 2026, 23:30'],
  ['America/New_York', '12 ноя 2026, 15:30'],
  ['Asia/Kamchatka', '13 ноя 2026, 08:30'],
])('shows orders by the clock of a shop in %s to somebody in Vladivostok', async (timeZone, shown) => {
  const order = orderOf({
    created_at,
    timeline: [{ kind: 'state', from: null, to: 'created', author: 'Анна Смирнова', at: created_at, reason: '' }],
  });
  serveOrders([order]);
  openOrders('/orders', someCustomer, timeZone);
  expect(await screen.findByText(`Оформлен ${shown}`)).toBeVisible();
  cleanup();
  openOrders('/orders/12/', orderStaff, timeZone);
  expect(await screen.findByText(`Оформлен ${shown}`)).toBeVisible();
  expect(screen.getByText(shown)).toHaveAttribute('datetime', created_at);
});

it('shows any other moment so too', () => {
  render(
    <TestPage retail={{ ...someRetail, time_zone: 'America/New_York' }}>
      <DateTime value="2026-03-08T06:59:00.000Z" /> / <DateTime value="2026-03-08T07:00:00.000Z" />
    </TestPage>,
  );
  expect(document.body).toHaveTextContent('8 мар 2026, 01:59 / 8 мар 2026, 03:00');
});
