import type { OrderGroup } from '#contract/types.ts';
import { serveLines, widen } from '#tests/support/dom/lines-site.tsx';
import { openOrders, orderStaff } from '#tests/support/dom/orders-site.tsx';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const groupOf = (id: number, group: Partial<OrderGroup> = {}): OrderGroup => ({
  customer: { id, user: { first_name: 'Клиент', last_name: String(id) }, phone: '79000000001' },
  balance: 0,
  payments_wait: 0,
  orders: 2,
  lines: 3,
  pieces: 5,
  total: 100.5,
  is_priced: true,
  newest_order: {
    id: 1_000 - id,
    state: 'accepted',
    is_covered: false,
    is_collected: false,
    created_at: '2026-11-21T09:30:00.000Z',
  },
  ...group,
});
const boxOf = (id: number) => screen.findByRole('checkbox', { name: `Выбрать: Клиент ${id}` });
const bar = async () => within(await screen.findByRole('group', { name: 'Выбранные клиенты' }));

it('are one scroll, of which a part is rendered, and say what the shop’s orders come to', async () => {
  widen(true);
  const server = serveLines(
    [],
    Array.from({ length: 250 }, (_, index) => groupOf(index + 1)),
  );
  openOrders('/groups-orders', orderStaff);
  await boxOf(1);
  expect(screen.getByRole('table', { name: 'Клиенты' })).toHaveAttribute('aria-rowcount', '251');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(screen.queryByRole('navigation', { name: 'Страницы списка' })).toBeNull();
  await expect
    .poll(() => server.asked)
    .toContain('/api/placed-order/total/?scope=shop&state=created&state=accepted&state=need_pay&state=collected');
  const counted = await screen.findByText(/^250\sклиентов/);
  await expect.poll(() => counted.textContent).toMatch(/^250\sклиентов\s· 612\sзаказов\s· 50\s250\s₽$/);
});

it('tell the sum of all and of those that are selected, by the mouse and by keys', async () => {
  widen(true);
  const user = userEvent.setup();
  serveLines([], [groupOf(1), groupOf(2, { total: 200, is_priced: false }), groupOf(3)]);
  openOrders('/groups-orders', orderStaff);
  await user.click(await boxOf(1));
  expect(screen.getByText(/^3\sклиента/)).toHaveTextContent(/^3\sклиента · 6\sзаказов · от\s401\s₽$/);
  expect((await bar()).getByRole('status')).toHaveTextContent(/^Выбрано: 1\s*100,50\s₽$/);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect((await bar()).getByRole('status')).toHaveTextContent(/^Выбрано: 2\s*от\s300,50\s₽$/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Выбранные клиенты' })).toBeNull();
  await user.keyboard('{Control>}a{/Control}');
  expect((await bar()).getByRole('status')).toHaveTextContent(/^Выбрано: 3\s*от\s401\s₽$/);
  (await boxOf(2)).focus();
  await user.keyboard('{Enter}');
  expect(location.pathname).toBe('/groups-orders/2/orders/');
});

it('print the lines of those that are selected, however many, by the states of the list', async () => {
  widen(true);
  const user = userEvent.setup();
  const server = serveLines([], [groupOf(7), groupOf(8), groupOf(9)]);
  openOrders('/groups-orders?state=accepted', orderStaff);
  await user.click(await boxOf(7));
  await user.click(await boxOf(9));
  expect((await bar()).queryByRole('button', { name: 'Действия' })).toBeNull();
  await user.click((await bar()).getByRole('button', { name: 'Печать' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Скачать Excel' }));
  await expect
    .poll(() => server.reports)
    .toEqual([expect.objectContaining({ what: { lines: { customer_ids: [7, 9], order_state: ['accepted'] } } })]);
  expect(server.asked.filter((address) => address.startsWith('/api/order/ids/'))).toEqual([]);
});

it('are selected for the states that the list has: others begin with none', async () => {
  widen(true);
  const user = userEvent.setup();
  serveLines([], [groupOf(7), groupOf(8)]);
  openOrders('/groups-orders?state=accepted', orderStaff);
  await user.click(await boxOf(7));
  expect((await bar()).getByRole('status')).toHaveTextContent(/^Выбрано: 1/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Статус заказов' }), 'Новый');
  await expect.poll(() => screen.queryByRole('group', { name: 'Выбранные клиенты' })).toBeNull();
  expect(await boxOf(7)).not.toBeChecked();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Статус заказов' }), 'Принят');
  await expect.poll(async () => (await boxOf(7)).matches(':checked')).toBe(true);
});
