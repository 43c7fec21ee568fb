import { askAhead as askHistoryAhead } from '#features/account/balance-history-page.tsx';
import { askAhead as askPaymentsAhead } from '#features/account/payments-page.tsx';
import { askAhead as askOrderAhead } from '#features/orders/order-page.tsx';
import { askAhead as askOrdersAhead } from '#features/orders/orders-page.tsx';
import { tokenStorage } from '#api/storage.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    asked.push(decodeURIComponent(pathname + search));
    return Response.json({});
  });
});
afterEach(() => {
  tokenStorage.clear();
  vi.unstubAllGlobals();
});

const cases = [
  { page: '/orders?state=done&search=ваза', askAhead: askOrdersAhead, asks: '/api/placed-order/?state=done' },
  { page: '/orders?scope=shop&page=2', askAhead: askOrdersAhead, asks: '/api/placed-order/?scope=shop&page=2' },
  { page: '/orders/12/', askAhead: askOrderAhead, asks: '/api/placed-order/12/' },
  { page: '/payments/7/?type=refund&page=3', askAhead: askPaymentsAhead, asks: '/api/payment/?type=refund&page=3' },
  { page: '/balance-history/7/?since=2026-11-01', askAhead: askHistoryAhead, asks: '/api/balance-history/?since=2026-11-01' },
  { page: '/orders/12/7/balance-history/', askAhead: askHistoryAhead, asks: '/api/balance-history/?order_id=12' },
] as const;

it.each(cases)('asks ahead of $page for what it shows first, for those alone who have signed in', async ({ page, askAhead, asks }) => {
  const address = new URL(page, location.origin);
  askAhead(new QueryClient(), address);
  tokenStorage.write('token');
  askAhead(new QueryClient(), address);
  await expect.poll(() => asked).toEqual([asks]);
});
