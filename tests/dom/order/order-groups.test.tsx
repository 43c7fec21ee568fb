import type { OrderGroup } from '#contract/types.ts';
import { serveLines, widen } from '#tests/support/dom/lines-site.tsx';
import { openOrders, orderStaff } from '#tests/support/dom/orders-site.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.setSystemTime('2026-11-22T09:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const group: OrderGroup = {
  customer: { id: 7, user: { first_name: 'Анна', last_name: 'Смирнова' }, phone: '79000000001' },
  balance: 150.5,
  payments_wait: 2,
  orders: 3,
  lines: 11,
  pieces: 25,
  total: 12_900,
  is_priced: false,
  newest_order: {
    id: 12,
    state: 'accepted',
    is_covered: false,
    is_collected: false,
    created_at: '2026-11-21T09:30:00.000Z',
  },
};
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it.each([true, false])(
  'leads from a customer to their orders, lines, balance and payments (wide: %s)',
  async (isWide) => {
    widen(isWide);
    const server = serveLines([], [group]);
    openOrders('/groups-orders', orderStaff);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Заказы по клиентам');
    await screen.findByRole('link', { name: 'Анна Смирнова' });
    expect(hrefOf('Анна Смирнова')).toBe('/groups-orders/7/orders/');
    expect(hrefOf(/11\sпозиций/)).toBe('/list-orders?customerId=7');
    expect(hrefOf(/№\s12/)).toBe('/groups-orders/12/');
    expect(hrefOf(/150,50/)).toBe('/groups-orders/7/balance-history/');
    expect(hrefOf(isWide ? '2' : /^Платежи на\sпроверке: 2$/)).toBe('/groups-orders/7/payments/');
    // In its row, and in what the list comes to.
    expect(screen.getAllByText(/^от\s12\s900\s₽$/)).toHaveLength(2);
    expect(screen.getByText('Принят', { selector: 'span' })).toHaveAttribute('data-color', 'green');
    // What the page around asks for may come again on a slow machine.
    expect(server.asked.filter((address) => address.startsWith('/api/order/'))).toEqual([
      '/api/order/groups/?limit=100',
    ]);
  },
);

it('hides what a person may not see', async () => {
  serveLines([], [{ ...group, balance: null, payments_wait: null }]);
  openOrders('/groups-orders', orderStaff);
  const card = (await screen.findByRole('link', { name: 'Анна Смирнова' })).closest<HTMLElement>('[role=listitem]');
  expect(card).not.toBeNull();
  expect(within(card ?? document.body).queryByText(/Баланс|платежи/)).toBeNull();
});

it('is narrowed in the address', async () => {
  widen(true);
  const server = serveLines([], [group]);
  openOrders('/groups-orders', orderStaff);
  fireEvent.change(await screen.findByLabelText('Статус заказов'), { target: { value: 'created' } });
  await expect.poll(() => location.search).toBe('?state=created');
  fireEvent.change(screen.getByLabelText('Имя или телефон клиента'), { target: { value: 'Анна' } });
  fireEvent.submit(screen.getByRole('search'));
  await expect.poll(() => server.asked.at(-1)).toBe('/api/order/groups/?state=created&search_text=Анна&limit=100');
});

it('says that there is nothing in work', async () => {
  serveLines([]);
  openOrders('/groups-orders', orderStaff);
  expect(await screen.findByText(/Заказов в\sработе нет/)).toBeVisible();
});

const buyer = { ...orderStaff, permissions: [...orderStaff.permissions, 'get_purchase' as const] };

it.each([true, false])('are those of a purchase, and lead to what they have there (wide: %s)', async (isWide) => {
  widen(isWide);
  const server = serveLines([], [group]);
  openOrders('/purchases/4/groups-orders/', buyer);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Клиенты закупки');
  await screen.findByRole('link', { name: 'Анна Смирнова' });
  expect(server.asked).toContain('/api/order/groups/?purchase_id=4&limit=100');
  expect(hrefOf('Закупка №\u00A04')).toBe('/purchases/4/list-orders/');
  expect(hrefOf('Анна Смирнова')).toBe('/purchases/4/groups-orders/7/orders/');
  expect(hrefOf(/11\sпозиций/)).toBe('/purchases/4/list-orders/?customerId=7');
  expect(hrefOf(/№\s12/)).toBe('/purchases/4/groups-orders/12/');
  expect(hrefOf(/150,50/)).toBe('/purchases/4/groups-orders/7/balance-history/');
  expect(hrefOf(isWide ? '2' : /^Платежи на\sпроверке: 2$/)).toBe('/purchases/4/groups-orders/7/payments/');
  expect(screen.queryByLabelText('Статус заказов')).toBeNull();
});

it('says that a purchase has nobody', async () => {
  serveLines([]);
  openOrders('/purchases/4/groups-orders/', orderStaff);
  expect(await screen.findByText(/^В\sзакупке никого нет$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Закупка/ })).toBeNull();
});

it('asks for the orders of one of its customers that have a line in it', async () => {
  const server = serveLines([]);
  openOrders('/purchases/4/groups-orders/7/orders/', buyer);
  await expect
    .poll(() => server.asked.find((address) => address.startsWith('/api/placed-order/?')))
    .toBe('/api/placed-order/?customer_id=7&purchase_id=4&limit=100');
});

it('names the customer whose orders it shows, and leads back to the list', async () => {
  const server = serveLines([], [group]);
  openOrders('/groups-orders/7/orders/', orderStaff);
  expect(await screen.findByText('Анна Смирнова', { selector: 'b' })).toBeVisible();
  expect(hrefOf('К\u00A0списку клиентов')).toBe('/groups-orders');
  expect(server.asked).toContain('/api/customers/7/');
});

it.each(['/groups-orders/999/orders/', '/groups-orders/999/payments/', '/groups-orders/999/balance-history/'])(
  'says at %s that there is no such customer, and leads back to the list',
  async (address) => {
    serveLines([], [group]);
    openOrders(address, {
      ...orderStaff,
      permissions: [...orderStaff.permissions, 'get_strange_payments', 'get_strange_balance_history'],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Клиент не найден' })).toBeVisible();
    expect(hrefOf('К\u00A0списку клиентов')).toBe('/groups-orders');
  },
);

it('names the customer that the list of lines is narrowed to', async () => {
  serveLines([], [group]);
  openOrders('/list-orders?customerId=7', orderStaff);
  await userEvent.click(await screen.findByRole('button', { name: 'Анна Смирнова' }));
  await expect.poll(() => location.search).toBe('');
});
