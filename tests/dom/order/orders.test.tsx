import { deferred } from '#tests/support/deferred.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

beforeEach(() => {
  vi.setSystemTime('2026-11-22T09:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  { is_collected: false, text: 'Оплачен, ждёт сборки', color: 'green' },
  { is_collected: true, text: 'Собран, оплачен', color: 'blue' },
])('has no colour of a bill once it is paid: $text', async ({ text, color, ...facts }) => {
  serveOrders([orderOf({ id: 12, state: 'need_pay', is_covered: true, ...facts })]);
  openOrders('/orders?scope=shop', orderStaff);
  expect(await screen.findByText(text)).toHaveAttribute('data-color', color);
});

it('is no loss, and not red, where its lines are in another order', async () => {
  serveOrders([orderOf({ id: 12, state: 'canceled', merged_into: 15 })]);
  openOrders('/orders/12/', orderStaff);
  expect(await screen.findByText('Объединён с\u00A0№\u00A015', { normalizer: (text) => text })).toHaveAttribute(
    'data-color',
    'gray',
  );
});

it('says on a card how many pieces an order has, not how many items', async () => {
  serveOrders([orderOf({ id: 12, items_count: 7 })]);
  openOrders('/orders', someCustomer);
  expect(await screen.findByText('7\u00A0шт.', { normalizer: (text) => text })).toBeVisible();
});

it('lists one’s own orders with their state, date and total', async () => {
  const asked = serveOrders([orderOf({ id: 12, state: 'delivery', total: 1290.5 })]);
  openOrders('/orders?scope=shop', someCustomer);
  expect(await screen.findByText('Заказ № 12')).toHaveAttribute('href', '/orders/12/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Мои заказы');
  expect(screen.getByText('Доставляется', { selector: 'span' })).toHaveAttribute('data-color', 'blue');
  expect(screen.getByText('Оформлен вчера, 12:30')).toBeVisible();
  expect(screen.getByText(/1\s290,50/)).toBeVisible();
  expect(screen.queryByLabelText('Заказ, клиент, телефон, товар')).toBeNull();
  expect(asked.map(({ address }) => address)).toEqual(['/api/placed-order/']);
});

it('lets staff filter the shop’s orders in the address, and starts at the first page again', async () => {
  const asked = serveOrders([orderOf()]);
  openOrders('/orders?scope=shop&page=2', orderStaff);
  expect(await screen.findByText('+7 (900) 000 00 01')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Статусы: Все статусы' }));
  const steps = history.length;
  await userEvent.click(await screen.findByLabelText('Новый'));
  await expect.poll(() => location.search).toBe('?scope=shop&state=created');
  fireEvent.change(screen.getByLabelText('Заказ, клиент, телефон, товар'), { target: { value: 'Анна' } });
  fireEvent.submit(screen.getByRole('search'));
  await expect
    .poll(() => asked.map(({ address }) => address))
    .toContain('/api/placed-order/?scope=shop&search_text=Анна&state=created&limit=100');
  // Back leads to where one came from, not through each filter.
  expect(history.length).toBe(steps);
});

it('leads from each state that has orders to those alone, and says how many there are', async () => {
  const asked = serveOrders([orderOf()]);
  openOrders('/orders?scope=shop&state=done&owing=1', orderStaff);
  const tabs = within(await screen.findByRole('navigation', { name: 'Статусы' }));
  await tabs.findByRole('link', { name: 'Новые 7' });
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Все 1 011',
    'Новые 7',
    'Собранные 1 004',
    'Выполненные 0',
  ]);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Выполненные');
  await userEvent.click(tabs.getByRole('link', { name: /^Собранные/ }));
  expect(location.search).toBe('?scope=shop&state=collected&owing=1');
  await expect
    .poll(() => asked.map(({ address }) => address))
    .toContain('/api/placed-order/?scope=shop&state=collected&owing=true&limit=100');
  await userEvent.click(tabs.getByRole('link', { name: /^Все/ }));
  expect(location.search).toBe('?scope=shop&owing=1');
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Все');
});

it.each([
  ['&state=created', 'Новых заказов нет'],
  ['&state=created&state=done', 'Ничего не найдено'],
  ['&state=created&owing=1', 'Ничего не найдено'],
])('says at %s what there is none of', async (filters, title) => {
  serveOrders([]);
  openOrders(`/orders?scope=shop${filters}`, orderStaff);
  expect(await screen.findByText(title)).toBeVisible();
});

