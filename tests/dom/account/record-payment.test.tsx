import { deferred } from '#tests/support/deferred.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cashier, openPayments, servePayments, waitingOf } from '#tests/support/dom/payments-site.tsx';
import { shopCustomerOf } from '#tests/support/dom/shop-customer.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

it('records a payment of a customer who is found by name, once, and leads to it', async () => {
  const found = {
    id: 8,
    user: { first_name: 'Иван', last_name: 'Петров' },
    phone: '79000000008',
    customer_type: 'retail' as const,
  };
  const answer = deferred<Response>();
  const asked = servePayments([waitingOf({ id: 11 })], () => answer.promise, [found]);
  openPayments('/payments/all/');
  await userEvent.click(await screen.findByRole('button', { name: 'Записать платёж' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Записать платёж' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
  expect(dialog.getByText('Выберите клиента.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Клиент'), 'ив');
  expect(await dialog.findByText('Иван Петров')).toBeVisible();
  expect(asked.at(-1)?.address).toBe('/api/customers/?search_text=ив&limit=6');
  await userEvent.type(dialog.getByLabelText('Клиент'), '{Enter}');
  expect(dialog.getByLabelText('Сумма')).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Выбрать другого' }));
  expect(dialog.getByLabelText('Клиент')).toHaveFocus();
  await userEvent.keyboard('8');
  await userEvent.click(await dialog.findByRole('button', { name: /^Иван/ }));
  expect(await dialog.findByText(/^Баланс: 730,25\s₽$/)).toBeVisible();
  await userEvent.keyboard('250');
  await userEvent.selectOptions(dialog.getByLabelText('Вид'), 'Возврат');
  expect(dialog.queryByText('Чек')).toBeNull();
  await userEvent.type(dialog.getByLabelText('Комментарий'), 'Наличными');
  await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
  expect(dialog.getByRole('button', { name: 'Записать' })).toHaveAttribute('data-loading');
  answer.resolve(Response.json(waitingOf({ id: 11 })));
  await expect.poll(() => location.pathname).toBe('/payments/all/11/');
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { customer_id: 8, type: 'refund', amount: 250, way: 'cash', comment: 'Наличными' },
  ]);
});

it('records a payment of the customer whose page it is without asking who', async () => {
  const asked = servePayments([waitingOf({ customer: { ...waitingOf().customer, id: 8 } })]);
  openPayments('/payments/8/');
  await userEvent.click(await screen.findByRole('button', { name: 'Записать платёж' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Записать платёж' }));
  expect(dialog.queryByLabelText('Клиент')).toBeNull();
  expect(await dialog.findByText(/^Анна Смирнова, /)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Сумма'), '40');
  await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.body)
    .toEqual({ customer_id: 8, type: 'top_up', amount: 40, way: 'cash', comment: '' });
});

it('names a customer without payments, and shows the balance', async () => {
  const petrov = { id: 8, user: { first_name: 'Иван', last_name: 'Петров' }, phone: '79000000008' };
  servePayments([], undefined, [petrov]);
  openPayments('/payments/8/');
  await userEvent.click(await screen.findByRole('button', { name: 'Записать платёж' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Записать платёж' }));
  expect(await dialog.findByText(/^Иван Петров, \+7\s\(900\)\s000\s00\s08$/)).toBeVisible();
  expect(await dialog.findByText(/^Баланс: 730,25\s₽$/)).toBeVisible();
});

it('keeps the balance from those who may not see it', async () => {
  servePayments([waitingOf()], undefined, [{ ...waitingOf().customer, balance: null }]);
  const permissions = cashier.permissions.filter((name) => name !== 'get_strange_balance_history');
  openPayments('/payments/7/', { ...cashier, permissions });
  await userEvent.click(await screen.findByRole('button', { name: 'Записать платёж' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Записать платёж' }));
  expect(await dialog.findByText(/^Анна Смирнова, /)).toBeVisible();
  expect(dialog.queryByText(/^Баланс/)).toBeNull();
});

it('keeps the place of a balance that is still to come', async () => {
  const balance = deferred<Response>();
  servePayments([waitingOf()]);
  const answer = fetch;
  answerCalls((request: Request) => (request.url.endsWith('/api/customers/7/') ? balance.promise : answer(request)));
  openPayments('/payments/7/');
  await userEvent.click(await screen.findByRole('button', { name: 'Записать платёж' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Записать платёж' }));
  expect(await dialog.findByText(/^Баланс:\s*$/)).toBeVisible();
  balance.resolve(Response.json(shopCustomerOf({ ...waitingOf().customer, balance: 45 })));
  expect(await dialog.findByText(/^Баланс: 45\s₽$/)).toBeVisible();
});

it('shows why a payment could not be recorded, and keeps what was typed', async () => {
  const detail = 'Столько вернуть нельзя: доступно 30 ₽.';
  servePayments([waitingOf({ customer: { ...waitingOf().customer, id: 8 } })], () =>
    Response.json({ code: 'refund_too_large', detail }, { status: 409 }),
  );
  openPayments('/payments/8/');
  await userEvent.click(await screen.findByRole('button', { name: 'Записать платёж' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Записать платёж' }));
  await userEvent.type(dialog.getByLabelText('Сумма'), '40');
  await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
  expect(await dialog.findByText(detail)).toBeVisible();
  expect(dialog.getByLabelText('Сумма')).toHaveValue('40,00');
});

it('keeps a payment whose answer got lost while the dialog is closed, and sends it with the same key', async () => {
  let tries = 0;
  servePayments([waitingOf({ customer: { ...waitingOf().customer, id: 8 } })], () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return Response.json(waitingOf({ id: 11 }));
  });
  const answer = fetch;
  const keys: (string | null)[] = [];
  answerCalls((request: Request) => {
    if (request.method === 'POST') keys.push(request.headers.get('Idempotency-Key'));
    return answer(request);
  });
  openPayments('/payments/8/');
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Записать платёж' }));
    return within(await screen.findByRole('dialog', { name: 'Записать платёж' }));
  };
  const first = await open();
  await userEvent.type(first.getByLabelText('Сумма'), '40');
  await userEvent.type(first.getByLabelText('Комментарий'), 'Наличными');
  await userEvent.click(first.getByRole('button', { name: 'Записать' }));
  expect(await first.findByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open();
  expect(again.getByLabelText('Сумма')).toHaveValue('40,00');
  expect(again.getByLabelText('Комментарий')).toHaveValue('Наличными');
  await userEvent.click(again.getByRole('button', { name: 'Записать' }));
  await expect.poll(() => location.pathname).toBe('/payments/8/11/');
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});
