import { tokenStorage } from '#api/storage.ts';
import { MenuWithBalance } from '#app/overlays/menu-with-balance.tsx';
import { SideMenu } from '#app/shell/menu/side-menu.tsx';
import { badgeText } from '#office/menu/badge-text.ts';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import { menuDrawer, paymentDialogs, photoOrderDialog } from '#entities/shop/overlays.ts';
import { someCustomer, someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

const done = fromPromise<void, void>(() => Promise.resolve());
const startActors = () => {
  const login = createActor(phoneLoginMachine, { input: {} }).start();
  const session = createActor(
    appSessionMachine.provide({ actors: { getCurrentRetail: done, getCurrentCustomer: done, deleteToken: done } }),
    { input: { isSignedIn: true } },
  ).start();
  return { login, session };
};

let actors: ReturnType<typeof startActors>;

beforeEach(() => {
  actors = startActors();
  menuDrawer.open();
});
afterEach(() => {
  actors.login.stop();
  actors.session.stop();
});

const links = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('offers a guest the shop and the way in', async () => {
  render(
    <TestPage actors={actors}>
      <SideMenu />
    </TestPage>,
  );
  expect(screen.getByText('Гость')).toBeVisible();
  expect(links()).toEqual(['Главная', 'Каталог', 'Понравившиеся']);
  expect(screen.queryByText('Баланс')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(actors.login.getSnapshot().context.reason).toBe('menu');
  expect(actors.login.getSnapshot().matches('enterPhone')).toBe(true);
  expect(menuDrawer.isOpen.get()).toBe(false);
});

it('offers whoever has a token no way in, before it is known who they are', () => {
  tokenStorage.write('secret');
  render(
    <TestPage actors={actors}>
      <SideMenu />
    </TestPage>,
  );
  tokenStorage.clear();
  expect(links()).toEqual(['Главная', 'Каталог', 'Понравившиеся']);
  expect(screen.queryByText('Гость')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Войти' })).toBeNull();
});

it.each([
  { permissions: ['create_order' as const], isOffered: true },
  { permissions: [], isOffered: false },
])('offers an order by photo to whoever may make one: $isOffered', async ({ permissions, isOffered }) => {
  render(
    <TestPage actors={actors} customer={{ ...someCustomer, permissions }}>
      <SideMenu />
    </TestPage>,
  );
  const entry = screen.queryByRole('button', { name: /^Заказ по\sфото$/ });
  expect(entry !== null).toBe(isOffered);
  if (entry) await userEvent.click(entry);
  expect([photoOrderDialog.isOpen.get(), menuDrawer.isOpen.get()]).toEqual([isOffered, !isOffered]);
});

it('shows a customer who they are, their balance and orders, and the way out', async () => {
  render(
    <TestPage actors={actors} customer={someCustomer}>
      <MenuWithBalance />
    </TestPage>,
  );
  expect(screen.getByText('Анна Смирнова')).toBeVisible();
  expect(screen.getByText('АС')).toBeVisible();
  expect(screen.getByText(/^1\s500,50\s₽$/)).toBeVisible();
  expect(links()).toEqual([
    'Главная',
    'Каталог',
    'Понравившиеся',
    'Профиль',
    'Мои заказы',
    'Платежи',
    'История баланса',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  await waitFor(actors.session, (snapshot) => snapshot.matches('ended'));
});

it('asks a guest to sign in before their favourites, and leads a customer there', async () => {
  const { unmount } = render(
    <TestPage actors={actors}>
      <SideMenu />
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Понравившиеся' }));
  expect(actors.login.getSnapshot().context).toMatchObject({ reason: 'favourite', after: '/favourites/' });
  expect([menuDrawer.isOpen.get(), location.pathname]).toEqual([false, '/']);
  unmount();
  menuDrawer.open();
  render(
    <TestPage actors={actors} customer={someCustomer}>
      <SideMenu />
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Понравившиеся' }));
  expect(location.pathname).toBe('/favourites/');
  history.replaceState(null, '', '/');
});

it('names a customer without a name by their phone', () => {
  const nameless = { ...someCustomer, user: { first_name: '', last_name: '' } };
  render(
    <TestPage actors={actors} customer={nameless}>
      <SideMenu />
    </TestPage>,
  );
  expect(screen.getByText(/^\+7\s\(900\)\s000\s00\s01$/)).toBeVisible();
});

it('shows the orders of the shop to those who may see them, with how many wait', async () => {
  const staff = { ...someCustomer, permissions: ['get_strange_orders' as const] };
  render(
    <TestPage actors={actors} customer={staff} retail={{ ...someRetail, orders_wait: 120 }}>
      <SideMenu />
    </TestPage>,
  );
  const link = await screen.findByRole('link', { name: /Заказы магазина/ });
  expect(link).toHaveAttribute('href', '/orders?scope=shop');
  expect(link).toHaveTextContent('+99');
  const groups = screen.getByRole('link', { name: /Группы заказов/ });
  expect(groups).toHaveAttribute('href', '/groups-orders');
  expect(groups).toHaveTextContent('+99');
  expect(screen.getByRole('link', { name: 'Список заказов' })).toHaveAttribute('href', '/list-orders');
});

it('shows the payments of customers to those who may see them, with how many wait', async () => {
  const cashier = { ...someCustomer, permissions: ['get_strange_payments' as const] };
  render(
    <TestPage actors={actors} customer={cashier} retail={{ ...someRetail, payments_wait: 4 }}>
      <SideMenu />
    </TestPage>,
  );
  const link = await screen.findByRole('link', { name: /Платежи клиентов/ });
  expect(link).toHaveAttribute('href', '/payments/all/');
  expect(link).toHaveTextContent('4');
  expect(screen.queryByRole('link', { name: /Заказы магазина/ })).toBeNull();
});

it('tells whoever settles the shop that its calls are used up', async () => {
  const owner = { ...someCustomer, permissions: ['edit_retail' as const] };
  render(
    <TestPage actors={actors} customer={owner} retail={{ ...someRetail, calls_used_up: true }}>
      <SideMenu />
    </TestPage>,
  );
  expect(await screen.findByText(/^Запас звонков на\sэтот час исчерпан/)).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('link', { name: /Заказы магазина/ })).toBeNull();
});

it.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '+99'],
])('writes %i on a badge as %j', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

it('closes when a link is followed', async () => {
  render(
    <TestPage actors={actors}>
      <SideMenu />
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Каталог' }));
  expect(menuDrawer.isOpen.get()).toBe(false);
  expect(location.pathname).toBe('/catalog/');
  history.replaceState(null, '', '/');
});

const refund = () => screen.getByRole('button', { name: 'Возврат денежных средств' });

it.each([
  { balance: 0, available: 0, why: 'На балансе нет денег, которые можно вернуть.' },
  { balance: -350, available: -350, why: 'На балансе нет денег, которые можно вернуть.' },
  { balance: 500, available: 0, why: 'Все деньги на балансе уже ждут возврата.' },
])('offers no refund where none is possible, and says why: $why', ({ why, ...money }) => {
  render(
    <TestPage actors={actors} customer={{ ...someCustomer, ...money }}>
      <MenuWithBalance />
    </TestPage>,
  );
  expect(refund()).toBeDisabled();
  expect(refund()).toHaveAccessibleDescription(why);
  expect(screen.getByRole('button', { name: 'Пополнить' })).toBeEnabled();
});

it('names a refund that waits apart from a debt, and never a negative sum as available', () => {
  render(
    <TestPage actors={actors} customer={{ ...someCustomer, balance: -212.5, available: -1212.5 }}>
      <MenuWithBalance />
    </TestPage>,
  );
  expect(screen.getByText(/^Возврат\s1\s000\s₽ на\sпроверке$/)).toBeVisible();
  expect(screen.queryByText(/Доступно/)).toBeNull();
});

it.each([
  ['Пополнить', 'top_up'],
  ['Возврат денежных средств', 'refund'],
] as const)('opens the dialog of a payment by «%s» in its own place', async (name, kind) => {
  render(
    <TestPage actors={actors} customer={{ ...someCustomer, balance: 1290.5, available: 790.25 }}>
      <MenuWithBalance />
    </TestPage>,
  );
  expect(screen.getByText(/^Возврат\s500,25\s₽ на\sпроверке$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(paymentDialogs[kind].isOpen.get()).toBe(true);
  expect(menuDrawer.isOpen.get()).toBe(false);
});

it.each([
  ['/orders', 'Мои заказы'],
  ['/orders/12/', 'Мои заказы'],
  ['/payments/7/?type=refund', 'Платежи'],
  ['/balance-history/7/', 'История баланса'],
  ['/orders/12/7/balance-history/', 'История баланса'],
  ['/orders/12/8/balance-history/', undefined],
])('marks at %s the section that it belongs to', (address, label) => {
  history.replaceState(null, '', address);
  render(
    <TestPage actors={actors} customer={someCustomer}>
      <SideMenu />
    </TestPage>,
  );
  const marked = within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual(label === undefined ? [] : [label]);
  history.replaceState(null, '', '/');
});

it('does not say whose an order is that staff look at', () => {
  history.replaceState(null, '', '/orders/12/');
  const staff = { ...someCustomer, permissions: ['get_strange_orders' as const] };
  render(
    <TestPage actors={actors} customer={staff}>
      <SideMenu />
    </TestPage>,
  );
  expect(screen.getByRole('link', { name: 'Мои заказы' })).not.toHaveAttribute('aria-current');
  history.replaceState(null, '', '/');
});

it('leads an intermediary to the purchases', () => {
  render(
    <TestPage actors={actors} customer={{ ...someCustomer, is_intermediary: true }}>
      <SideMenu />
    </TestPage>,
  );
  expect(screen.getByRole('link', { name: 'Закупки' })).toHaveAttribute('href', '/purchases');
});
