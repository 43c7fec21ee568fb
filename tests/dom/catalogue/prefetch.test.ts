import { usePageAt } from '#app/pages/current-page.tsx';
import { tokenStorage } from '#api/storage.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { renderHook } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let asked: string[];

beforeEach(() => {
  asked = [];
  answerCalls(async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    asked.push(decodeURIComponent(pathname + search));
    return Response.json({});
  });
});
afterEach(() => {
  tokenStorage.clear();
});

const cases = [
  { page: '/orders?state=done&search=ваза', asks: '/api/placed-order/?state=done' },
  { page: '/orders?scope=shop&owing=1', asks: '/api/placed-order/?scope=shop&owing=true&limit=100' },
  { page: '/orders/12/', asks: '/api/placed-order/12/' },
  { page: '/payments/7/?type=refund&page=3', asks: '/api/payment/?type=refund&page=3' },
  {
    page: '/balance-history/7/?since=2026-11-01',

    asks: '/api/balance-history/?since=2026-11-01',
  },
  { page: '/orders/12/7/balance-history/', asks: '/api/balance-history/?order_id=12' },
] as const;

it.each(cases)(
  'asks ahead of $page for what it shows first, for those alone who have signed in',
  async ({ page, asks }) => {
    const address = new URL(page, location.origin);
    const { result: pageAt } = renderHook(usePageAt);
    const prefetch = (): void => pageAt.current(address.pathname)?.prefetch(new QueryClient(), address);
    prefetch();
    await vi.dynamicImportSettled();
    expect(asked).toEqual([]);
    tokenStorage.write('token');
    prefetch();
    await expect.poll(() => asked).toEqual([asks]);
  },
);
