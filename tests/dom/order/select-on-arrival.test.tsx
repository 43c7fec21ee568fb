import { serveBulkOrders as serve } from '#tests/support/dom/bulk-orders-server.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { deferred } from '#tests/support/deferred.ts';
import { openOrders, orderStaff } from '#tests/support/dom/orders-site.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

const box = () => screen.findByRole('checkbox', { name: 'Выбрать: Заказ №\u00A03' });
const comeBy = (state: unknown) => act(() => navigate('/orders?scope=shop&state=created', { state }));

it('selects all for whoever comes to do with all, and the first act has the focus', async () => {
  const sent = serve();
  openOrders('/elsewhere', orderStaff);
  comeBy({ selectsAll: 30 });
  expect(await screen.findByText('Выбрано: 30')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Принять' })).toHaveFocus());
  expect(sent).toEqual([]);
});

it('selects nothing again after a reload, and nothing for whoever comes otherwise', async () => {
  serve();
  openOrders('/elsewhere', orderStaff);
  comeBy({ selectsAll: 30 });
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
  comeBy({ selectsAll: 30 });
  expect(await screen.findByText('Выбрано: 30')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Принять' })).toHaveFocus());
});

it('selects nothing for those who may not move orders', async () => {
  serve();
  openOrders('/elsewhere', { ...orderStaff, permissions: ['get_strange_orders'] });
  comeBy({ selectsAll: 30 });
  await screen.findByText(/№\s3$/);
  expect(screen.queryByText(/^Выбрано/)).toBeNull();
});

it('of more orders than the link was for it says so, and no key does anything to them', async () => {
  const found = deferred<Response>();
  const sent = serve();
  const others = globalThis.fetch;
  answerCalls((request: Request) =>
    new URL(request.url).pathname === '/api/placed-order/ids/' ? found.promise : others(request),
  );
  const user = userEvent.setup();
  openOrders('/elsewhere', orderStaff);
  comeBy({ selectsAll: 3 });
  await box();
  await user.keyboard('{Enter}');
  await act(async () => found.resolve(Response.json({ ids: [4, 3, 2, 1], total: 4 })));
  expect(await screen.findByText('Выбрано: 4')).toBeInTheDocument();
  expect(await screen.findByText(/^Было\s3, теперь\s4\.\sПроверьте\sвыбор\./)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Принять' })).not.toHaveFocus();
  expect(sent).toEqual([]);
});

it('selects none of the orders that come into an empty list later', async () => {
  serve();
  const others = globalThis.fetch;
  const lists: string[] = [];
  answerCalls((request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== '/api/placed-order/') return others(request);
    lists.push(pathname);
    return lists.length > 1
      ? others(request)
      : Promise.resolve(Response.json({ result: [], page: 1, pages: 0, total: 0 }));
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  openOrders('/elsewhere', orderStaff, 'Europe/Moscow', queryClient);
  comeBy({ selectsAll: 2 });
  await screen.findByText('Новых заказов нет');
  expect(history.state).toBeNull();
  await act(() => queryClient.invalidateQueries());
  await box();
  expect(lists.length).toBeGreaterThan(1);
  expect(screen.queryByText(/^Выбрано/)).toBeNull();
});