it('asks for orders by everything that the address names, and says what they come to', async () => {
  const asked = serveOrders([orderOf()]);
  const filters =
    'search=2233&state=accepted&state=need_pay&since=2026-11-01&sumMin=100&sumMax=200.5&owing=1&standing=1';
  openOrders(`/orders?scope=shop&${filters}&purchaseId=3&order=-sum`, orderStaff);
  const totals = await screen.findByText(/12\sзаказов\s·\s3\s456\sшт\./);
  expect(totals).toHaveTextContent(/1\s290,50\s₽\s·\sбез\sцены:\s2$/);
  expect(await screen.findByRole('button', { name: /^Закупка №\s3$/ })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Сумма: от\s100 до\s200,50?\s₽$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Клиент в\sдолгу$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Без\sдвижения больше 3\sдней$/ })).toBeVisible();
  expect(screen.getByLabelText('Порядок')).toHaveValue('-sum');
  expect(asked.map(({ address }) => address)).toEqual([
    '/api/placed-order/?scope=shop&search_text=2233&state=accepted&state=need_pay&since=2026-11-01&sum_min=100' +
      '&sum_max=200.5&owing=true&standing=true&purchase_id=3&order_by=-sum&limit=100',
  ]);
});

it('says that there are no orders, and where to find goods', async () => {
  serveOrders([]);
  openOrders('/orders', someCustomer);
  expect(await screen.findByText('Заказов пока нет')).toBeVisible();
  expect(screen.getByText('В каталог').closest('a')).toHaveAttribute('href', '/catalog/');
});

it.each(['/orders', '/orders/12/', '/checkout-complete/?order=12'])(
  'asks a guest to sign in at %s and asks the server nothing',
  async (address) => {
    const asked = serveOrders([orderOf()]);
    openOrders(address, null);
    expect(await screen.findByText('Войти')).toBeVisible();
    expect(asked).toEqual([]);
  },
);

it('keeps nobody’s orders on the screen while another’s load', async () => {
  const mine = deferred<Response>();
  serveOrders([orderOf()]);
  openOrders('/orders?scope=shop', orderStaff);
  await screen.findByText('Заказ № 12');
  answerCalls(() => mine.promise);
  act(() => navigate('/orders'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Мои заказы');
  expect(screen.queryByText('Заказ № 12')).toBeNull();
});

it('shows all of a customer’s orders again where a filter found none', async () => {
  serveOrders([]);
  openOrders('/orders?customerId=7&state=done', orderStaff);
  expect((await screen.findByText('Показать все')).closest('a')).toHaveAttribute('href', '/orders?customerId=7');
});

it('lists one’s own orders by what the address asks of them, and not by what is asked of others’', async () => {
  const asked = serveOrders([orderOf({ id: 12 })]);
  openOrders('/orders?state=done&since=2026-11-01&until=2026-02-30&search=ваза&customerId=8&page=2', someCustomer);
  await screen.findByText('Заказ № 12');
  expect(asked.map(({ address }) => address)).toEqual(['/api/placed-order/?state=done&since=2026-11-01&page=2']);
});

it('narrows one’s own orders down to some days, which stand in the address', async () => {
  const asked = serveOrders([orderOf({ id: 12 })]);
  openOrders('/orders?until=2026-11-21&page=2', someCustomer);
  await userEvent.click(await screen.findByLabelText('С…'));
  await userEvent.click(await screen.findByLabelText('3 ноября 2026'));
  await expect.poll(() => location.search).toBe('?since=2026-11-03&until=2026-11-21');
  await expect.poll(() => asked.at(-1)?.address).toBe('/api/placed-order/?since=2026-11-03&until=2026-11-21');
  expect(await screen.findByLabelText(/^С\s3\sноя\s2026$/)).toHaveTextContent('3 ноя 2026');
  await userEvent.click(screen.getByLabelText('Сбросить конец периода'));
  await expect.poll(() => location.search).toBe('?since=2026-11-03');
});

it('says that no order fits, and shows all again', async () => {
  serveOrders([]);
  openOrders('/orders?state=done', someCustomer);
  expect(await screen.findByText('Ничего не найдено')).toBeVisible();
  expect(screen.getByText('Показать все').closest('a')).toHaveAttribute('href', '/orders');
});
