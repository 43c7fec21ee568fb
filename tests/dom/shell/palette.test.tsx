import { OfficeOverlays } from '#app/overlays/office-overlays.tsx';
import { menuDrawer } from '#entities/shop/overlays.ts';
import { SideMenu } from '#app/shell/menu/side-menu.tsx';
import type { Customer } from '#page/shop-context.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cardOf } from '#tests/support/dom/catalogue-server.ts';
import { deferred } from '#tests/support/deferred.ts';
import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { keysNow } from '#ui/keys/page-keys.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

const staff: Customer = {
  ...someCustomer,
  permissions: ['get_strange_orders', 'get_strange_payments', 'get_customers', 'get_purchase'],
};

const pageOfRows = (result: unknown[]) => Response.json({ result, page: 1, pages: 1, total: result.length });

const orderFound = () => pageOfRows([orderOf({ id: 1042, state: 'accepted' })]);

const vera = { id: 32, user: { first_name: 'Вера', last_name: 'Лапина' } };
const lineFound = { ...lineOfOrder({ id: 8, description: 'Салфетки 1042', state: 'O' }), order: { id: 1041 } };

const answers: Readonly<Record<string, () => Response>> = {
  '/api/placed-order/': orderFound,
  '/api/order/': () => pageOfRows([{ ...lineFound, customer: vera }]),
  '/api/customers/': () =>
    pageOfRows([
      {
        id: 31,
        user: { first_name: 'Михаил', last_name: 'Орлов' },
        phone: '79000001042',
        customer_type: 'retail',
      },
    ]),
  '/api/purchases/': () =>
    pageOfRows([
      {
        id: 4,
        name: 'Ткани 1042',
        state: 'open',
        intermediary: { id: 6, user: { first_name: 'Ирина', last_name: 'Белова' } },
      },
    ]),
  '/api/item/list/': () => pageOfRows([cardOf({ id: 5, name: 'Плед 1042', price: 900 })]),
};

interface Call {
  address: string;
  signal: AbortSignal;
}

/** A server of the four lists; `answer` may answer in its place. Returns its calls. */
function serve(answer: (path: string, search: string) => Promise<Response> | undefined = () => undefined): Call[] {
  const calls: Call[] = [];
  answerCalls(async ({ url, signal }: Request) => {
    const { pathname, search } = new URL(url);
    calls.push({ address: decodeURIComponent(pathname + search), signal });
    return (
      (await answer(pathname, decodeURIComponent(search))) ??
      answers[pathname]?.() ??
      Response.json({}, { status: 404 })
    );
  });
  return calls;
}

function open(customer: Customer | null = staff) {
  const { hook, searchHook, history } = memoryLocation({ path: '/', record: true });
  render(
    <TestPage customer={customer}>
      <Router hook={hook} searchHook={searchHook}>
        <OfficeOverlays />
        <SideMenu />
        <input aria-label="Поле" />
      </Router>
    </TestPage>,
  );
  return { user: userEvent.setup(), address: () => history.at(-1) };
}

const field = () => screen.findByRole('combobox', { name: 'Страница, заказ, позиция, клиент, товар' });
const groups = () =>
  screen.queryAllByRole('group').map((group) => [
    group.getAttribute('aria-label'),
    ...within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ')),
  ]);
const selected = () => screen.queryByRole('option', { selected: true })?.textContent.replaceAll(/\s+/g, ' ');
const press = async (user: ReturnType<typeof userEvent.setup>) => {
  // The keys come with the office.
  await waitFor(() => expect(keysNow()).not.toEqual([]));
  await user.keyboard('{Control>}[KeyK]{/Control}');
  return field();
};

const found = [
  ['Заказы', 'Заказ № 1042Анна Смирнова, +7 (900) 000 00 01Принят'],
  ['Клиенты', 'Михаил Орлов+7 (900) 000 10 42'],
  ['Закупки', 'Ткани 1042Ирина БеловаОткрыта'],
  ['Товары', 'Плед 1042900 ₽'],
  ['Позиции', 'Салфетки 1042Заказ № 1041, Вера ЛапинаЗаказан'],
];

afterEach(async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  localStorage.clear();
});

