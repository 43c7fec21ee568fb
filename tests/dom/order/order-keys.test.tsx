import { orderOf, lineOfOrder } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const next = [
  { state: 'accepted', needs_reason: false, is_forced: false },
  { state: 'rejected', needs_reason: true, is_forced: false },
] as const;

it('leads by a letter to the next state of an order, which Enter then takes', async () => {
  const asked = serveOrders([orderOf({ id: 12, next_states: [...next] })]);
  openOrders('/orders/12/', orderStaff);
  await screen.findByRole('button', { name: 'Принять' });
  await userEvent.keyboard('[KeyC]');
  expect(document.body).toHaveFocus();
  await userEvent.keyboard('[KeyF]');
  const accept = screen.getByRole('button', { name: 'Принять' });
  expect(accept).toHaveFocus();
  expect([accept.dataset['key'], accept.getAttribute('aria-keyshortcuts')]).toEqual(['А', 'А']);
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.address).toBe('/api/placed-order/12/update-state/'),
  );
});

it('opens the first line without a price by a letter, and tells the letters of the page', async () => {
  serveOrders([
    orderOf({
      id: 12,
      next_states: [...next],
      lines: [
        lineOfOrder({ id: 1 }),
        lineOfOrder({ id: 2, item_id: null, description: 'Ваза', price: null, total: null }),
      ],
    }),
  ]);
  openOrders('/orders/12/', { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order'] });
  await screen.findByText('Без цены: 1');
  await userEvent.keyboard('?');
  const keys = within(await screen.findByRole('dialog', { name: 'Клавиши' }));
  const group = within(keys.getByRole('region', { name: 'Заказ' }));
  expect(group.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['указать цены', 'принять']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('[KeyW]');
  const form = within(await screen.findByRole('group', { name: 'Позиция: Ваза' }));
  const price = form.getByLabelText('Цена за штуку');
  await waitFor(() => expect(price).toHaveFocus());
  await userEvent.keyboard('[KeyF]');
  expect(price).toHaveFocus();
});

it('tells no letters to shoppers', async () => {
  serveOrders([
    orderOf({
      id: 12,
      customer: { ...orderOf().customer, id: 7 },
      next_states: [{ state: 'canceled', needs_reason: false, is_forced: false }],
    }),
  ]);
  openOrders('/orders/12/', { ...orderStaff, id: 7, permissions: [] });
  await screen.findByRole('button', { name: 'Отменить заказ' });
  await userEvent.keyboard('[KeyF]');
  expect(document.body).toHaveFocus();
});
