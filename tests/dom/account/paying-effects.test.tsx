import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { paymentsQuery } from '#entities/payment/payment.queries.ts';
import { PaymentDialogs } from '#storefront/account/payment-dialogs.tsx';
import { paymentDialogs } from '#entities/shop/overlays.ts';
import { snackbar } from '#ui/notifier/notifier.ts';
import type { components } from '#contract/types.ts';
import { paymentOf } from '#tests/support/dom/account-samples.ts';
import { deferred, type Deferred } from '#tests/support/deferred.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

interface Sent extends Deferred<Response> {
  key: string | null;
  body: components['schemas']['PaymentForm'];
}

let sent: Sent[];
let queryClient: QueryClient;

beforeEach(() => {
  sent = [];
  answerCalls(async (request: Request) => {
    if (request.method !== 'POST') return Response.json(someCustomer);
    const call = { ...deferred<Response>(), key: request.headers.get('Idempotency-Key'), body: await request.json() };
    sent.push(call);
    return call.promise;
  });
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(currentCustomerQuery.queryKey, someCustomer);
  queryClient.setQueryData(paymentsQuery().queryKey, { result: [], page: 1, pages: 0, total: 0 });
});

function show(): void {
  render(
    <TestPage customer={someCustomer} queryClient={queryClient}>
      <PaymentDialogs />
    </TestPage>,
  );
}

const isStale = () => queryClient.getQueryState(paymentsQuery().queryKey)?.isInvalidated;
const press = () => fireEvent.click(screen.getByRole('dialog').querySelector('button[type=submit]') ?? document.body);

async function ask(kind: keyof typeof paymentDialogs, roubles: string, comment = ''): Promise<void> {
  act(() => paymentDialogs[kind].open());
  const amount = await screen.findByLabelText('Сумма');
  await userEvent.clear(amount);
  await userEvent.type(amount, roubles);
  if (comment) await userEvent.type(screen.getByLabelText('Комментарий'), comment);
  press();
}

it('asks once however often the button is pressed, and refreshes the balance and the payments', async () => {
  show();
  await ask('top_up', '1500,50', ' От Анны ');
  await expect.poll(() => sent).toHaveLength(1);
  press();
  sent[0]?.resolve(Response.json(paymentOf({ id: 3 })));
  expect(await screen.findByText('Заявка на пополнение отправлена')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { customer_id: 7, type: 'top_up', amount: 1500.5, way: 'sbp', comment: 'От Анны' },
  ]);
  expect(isStale()).toBe(true);
  expect(queryClient.getQueryState(currentCustomerQuery.queryKey)?.isInvalidated).toBe(true);
});

it('sends the same payment with the same key while no answer comes, though its dialog is opened anew', async () => {
  show();
  await ask('refund', '500');
  await expect.poll(() => sent).toHaveLength(1);
  sent[0]?.reject(new TypeError('Failed to fetch'));
  expect(await screen.findByText(/^Ответ сервера не пришёл/)).toBeVisible();
  press();
  await expect.poll(() => sent).toHaveLength(2);
  sent[1]?.reject(new TypeError('Failed to fetch'));
  await screen.findByText(/^Ответ сервера не пришёл/);
  await userEvent.click(screen.getByLabelText('Закрыть'));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await ask('refund', '500');
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it('has a new key for another amount, and for the same amount once the first is made', async () => {
  show();
  await ask('top_up', '500');
  await expect.poll(() => sent).toHaveLength(1);
  sent[0]?.resolve(Response.json({ code: 'payments_full', detail: 'Слишком много заявок.' }, { status: 409 }));
  expect(await screen.findByText('Слишком много заявок.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Сумма'));
  await userEvent.type(screen.getByLabelText('Сумма'), '50');
  press();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  sent[1]?.resolve(Response.json(paymentOf({ amount: 50 })));
  await userEvent.click(await screen.findByText('Готово'));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await ask('top_up', '50');
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent[2]?.body.amount).toBe(sent[1]?.body.amount);
  expect(sent[2]?.key).not.toBe(sent[1]?.key);
});

it('shows what the server says of a field beside it, and keeps what was filled in', async () => {
  show();
  await ask('refund', '700', 'На карту');
  await expect.poll(() => sent).toHaveLength(1);
  const fields = { comment: 'Укажите номер карты.' };
  sent[0]?.resolve(
    Response.json({ code: 'validation', detail: 'Проверьте заполнение полей.', fields }, { status: 422 }),
  );
  expect(await screen.findByText('Укажите номер карты.')).toBeVisible();
  expect(screen.getByLabelText('Комментарий')).toBeInvalid();
  expect(screen.getByLabelText('Комментарий')).toHaveValue('На карту');
  expect(screen.getByLabelText('Сумма')).toHaveValue('700,00');
  await userEvent.type(screen.getByLabelText('Комментарий'), '4276');
  expect(screen.queryByText('Укажите номер карты.')).toBeNull();
});

it('sends no amount that is missing or more than can be paid back, and says so there until it is right', async () => {
  show();
  act(paymentDialogs.refund.open);
  const amount = await screen.findByLabelText('Сумма');
  const name = () => screen.getByRole('dialog').querySelector('button[type=submit]');
  expect(screen.queryByText('Это поле не может быть пустым.')).toBeNull();
  expect(name()).toHaveTextContent('Запросить возврат');
  await userEvent.click(screen.getByLabelText('Карта'));
  press();
  expect(await screen.findByText('Это поле не может быть пустым.')).toBeVisible();
  expect(amount).toHaveFocus();
  await userEvent.type(amount, '1500,51');
  expect(screen.getByText(/^Больше, чем доступно: 1\s500,50\s₽$/)).toBeVisible();
  expect(name()).toHaveTextContent('Запросить возврат');
  press();
  await userEvent.click(screen.getByLabelText('Закрыть'));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  act(paymentDialogs.refund.open);
  expect(await screen.findByText(/^Больше, чем доступно/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Сумма'), '{Backspace}0');
  expect(screen.queryByText(/^Больше, чем доступно/)).toBeNull();
  expect(name()).toHaveTextContent(/^Вернуть 1\s500,50\s₽$/);
  press();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ customer_id: 7, type: 'refund', amount: 1500.5, way: 'card', comment: '' });
});

it('refreshes the balance where a refund is more than is left of it', async () => {
  show();
  await ask('refund', '1500,50');
  await expect.poll(() => sent).toHaveLength(1);
  sent[0]?.resolve(Response.json({ code: 'refund_too_large', detail: 'Доступно 300 ₽.' }, { status: 409 }));
  expect(await screen.findByText('Доступно 300 ₽.')).toBeVisible();
  expect(queryClient.getQueryState(currentCustomerQuery.queryKey)?.isInvalidated).toBe(true);
  await expect.poll(() => snackbar.isOpen.get()).toBe(true);
});

it('reports a payment that is made after its dialog was closed', async () => {
  show();
  await ask('top_up', '500');
  await expect.poll(() => sent).toHaveLength(1);
  await userEvent.click(screen.getByLabelText('Закрыть'));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(isStale()).toBe(false);
  sent[0]?.resolve(Response.json(paymentOf()));
  await expect.poll(isStale).toBe(true);
  // Whoever comes back sees that it is made, and doesn't ask once more.
  act(paymentDialogs.top_up.open);
  expect(await screen.findByText('Заявка на пополнение отправлена')).toBeVisible();
});