it('finds an order, a customer and goods by one text, and Enter leads to the first', async () => {
  const calls = serve();
  const { user, address } = open();
  // In one go: the pause after a key may end before the next one.
  await user.click(await press(user));
  await user.paste('№1042');
  await expect.poll(groups).toEqual(found);
  expect(calls.map(({ address: asked }) => asked).toSorted()).toEqual([
    '/api/customers/?search_text=№1042&limit=5',
    '/api/item/list/?search_text=№1042&limit=5',
    '/api/order/?search_text=№1042&page=1&limit=5',
    '/api/placed-order/?scope=shop&search_text=№1042',
    '/api/placed-order/?scope=shop&search_text=№1042&limit=5',
    '/api/purchases/?search_text=№1042&limit=5',
  ]);
  await user.keyboard('{Enter}');
  await expect.poll(address).toBe('/orders/1042/');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps what is typed before its field is there', async () => {
  serve();
  const { user } = open();
  await waitFor(() => expect(keysNow()).not.toEqual([]));
  const page = screen.getByLabelText('Поле');
  page.focus();
  await user.keyboard('{Control>}[KeyK]{/Control}104#{Backspace}2');
  expect(page).toHaveValue('');
  expect(await field()).toHaveValue('1042');
  await expect.poll(groups).toEqual(found);
});

it.each(['9', 'https://lavka.example/orders/9/'])(
  'puts the order of «%s» before those that have its digits',
  async (typed) => {
    serve((path, search) => {
      if (path !== '/api/placed-order/') return undefined;
      // Order 60 has a line «Кисть №9».
      const ids = search.endsWith('№9') ? [60, 9] : [57, 56, 9, 8, 7];
      return Promise.resolve(pageOfRows(ids.map((id) => orderOf({ id, state: 'accepted' }))));
    });
    const { user } = open();
    await user.type(await press(user), typed);
    await expect.poll(selected).toMatch(/^Заказ № 9/);
    const rows = groups()[0]?.slice(1) ?? [];
    expect(rows.map((row) => /№ (\d+)/.exec(row ?? '')?.[1])).toEqual(['9', '57', '56', '8', '7']);
  },
);

it('is led through by the arrows, which a screen reader follows', async () => {
  serve();
  const { user, address } = open();
  const input = await press(user);
  await user.type(input, '1042');
  await expect.poll(groups).toEqual(found);
  await expect.poll(selected).toMatch(/^Заказ № 1042/);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.poll(selected).toMatch(/^Михаил Орлов/);
  expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent).toMatch(/^Михаил/);
  expect(input).toHaveFocus();
  expect(
    (await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } }))
      .violations,
  ).toEqual([]);
  await user.keyboard('{Enter}');
  await expect.poll(address).toBe('/orders?customerId=31');
});

it('leads to a purchase, and to it again among the last places', async () => {
  serve();
  const { user, address } = open({ ...staff, permissions: ['get_purchase'] });
  await user.type(await press(user), '1042');
  await expect.poll(selected).toMatch(/^Ткани 1042/);
  await user.keyboard('{Enter}');
  await expect.poll(address).toBe('/purchases/4/list-orders/');
  await press(user);
  await expect.poll(() => groups()[0]).toEqual(['Недавнее', 'Ткани 1042']);
});

it('leads to the pages that the person may see, by a part of the name', async () => {
  serve(async () => pageOfRows([]));
  const { user, address } = open({ ...staff, permissions: ['get_strange_payments', 'edit_strange_order'] });
  const input = await press(user);
  expect(groups()[0]?.slice(0, 4)).toEqual(['Страницы', 'Сегодня', 'Платежи клиентов', 'Главная']);
  await user.type(input, 'пла');
  await expect.poll(groups).toEqual([['Страницы', 'Платежи клиентов', 'Мои платежи']]);
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await expect.poll(address).toBe('/payments/all/');
});

it('asks for nothing that the person may not see', async () => {
  const calls = serve();
  const { user } = open({ ...staff, permissions: ['get_purchase'] });
  await user.type(await press(user), '1042');
  await expect.poll(groups).toEqual(found.slice(2, 4));
  expect(calls.map(({ address }) => address).toSorted()).toEqual([
    '/api/item/list/?search_text=1042&limit=5',
    '/api/purchases/?search_text=1042&limit=5',
  ]);
});

