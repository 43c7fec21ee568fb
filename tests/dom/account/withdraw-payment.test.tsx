import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import type { Payment } from '#contract/types.ts';
import { WithdrawButton } from '#entities/payment/payments/withdraw-button.tsx';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { paymentOf } from '#tests/support/dom/account-samples.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { snackbar } from '#ui/notifier/notifier.ts';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

/** The button of a payment; returns what was sent and which queries were refreshed. */
function show(payment: Payment, answer = () => Response.json(paymentOf({ state: 'C' }))) {
  const sent: unknown[] = [];
  answerCalls(async (request: Request) => {
    sent.push([request.method, new URL(request.url).pathname, await request.json()]);
    return answer();
  });
  const queryClient = new QueryClient();
  const refreshed: unknown[] = [];
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    refreshed.push(filters?.queryKey?.[0]);
  });
  const confirm = createActor(confirmMachine).start();
  const view = render(
    <TestPage customer={someCustomer} queryClient={queryClient} actors={{ confirm }}>
      <WithdrawButton payment={payment} />
      <ConfirmDialog />
    </TestPage>,
  );
  return { sent, refreshed, confirm, leave: view.unmount };
}

const press = () => fireEvent.click(screen.getByRole('button', { name: /^Отозвать платёж №\s3$/ }));

it('takes back a waiting payment after a yes, and refreshes the list, the balance and the shop’s counts', async () => {
  const { sent, refreshed } = show(paymentOf());
  press();
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Отозвать пополнение?');
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Отозвать' }));
  await expect
    .poll(() => refreshed)
    .toEqual([
      'getCurrentCustomer',
      'getCustomer',
      'listPayments',
      'getPaymentsTotal',
      'getPayment',
      'getCurrentRetail',
    ]);
  expect(sent).toEqual([['PUT', '/api/payment/3/', { state: 'C', version: 4 }]]);
  expect(snackbar.isOpen.get()).toBe(false);
});

it('sends nothing after a no, or where the page is left with the question open', async () => {
  const { sent, confirm, leave } = show(paymentOf({ type: 'refund' }));
  press();
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Отозвать возврат?');
  fireEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  press();
  leave();
  expect(confirm.getSnapshot().matches('idle')).toBe(true);
  expect(sent).toEqual([]);
});

it('says that the shop has decided meanwhile, and shows what it is now', async () => {
  const detail = 'Платёж № 3 уже подтверждён.';
  const { refreshed } = show(paymentOf(), () => Response.json({ code: 'payment_decided', detail }, { status: 409 }));
  press();
  fireEvent.click(await screen.findByRole('button', { name: 'Отозвать' }));
  await expect.poll(() => snackbar.isOpen.get()).toBe(true);
  expect(refreshed).toContain('listPayments');
});

it('is offered for waiting payments of one’s own alone', () => {
  const stranger = { ...paymentOf().customer, id: 8 };
  for (const payment of [paymentOf({ state: 'F' }), paymentOf({ state: 'C' }), paymentOf({ customer: stranger })]) {
    const { leave } = show(payment);
    expect(screen.queryByRole('button')).toBeNull();
    leave();
  }
});
