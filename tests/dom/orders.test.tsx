import { api } from '#api/client.ts';
import { createMachines } from '#app/create-machines.ts';
import { createFactHandlers, createReporter } from '#app/subscriptions.ts';
import type { components } from '#contract/types.ts';
import { CheckoutCompletePage } from '#features/checkout/checkout-complete-page.tsx';
import { OrderPage } from '#features/orders/order-page.tsx';
import { OrdersPage } from '#features/orders/orders-page.tsx';
import { storedText } from '#lib/storage.ts';
import { paths } from '#lib/paths.ts';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { snackbar } from '#ui/notifier.ts';
import { MachinesProvider } from '#ui/provided-machines.tsx';
import type { Customer } from '#ui/shop-context.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { orderOf } from '#tests/support/order-samples.ts';
import { someCustomer, TestPage } from '#tests/support/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { createActor } from 'xstate';

type Order = components['schemas']['PlacedOrder'];
const staff: Customer = { ...someCustomer, id: 2, permissions: ['get_strange_orders', 'update_state_placed_order'] };

interface Asked {
  method: string;
  address: string;
}

/** A server with these orders; `move` answers to a move. */
function serve(orders: Order[], move: (order: Order) => Response | Promise<Response> = (order) => Response.json(order)): Asked[] {
  const asked: Asked[] = [];
  const cardOf = ({ id, customer, state, total, items_count, created_at }: Order) => ({ id, customer, state, total, items_count, created_at, image_urls: [] });
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const { pathname, search } = new URL(url);
    asked.push({ method, address: decodeURIComponent(pathname + search) });
    if (pathname === '/api/placed-order/') return Response.json({ result: orders.map(cardOf), page: 1, pages: 2, total: 30 });
    const order = orders.find(({ id }) => pathname.startsWith(`/api/placed-order/${id}/`));
    if (!order) return Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
    return method === 'PUT' ? move(order) : Response.json(order);
  });
  return asked;
}

function open(address: string, customer: Customer | null): void {
  history.replaceState(null, '', address);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const running = () => {
    throw new Error('No other machine runs here');
  };
  const storage = storedText('unused', 'session');
  const navigation = { here: () => '/', goTo: () => undefined, reloadAt: () => undefined };
  const stores = { tokenStorage: storage, cartIdStorage: storage, checkoutKeyStorage: storage, cartReturnStorage: storage, expiryStorage: storage, favouriteWishStorage: storage };
  const reportFact = createReporter(createFactHandlers({ queryClient, navigation, running, ...stores }));
  const machines = createMachines({ api, queryClient, checkoutKeyStorage: storage, reportFact, running });
  render(
    <TestPage customer={customer} queryClient={queryClient} actors={{ cart: createActor(machines.cart) }}>
      <MachinesProvider machines={machines} reportFact={reportFact}>
        <Route path={paths.placedOrders.path} component={OrdersPage} />
        <Route path={paths.placedOrder.path} component={OrderPage} />
        <Route path={paths.checkoutComplete.path} component={CheckoutCompletePage} />
      </MachinesProvider>
    </TestPage>,
  );
}

