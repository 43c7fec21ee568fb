import { serveBulkOrders as serve } from '#tests/support/dom/bulk-orders-server.ts';
import { openOrders, orderStaff } from '#tests/support/dom/orders-site.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

const box = () => screen.findByRole('checkbox', { name: 'Выбрать: Заказ №\u00A03' });
const comeBy = (state: unknown) => act(() => navigate('/orders?scope=shop&state=created', { state }));

it('selects all for whoever comes to do with all, and the first act has the focus', async () => {
  const sent = serve();
  openOrders('/elsewhere', orderStaff);
  comeBy({ selectsAll: true });
  expect(await screen.findByText('Выбрано: 30')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Принять' })).toHaveFocus());
  expect(sent).toEqual([]);
});

it('selects nothing again after a reload, and nothing for whoever comes otherwise', async () => {
  serve();
  openOrders('/elsewhere', orderStaff);
  comeBy({ selectsAll: true });
  await screen.findByText('Выбрано: 30');
  expect(history.state).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Снять выбор' }));
  expect(screen.queryByText(/^Выбрано/)).toBeNull();
  act(() => navigate('/elsewhere'));
  comeBy(null);
  await box();
  expect(screen.queryByText(/^Выбрано/)).toBeNull();
});

it('replaces what was selected before, and leads to the act once all are', async () => {
  serve();
  openOrders('/elsewhere', orderStaff);
  comeBy(null);
  await userEvent.click(await box());
  expect(await screen.findByText('Выбрано: 1')).toBeInTheDocument();
  act(() => navigate('/elsewhere'));
  comeBy({ selectsAll: true });
  expect(await screen.findByText('Выбрано: 30')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Принять' })).toHaveFocus());
});

it('selects nothing for those who may not move orders', async () => {
  serve();
  openOrders('/elsewhere', { ...orderStaff, permissions: ['get_strange_orders'] });
  comeBy({ selectsAll: true });
  await screen.findByText(/№\s3$/);
  expect(screen.queryByText(/^Выбрано/)).toBeNull();
});
