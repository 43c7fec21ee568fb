import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { MenuWithBalance } from '#app/overlays/menu-with-balance.tsx';
import { PaymentDialogs } from '#storefront/account/payment-dialogs.tsx';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import { menuDrawer, paymentDialogs } from '#entities/shop/overlays.ts';
import type { Customer } from '#page/shop-context.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { BranchRoutes } from '#tests/support/dom/branch-routes.tsx';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { createActor } from 'xstate';

const changed: Customer = { ...someCustomer, balance: 777, available: 700 };
let queryClient: QueryClient;
let asked: number;

beforeEach(() => {
  asked = 0;
  answerCalls(async ({ url }: Request) => {
    if (new URL(url).pathname !== '/api/customers/current/')
      return Response.json({ result: [], page: 1, pages: 0, total: 0, balance: 777 });
    asked += 1;
    return Response.json(changed);
  });
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

/** The page of someone whose balance was fetched so long ago. */
function show(customer: Customer | null, ageMs: number): void {
  if (customer) queryClient.setQueryData(currentCustomerQuery.queryKey, customer, { updatedAt: Date.now() - ageMs });
  const actors = {
    login: createActor(phoneLoginMachine, { input: {} }),
    session: createActor(appSessionMachine, { input: { isSignedIn: true } }),
  };
  render(
    <TestPage customer={customer} queryClient={queryClient} actors={actors}>
      <MenuWithBalance />
      <PaymentDialogs />
      <BranchRoutes />
    </TestPage>,
  );
}

const ways = [
  { name: 'the menu', come: () => menuDrawer.open() },
  { name: 'a top-up', come: () => paymentDialogs.top_up.open() },
  { name: 'a refund', come: () => paymentDialogs.refund.open() },
  { name: 'the payments', come: () => navigate('/payments/7/') },
  { name: 'the history', come: () => navigate('/balance-history/7/') },
];
const balance = () => queryClient.getQueryData(currentCustomerQuery.queryKey)?.balance;

it.each(ways)('asks for the balance anew with $name', async ({ come }) => {
  show(someCustomer, 30_000);
  expect(asked).toBe(0);
  act(come);
  await expect.poll(balance).toBe(777);
  expect(asked).toBe(1);
});

it('asks each time that the menu is opened', async () => {
  show(someCustomer, 30_000);
  act(menuDrawer.open);
  await expect.poll(balance).toBe(777);
  act(menuDrawer.close);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  queryClient.setQueryData(currentCustomerQuery.queryKey, someCustomer, { updatedAt: Date.now() - 30_000 });
  act(menuDrawer.open);
  await expect.poll(() => asked).toBe(2);
});

it('asks neither for what has only just come, nor for a guest', () => {
  show(someCustomer, 0);
  act(menuDrawer.open);
  act(() => navigate('/payments/7/'));
  show(null, 0);
  expect(asked).toBe(0);
});
