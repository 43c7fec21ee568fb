import type { PlacedOrder } from '#contract/types.ts';
import type { Customer } from '#page/shop-context.tsx';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';

/** What the server of bills answers with; a test changes it while the page is open. */
export interface BillsServer {
  orders: PlacedOrder[];
  /** The person with their balance; a promise is waited for, null answers with a failure. */
  customer: Customer | Promise<Customer> | null;
  /**
   * Sums of the top-ups that wait to be confirmed, among other payments; a promise is waited for, null answers with a
   * failure.
   */
  waiting: number[] | Promise<number[]> | null;
}

/** An order that waits for its money. */
export const bill = orderOf({ state: 'need_pay', total: 28_950 });

/** A customer whose account lacks 18 950 roubles, and a refund besides. */
export const shortCustomer: Customer = { ...someCustomer, balance: -18_950, available: -28_950 };

const failure = (): Response => Response.json({ code: 'failed', detail: 'Сбой.' }, { status: 500 });

/** Opens an address while the server answers so; the page has the balance `cached`, fetched half a minute ago. */
export function openBills(
  address: string,
  bills: BillsServer,
  cached: Customer = someCustomer,
  isPrepaid = false,
): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentCustomerQuery.queryKey, cached, { updatedAt: Date.now() - 30_000 });
  serveOrders(bills.orders);
  const { fetch } = globalThis;
  answerCalls(async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const { customer, waiting } = bills;
    if (pathname === '/api/customers/current/') return customer ? Response.json(await customer) : failure();
    if (pathname !== '/api/payment/') return fetch(request);
    if (!waiting) return failure();
    const others = searchParams.get('type') === 'top_up' && searchParams.get('state') === 'W' ? [] : [555];
    const result = [...(await waiting), ...others].map((amount) => ({ amount }));
    return Response.json({ result, page: 1, pages: 1, total: result.length });
  });
  openOrders(address, cached, 'Europe/Moscow', queryClient, isPrepaid);
  return queryClient;
}

/** The text that an element shows, with plain spaces. */
export const plainText = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00A0', ' ');