it('keeps the row that the keys are at when answers come in above it', async () => {
  const orders = deferred<void>();
  serve((path) => (path === '/api/placed-order/' ? orders.promise.then(orderFound) : undefined));
  const { user } = open();
  await user.type(await press(user), '1042');
  await expect.poll(groups).toEqual(found.slice(1));
  await user.keyboard('{ArrowDown}');
  await expect.poll(selected).toMatch(/^Ткани/);
  orders.resolve();
  await expect.poll(groups).toEqual(found);
  await expect.poll(selected).toMatch(/^Ткани/);
  await user.keyboard('{ArrowUp}');
  await expect.poll(selected).toMatch(/^Михаил/);
});

it('goes where Enter wanted as soon as it is answered', async () => {
  const orders = deferred<void>();
  serve((path) => (path === '/api/placed-order/' ? orders.promise.then(orderFound) : undefined));
  const { user, address } = open();
  await user.type(await press(user), '1042{Enter}');
  await expect.poll(groups).toEqual(found.slice(1));
  expect(address()).toBe('/');
  orders.resolve();
  await expect.poll(address).toBe('/orders/1042/');
});

it('drops the question of an earlier text, and holds back what was found for it', async () => {
  const first = deferred<Response>();
  const calls = serve((path, search) =>
    path === '/api/item/list/' && search.includes('=10&') ? first.promise : undefined,
  );
  const { user, address } = open();
  const input = await press(user);
  await user.type(input, '10');
  await expect.poll(() => calls.map(({ address: asked }) => asked)).toContain('/api/item/list/?search_text=10&limit=5');
  await user.type(input, '42');
  await expect
    .poll(() => calls.find(({ address: asked }) => asked.includes('item') && asked.includes('=10&'))?.signal.aborted)
    .toBe(true);
  await expect.poll(groups).toEqual(found);
  await user.type(input, '0');
  const stale = screen.getByRole('option', { name: /^Заказ/ });
  expect(stale).toHaveAttribute('aria-disabled', 'true');
  await user.click(stale);
  expect(address()).toBe('/');
  expect(input).toBeInTheDocument();
});

it('says what could not be found, and finds it at another try', async () => {
  let isBroken = true;
  serve(async (path) =>
    path === '/api/customers/' && isBroken
      ? Response.json({ code: 'internal', detail: 'Ошибка сервера.' }, { status: 500 })
      : (answers[path]?.() ?? pageOfRows([])),
  );
  const { user } = open();
  await user.type(await press(user), '1042');
  expect(await screen.findByText(/^Не\sудалось найти: клиенты$/)).toBeVisible();
  expect(groups().map(([title]) => title)).toEqual(['Заказы', 'Закупки', 'Товары', 'Позиции']);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await expect.poll(groups).toEqual(found);
  expect(screen.queryByText(/^Не\sудалось найти/)).toBeNull();
});

it('says that there is nothing', async () => {
  serve(async () => pageOfRows([]));
  const { user } = open();
  await user.type(await press(user), 'ъъъ');
  expect(await screen.findByText(/^Ничего не\sнайдено$/)).toBeVisible();
});

it('begins with the last places', async () => {
  serve();
  const { user } = open();
  await user.type(await press(user), '1042');
  await expect.poll(groups).toEqual(found);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(user);
  expect(groups()[0]).toEqual(['Недавнее', 'Михаил Орлов']);
});

it('opens from a field, but not over a dialog, and closes by the same key', async () => {
  serve();
  const { user } = open();
  await user.click(screen.getByLabelText('Поле'));
  await press(user);
  await user.keyboard('{Control>}[KeyK]{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByLabelText('Поле')).toHaveFocus());
  act(menuDrawer.open);
  await screen.findByRole('dialog', { name: 'Меню' });
  await user.keyboard('{Control>}[KeyK]{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: /^Быстрый переход/ }));
  expect(await field()).toBeVisible();
  expect(menuDrawer.isOpen.get()).toBe(false);
});

it('is not there for shoppers', async () => {
  const { user } = open({ ...someCustomer, permissions: [] });
  await vi.dynamicImportSettled();
  await user.keyboard('{Control>}[KeyK]{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
