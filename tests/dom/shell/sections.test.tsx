import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import { OfficeHeader } from '#app/shell/header/office-header.tsx';
import { officePalette, menuDrawer } from '#entities/shop/overlays.ts';
import { OfficeKeys, OfficeSections } from '#office/register.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import type { Customer } from '#page/shop-context.tsx';
import { useAskBeforeLeaving } from '#page/use-ask-before-leaving.ts';
import { orderStaff } from '#tests/support/dom/orders-site.tsx';
import { someCustomer, someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { keysNow } from '#ui/keys/page-keys.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createActor } from 'xstate';

const owner: Customer = {
  ...someCustomer,
  permissions: [
    'get_strange_orders',
    'get_strange_payments',
    'get_purchase',
    'get_customers',
    'edit_item',
    'edit_retail',
    'create_order',
    'create_strange_order',
    'create_customers',
    'create_item',
  ],
};

function TypedForm() {
  useAskBeforeLeaving(true);
  return <ConfirmDialog />;
}

interface Opened {
  customer?: Customer;
  path?: string;
  isWide?: boolean;
  children?: ReactNode;
}

function open({ customer = owner, path = '/today/', isWide = true, children }: Opened = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query === '(min-width: 62em)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  render(
    <TestPage
      customer={customer}
      actors={{ confirm: createActor(confirmMachine).start() }}
      retail={{ ...someRetail, orders_wait: 120, payments_wait: 4 }}
    >
      <Router hook={hook} searchHook={searchHook}>
        <OfficeHeader />
        <OfficeSections />
        <input aria-label="Поле" />
        {children}
      </Router>
    </TestPage>,
  );
  return { user: userEvent.setup(), at: () => history.at(-1) };
}

const bar = () => screen.getByRole('navigation', { name: 'Разделы' });
const links = () =>
  within(bar())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('has each section beside the page, by the day’s work, with how much waits', () => {
  open({ path: '/orders?scope=shop' });
  expect(links()).toEqual([
    ['Сегодня', '/today/'],
    ['Заказы+99', '/orders?scope=shop'],
    ['Строки', '/list-orders'],
    ['Группы+99', '/groups-orders'],
    ['Закупки', '/purchases'],
    ['Платежи4', '/payments/all/'],
    ['Клиенты', '/customers'],
    ['Товары', '/items/'],
    ['Настройки', '/settings/main/'],
  ]);
  expect(within(bar()).getByRole('link', { current: 'page' })).toHaveTextContent('Заказы');
});

it.each([
  [{ ...someCustomer, permissions: ['get_strange_payments'] }, ['Сегодня', 'Платежи4']],
  [{ ...someCustomer, permissions: [], is_intermediary: true }, ['Сегодня', 'Закупки']],
] satisfies [Customer, string[]][])('has the sections that one may see alone', (customer, names) => {
  open({ customer });
  expect(links().map(([name]) => name)).toEqual(names);
});

it('is folded by a key and by its button, which is kept', async () => {
  const { user } = open();
  await user.keyboard('[BracketLeft]');
  const button = within(bar()).getByRole('button', { name: 'Развернуть разделы' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(within(bar()).getByRole('link', { name: /^Платежи/ })).toHaveAttribute('title', 'Платежи: 4');
  expect(localStorage.getItem(`${location.host}-sections-folded`)).toBe('1');
  await user.click(button);
  expect(within(bar()).getByRole('button', { name: 'Свернуть' })).toHaveAttribute('aria-expanded', 'true');
  expect(localStorage.getItem(`${location.host}-sections-folded`)).toBeNull();
  await user.type(screen.getByLabelText('Поле'), '[[');
  expect(within(bar()).getByRole('button', { name: 'Свернуть' })).toBeVisible();
});

it('opens a section by Alt and its number, which is shown while Alt is held, from a field too', async () => {
  const { user, at } = open();
  await user.click(screen.getByLabelText('Поле'));
  await user.keyboard('{Alt>}');
  expect(within(bar()).getByRole('link', { name: /^Закупки\s?Alt 5$/ })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-keys-shown');
  await user.keyboard('[Digit5]');
  expect(at()).toBe('/purchases');
  await user.keyboard('{/Alt}');
  expect(within(bar()).queryByText('Alt 5')).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-keys-shown');
  await user.keyboard('[Digit2]');
  expect(at()).toBe('/purchases');
  expect(keysNow().flatMap(({ keys }) => Object.keys(keys))).toContain('Alt + 1…9');
});

it('asks by Alt and a number too before something typed is left', async () => {
  const { user, at } = open({ children: <TypedForm /> });
  await user.keyboard('{Alt>}[Digit5]{/Alt}');
  const question = within(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' }));
  expect(at()).toBe('/today/');
  await user.click(question.getByRole('button', { name: 'Уйти' }));
  await waitFor(() => expect(at()).toBe('/purchases'));
});

it('has the most used at hand below the page on a phone, and the rest in the menu', async () => {
  const { user } = open({ isWide: false, path: '/payments/all/7' });
  expect(links()).toEqual([
    ['Сегодня', '/today/'],
    ['Заказы+99', '/orders?scope=shop'],
    ['Закупки', '/purchases'],
    ['Платежи4', '/payments/all/'],
  ]);
  expect(within(bar()).getByRole('link', { current: true })).toHaveTextContent('Платежи');
  await user.click(within(bar()).getByRole('button', { name: 'Ещё' }));
  expect(menuDrawer.isOpen.get()).toBe(true);
});

it('has in its header the shop’s name, the menu, the search, the cart and the way to the storefront', async () => {
  const { user } = open();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Лавка' })).toHaveAttribute('href', '/');
  expect(await header.findByRole('link', { name: 'Витрина' })).toHaveAttribute('href', '/');
  expect(header.getByRole('button', { name: 'Открыть меню' })).toBeVisible();
  expect(header.getByRole('button', { name: 'Корзина' })).toBeVisible();
  for (const name of ['Поиск', /^Заказ, позиция, клиент, закупка, товар/]) {
    await user.click(header.getByRole('button', { name }));
    expect(officePalette.isOpen.get()).toBe(true);
    officePalette.close();
  }
});

it.each([
  [owner, ['Заказ', 'Закупку', 'Клиента', 'Товар']],
  [{ ...orderStaff, permissions: ['get_strange_orders', 'create_item'] }, ['Товар']],
] satisfies [Customer, string[]][])('makes from anywhere what one may make', async (customer, names) => {
  const { user, at } = open({ customer });
  await user.click(await screen.findByRole('button', { name: 'Создать' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(names);
  await user.click(screen.getByRole('menuitem', { name: 'Товар' }));
  expect(at()).toBe('/item/new/');
});

it('offers nothing to make to whoever may make nothing', async () => {
  open({ customer: { ...someCustomer, permissions: ['get_strange_payments'] } });
  await screen.findByRole('link', { name: 'Витрина' });
  expect(screen.queryByRole('button', { name: 'Создать' })).toBeNull();
});

it('takes its own keys along when it goes, and leaves those of every page', () => {
  const page = (isBeside: boolean) => (
    <TestPage customer={owner}>
      <OfficeKeys />
      {isBeside && <OfficeSections />}
    </TestPage>
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const keys = () => keysNow().flatMap((group) => Object.keys(group.keys));
  const { rerender } = render(page(true));
  expect(keys()).toEqual(['Ctrl + K', '?', 'Alt + 1…9', '[']);
  rerender(page(false));
  expect(keys()).toEqual(['Ctrl + K', '?']);
});
