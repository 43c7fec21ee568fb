import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { BranchRoutes } from '#tests/support/dom/branch-routes.tsx';
import { someCustomer, someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { OfficeMenu } from '#app/office.ts';
import { OfficeOverlays } from '#app/overlays/office-overlays.tsx';
import type { Customer } from '#page/shop-context.tsx';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const register = '#office/register.ts';
let loads: number;

beforeEach(() => {
  loads = 0;
  vi.doMock(register, async (importActual) => {
    loads += 1;
    return importActual();
  });
  answerCalls(async () => Response.json({ result: [], page: 1, pages: 0, total: 0 }));
});
afterEach(() => {
  vi.doUnmock(register);
});

function open(address: string, customer: Customer | null): void {
  history.replaceState(null, '', address);
  render(
    <TestPage customer={customer} retail={someRetail}>
      <BranchRoutes />
      <OfficeOverlays />
    </TestPage>,
  );
}

it.each([
  ['a guest at their orders', '/orders', null, 'Войдите, чтобы увидеть заказы'],
  ['a guest at the shop’s orders', '/orders?scope=shop', null, 'Войдите, чтобы увидеть заказы'],
  ['a shopper at their orders', '/orders', someCustomer, 'Мои заказы'],
  ['a shopper at the shop’s orders', '/orders?scope=shop', someCustomer, 'Мои заказы'],
] as const)('loads nothing of the office for %s', async (_, address, customer, heading) => {
  open(address, customer);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await vi.dynamicImportSettled();
  expect(loads).toBe(0);
});

it('loads the office for those who have a part in it, wherever they are', async () => {
  open('/orders', { ...someCustomer, permissions: ['get_strange_orders'] });
  await expect.poll(() => loads).toBe(1);
});

it('shows the office at the shop’s orders to those who have a part in it', async () => {
  open('/orders?scope=shop', { ...someCustomer, permissions: ['get_strange_orders'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
});

it('has the office’s menu as soon as the office is loaded', async () => {
  open('/', { ...someCustomer, permissions: ['get_strange_orders'] });
  OfficeMenu.preload();
  await vi.dynamicImportSettled();
  const loadMenu = vi.fn<() => object>();
  vi.doMock('#office/menu/office-menu.tsx', loadMenu);
  onTestFinished(() => vi.doUnmock('#office/menu/office-menu.tsx'));
  render(
    <TestPage customer={{ ...someCustomer, permissions: ['get_strange_orders'] }} retail={someRetail}>
      <OfficeMenu />
    </TestPage>,
  );
  expect(await screen.findByRole('link', { name: /Заказы магазина/ })).toBeVisible();
  expect(loadMenu).not.toHaveBeenCalled();
});