afterEach(() => {
  snackbar.close();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it('lists one’s own orders with their state, date and total', async () => {
  const asked = serve([orderOf({ id: 12, state: 'need_pay', total: 1290.5 })]);
  open('/orders?scope=shop', someCustomer);
  expect(await screen.findByText('Заказ № 12')).toHaveAttribute('href', '/orders/12/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Мои заказы');
  expect(screen.getByText('Ожидает оплаты', { selector: 'span' })).toHaveAttribute('data-color', 'orange');
  expect(screen.getByText('от 21 ноя 2026')).toBeVisible();
  expect(screen.getByText(/1\s290,50/)).toBeVisible();
  expect(screen.queryByLabelText('Номер, имя или телефон')).toBeNull();
  expect(asked.map(({ address }) => address)).toEqual(['/api/placed-order/']);
});

it('lets staff filter the shop’s orders in the address, and starts at the first page again', async () => {
  const asked = serve([orderOf()]);
  open('/orders?scope=shop&page=2', staff);
  await screen.findByText('Анна Смирнова, +7 (900) 000 00 01', { exact: false });
  fireEvent.change(await screen.findByLabelText('Состояние'), { target: { value: 'created' } });
  await expect.poll(() => location.search).toBe('?scope=shop&state=created');
  fireEvent.change(screen.getByLabelText('Номер, имя или телефон'), { target: { value: 'Анна' } });
  fireEvent.submit(screen.getByRole('search'));
  await expect.poll(() => asked.at(-1)?.address).toBe('/api/placed-order/?scope=shop&state=created&search_text=Анна');
  fireEvent.click(await screen.findByLabelText('Следующая страница'));
  await expect.poll(() => asked.at(-1)?.address).toBe('/api/placed-order/?scope=shop&state=created&search_text=Анна&page=2');
});

it('says that there are no orders, and where to find goods', async () => {
  serve([]);
  open('/orders', someCustomer);
  expect(await screen.findByText('Заказов пока нет')).toBeVisible();
  expect(screen.getByText('В каталог').closest('a')).toHaveAttribute('href', '/catalog/');
});

it.each(['/orders', '/orders/12/', '/checkout-complete/?order=12'])('asks a guest to sign in at %s and asks the server nothing', (address) => {
  const asked = serve([orderOf()]);
  open(address, null);
  expect(screen.getByText('Войти')).toBeVisible();
  expect(asked).toEqual([]);
});

it.each(['/orders/99/', '/orders/abc/'])('says at %s that there is no such order', async (address) => {
  serve([orderOf()]);
  open(address, someCustomer);
  expect(await screen.findByText('Заказ не найден')).toBeVisible();
});

it('shows the order that was just made, found by its address', async () => {
  serve([orderOf({ id: 12 })]);
  open('/checkout-complete/?order=12', someCustomer);
  expect(await screen.findByText('Заказ № 12')).toBeVisible();
  expect(screen.getByText('Открыть заказ').closest('a')).toHaveAttribute('href', '/orders/12/');
});

const created = orderOf({ next_states: [{ state: 'accepted', needs_reason: false, is_forced: false }] });

it('shows the order as the server has it after a move', async () => {
  const accepted = { ...created, state: 'accepted' as const, next_states: [{ state: 'collected' as const, needs_reason: false, is_forced: false }] };
  const asked = serve([created], () => Response.json(accepted));
  open('/orders/12/', staff);
  fireEvent.click(await screen.findByText('Принять'));
  expect(await screen.findByText('Собрать')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Принят');
  expect(asked).toContainEqual({ method: 'PUT', address: '/api/placed-order/12/update-state/' });
});

it('takes a refused move back and looks at the order again', async () => {
  const asked = serve([created], () => Response.json({ code: 'order_same_state', detail: 'Заказ уже в этом состоянии.' }, { status: 409 }));
  open('/orders/12/', staff);
  fireEvent.click(await screen.findByText('Принять'));
  await expect.poll(() => asked.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
  expect(screen.getByRole('status')).toHaveTextContent('Новый');
  expect(screen.getByText('Принять').closest('button')).toBeEnabled();
  await expect.poll(() => snackbar.isOpen()).toBe(true);
});

it('makes a move though its page is left, and the list hears of it', async () => {
  const { promise, resolve } = deferred<Response>();
  const asked = serve([created], () => promise);
  open('/orders/12/', staff);
  fireEvent.click(await screen.findByText('Принять'));
  await expect.poll(() => asked.map(({ method }) => method)).toContain('PUT');
  act(() => navigate('/orders'));
  await screen.findByText('Заказ № 12');
  const lists = () => asked.filter(({ address }) => address === '/api/placed-order/').length;
  const before = lists();
  resolve(Response.json({ ...created, state: 'accepted' }));
  await expect.poll(lists).toBeGreaterThan(before);
});

it('says that a move was refused though its page is left', async () => {
  const { promise, resolve } = deferred<Response>();
  const asked = serve([created], () => promise);
  open('/orders/12/', staff);
  fireEvent.click(await screen.findByText('Принять'));
  await expect.poll(() => asked.map(({ method }) => method)).toContain('PUT');
  act(() => navigate('/orders'));
  await screen.findByText('Заказ № 12');
  resolve(Response.json({ code: 'order_same_state', detail: 'Заказ уже в этом состоянии.' }, { status: 409 }));
  await expect.poll(() => snackbar.isOpen()).toBe(true);
});

it('keeps nobody’s orders on the screen while another’s load', async () => {
  const mine = deferred<Response>();
  serve([orderOf()]);
  open('/orders?scope=shop', staff);
  await screen.findByText('Заказ № 12');
  vi.stubGlobal('fetch', () => mine.promise);
  act(() => navigate('/orders'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Мои заказы');
  expect(screen.queryByText('Заказ № 12')).toBeNull();
});

it('shows all of a customer’s orders again where a filter found none', async () => {
  serve([]);
  open('/orders?customerId=7&state=done', staff);
  expect((await screen.findByText('Показать все')).closest('a')).toHaveAttribute('href', '/orders?customerId=7');
});

it('lists one’s own orders by what the address asks of them, and not by what is asked of others’', async () => {
  const asked = serve([orderOf({ id: 12 })]);
  open('/orders?state=done&since=2026-11-01&until=2026-02-30&search=ваза&customerId=8&page=2', someCustomer);
  await screen.findByText('Заказ № 12');
  expect(asked.map(({ address }) => address)).toEqual(['/api/placed-order/?state=done&since=2026-11-01&page=2']);
});

it('narrows one’s own orders down to some days, which stand in the address', async () => {
  const asked = serve([orderOf({ id: 12 })]);
  open('/orders?until=2026-11-21&page=2', someCustomer);
  await userEvent.click(await screen.findByLabelText('С даты'));
  await userEvent.click(await screen.findByLabelText('3 ноября 2026'));
  await expect.poll(() => location.search).toBe('?until=2026-11-21&since=2026-11-03');
  await expect.poll(() => asked.at(-1)?.address).toBe('/api/placed-order/?since=2026-11-03&until=2026-11-21');
  expect(await screen.findByLabelText(/^С даты: 3\sноя\s2026$/)).toHaveTextContent('3 ноя 2026');
  await userEvent.click(screen.getByLabelText('Сбросить конец периода'));
  await expect.poll(() => location.search).toBe('?since=2026-11-03');
});

it('says that no order fits, and shows all again', async () => {
  serve([]);
  open('/orders?state=done', someCustomer);
  expect(await screen.findByText('Ничего не найдено')).toBeVisible();
  expect(screen.getByText('Показать все').closest('a')).toHaveAttribute('href', '/orders');
});

const photo = { url: '/files/a-640.webp', width: 1200, height: 900, sources: [{ url: '/files/a-200.webp', width: 200 }, { url: '/files/a-1280.webp', width: 1280 }] };
const [cup] = orderOf().lines;
const photoLine = { ...cup, id: 2, item_id: null, image_url: photo.url, image: photo, description: '', price: 0, total: 0, count: 3, state: 'W' as const, comment: 'Синюю' };

it('calls a line of a photo by that, and says that its price is not known yet', async () => {
  serve([orderOf({ lines: [photoLine] })]);
  open('/orders/12/', someCustomer);
  const line = within(await screen.findByRole('list', { name: 'Состав заказа' })).getByRole('listitem');
  expect(line).toHaveTextContent('Фото');
  expect(line).toHaveTextContent('3 × Цена уточняется');
  expect(line).not.toHaveTextContent('₽');
  expect(screen.getByText('Итого').nextSibling).toHaveTextContent('Цена уточняется');
  fireEvent.click(within(line).getByLabelText('Посмотреть: Фото'));
  expect(imageViewer.isOpen()).toBe(true);
  expect(imageViewer.viewed()).toEqual({ images: [photo], index: 0, alt: 'Фото из заказа' });
  act(() => imageViewer.close());
});

it('leads to the order’s part of the balance', async () => {
  serve([orderOf({ id: 12 })]);
  open('/orders/12/', someCustomer);
  expect((await screen.findByText('Баланс по заказу')).closest('a')).toHaveAttribute('href', '/orders/12/7/balance-history/');
});

it('offers staff neither to repeat another’s order nor a balance that they may not see', async () => {
  serve([orderOf({ id: 12 })]);
  open('/orders/12/', staff);
  await screen.findByText('Состав заказа');
  expect(screen.queryByText('Повторить заказ')).toBeNull();
  expect(screen.queryByText('Баланс по заказу')).toBeNull();
});

it('goes back to the list it was opened from, and does not open it anew', async () => {
  serve([orderOf({ id: 12 })]);
  open('/orders?scope=shop&page=2', staff);
  fireEvent.click(await screen.findByText('Заказ № 12'));
  const link = await screen.findByText('К списку заказов');
  const { length } = history;
  expect(link).toHaveAttribute('href', '/orders?scope=shop&page=2');
  fireEvent.click(link);
  await expect.poll(() => location.href).toMatch(/\/orders\?scope=shop&page=2$/);
  expect(history).toHaveLength(length);
});

it('goes to the list where the order was opened straight', async () => {
  serve([orderOf({ id: 12 })]);
  open('/orders/12/', staff);
  const link = await screen.findByText('К списку заказов');
  fireEvent.click(link);
  expect(location.pathname + location.search).toBe('/orders?scope=shop');
});

it.each([
  { next: ['collected'] as const, focused: () => screen.getByLabelText('Что сделать с заказом') },
  { next: [] as const, focused: () => screen.getByRole('status') },
])('gives the focus to what comes after a move: $next', async ({ next, focused }) => {
  const next_states = next.map((state) => ({ state, needs_reason: false, is_forced: false }));
  serve([created], () => Response.json({ ...created, state: 'accepted', next_states }));
  open('/orders/12/', staff);
  const button = (await screen.findByText('Принять')).closest('button');
  button?.focus();
  fireEvent.click(button ?? document.body);
  await expect.poll(() => screen.queryByText('Принять')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(focused());
});

it('asks by its number whether an order is to be cancelled, and leaves the focus at its state', async () => {
  const next_states = [{ state: 'canceled' as const, needs_reason: false, is_forced: false }];
  serve([{ ...created, next_states }], () => Response.json({ ...created, state: 'canceled', next_states: [] }));
  open('/orders/12/', someCustomer);
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  const question = within(await screen.findByRole('dialog', { name: 'Отменить заказ №\u00A012?' }));
  await userEvent.click(question.getByRole('button', { name: 'Отменить заказ' }));
  await expect.poll(() => screen.queryByLabelText('Что сделать с заказом')).toBeNull();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Отменён');
  expect(screen.getByRole('status')).toHaveFocus();
});
