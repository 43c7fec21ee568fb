import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { shopCustomerOf } from '#tests/support/dom/shop-customer.ts';
import type { components } from '#contract/types.ts';
import type { Customer } from '#page/shop-context.tsx';
import { paymentOf } from '#tests/support/dom/account-samples.ts';
import { BranchRoutes } from '#tests/support/dom/branch-routes.tsx';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';

type Payment = components['schemas']['Payment'];

/** Someone who may see, decide and record the payments of others, see balances, and find customers. */
export const cashier: Customer = {
  ...someCustomer,
  id: 2,
  permissions: [
    'get_strange_payments',
    'edit_payments',
    'create_strange_payments',
    'get_customers',
    'get_strange_balance_history',
  ],
};

/** A waiting payment of Anna's that the cashier may confirm or cancel. */
export const waitingOf = (payment: Partial<Payment> = {}): Payment =>
  paymentOf({
    decisions: [
      { state: 'F', held_by: null },
      { state: 'C', held_by: null },
    ],
    ...payment,
  });

/** A call that the server of payments got; its address is decoded. */
interface Asked {
  method: string;
  address: string;
  /** The JSON that was sent; undefined where nothing was. */
  body: unknown;
}

/** A server with these payments, which come to `total`; `write` answers to a change of one and to a new one. */
export function servePayments(
  payments: Payment[],
  write: (body: unknown) => Response | Promise<Response> = () => Response.json(payments[0]),
  customers: readonly Parameters<typeof shopCustomerOf>[0][] = [],
  total: components['schemas']['PaymentsTotal'] = { sums: [], deciders: [] },
): Asked[] {
  const asked: Asked[] = [];
  answerCalls(async (request: Request) => {
    const { method, url } = request;
    const { pathname, search } = new URL(url);
    // Beside the list, whatever it is asked for.
    if (pathname === '/api/payment/total/') return Response.json(total);
    const body: unknown = method === 'GET' ? undefined : await request.clone().json();
    asked.push({ method, address: decodeURIComponent(pathname + search), body });
    if (method !== 'GET') return write(body);
    const pageOf = (result: readonly object[]) => Response.json({ result, page: 1, pages: 1, total: result.length });
    if (pathname === '/api/payment/') return pageOf(payments);
    if (pathname === '/api/customers/') return pageOf(customers);
    if (pathname === '/api/customers/current/') return Response.json(cashier);
    const owners = [...customers, ...payments.map(({ customer }) => customer)];
    const owner = owners.find(({ id }) => pathname === `/api/customers/${id}/`);
    if (owner) return Response.json(shopCustomerOf({ balance: 730.25, ...owner }));
    const found = payments.find(({ id }) => pathname === `/api/payment/${id}/`);
    return found ? Response.json(found) : Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
  });
  return asked;
}

/** Opens the pages of payments at an address. */
export function openPayments(address: string, customer: Customer = cashier): RenderResult {
  history.replaceState(null, '', address);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <TestPage customer={customer} queryClient={queryClient}>
      <BranchRoutes />
    </TestPage>,
  );
}
