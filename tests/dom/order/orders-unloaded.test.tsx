import { OrdersPage } from '#storefront/orders/orders-page.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const filters = '#ui/list/filters/filter-bar.tsx';

beforeEach(() => {
  // React logs what its boundary caught to the console.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.doMock(filters, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  history.replaceState(null, '', '/orders');
});
afterEach(() => {
  vi.doUnmock(filters);
  vi.restoreAllMocks();
});

it('keeps the orders on the screen when their filters could not be loaded, and loads these when asked to', async () => {
  const { lines: _lines, timeline: _timeline, ...card } = orderOf({ id: 12 });
  answerCalls(async () => Response.json({ result: [{ ...card, image_urls: [] }], page: 1, pages: 1, total: 1 }));
  render(
    <TestPage customer={someCustomer}>
      <OrdersPage />
    </TestPage>,
  );
  expect(await screen.findByText('Не получилось загрузить')).toBeVisible();
  expect(await screen.findByText('Заказ № 12')).toBeVisible();
  vi.doUnmock(filters);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByLabelText('Статус')).toBeVisible();
  expect(screen.getByText('Заказ № 12')).toBeVisible();
});
