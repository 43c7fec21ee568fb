import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { snackbar } from '#ui/notifier/notifier.ts';
import { deferred } from '#tests/support/deferred.ts';
import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

it.each(['/orders/99/', '/orders/abc/'])('says at %s that there is no such order', async (address) => {
  serveOrders([orderOf()]);
  openOrders(address, someCustomer);
  expect(await screen.findByText('Заказ не найден')).toBeVisible();
});

it.each([
  ['shoppers', someCustomer, 'Мои заказы', '/orders'],
  ['staff', orderStaff, 'К списку заказов', '/orders?scope=shop'],
] as const)('leads %s from an order that is not there to their list', async (_, viewer, name, href) => {
  serveOrders([orderOf()]);
  openOrders('/orders/99/', viewer);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

it('shows the order that was just made, found by its address', async () => {
  serveOrders([orderOf({ id: 12 })]);
  openOrders('/checkout-complete/?order=12', someCustomer);
  expect(await screen.findByText('Заказ № 12')).toBeVisible();
  expect(screen.getByText('Открыть заказ').closest('a')).toHaveAttribute('href', '/orders/12/');
});

const created = orderOf({ next_states: [{ state: 'accepted', needs_reason: false, is_forced: false }] });

it("shows the server's order after a transition", async () => {
  const accepted = {
    ...created,
    state: 'accepted' as const,
    next_states: [{ state: 'collected' as const, needs_reason: false, is_forced: false }],
  };
  const asked = serveOrders([created], () => Response.json(accepted));
  openOrders('/orders/12/', orderStaff);
  fireEvent.click(await screen.findByText('Принять'));
  expect(await screen.findByText('Отметить собранным')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Принят');
  expect(asked).toContainEqual({
    method: 'PUT',
    address: '/api/placed-order/12/update-state/',
    body: { state: 'accepted', version: 1 },
  });
});

it('undoes a refused transition and fetches the order', async () => {
  const asked = serveOrders([created], () =>
    Response.json({ code: 'order_same_state', detail: 'Заказ уже в этом статусе.' }, { status: 409 }),
  );
  openOrders('/orders/12/', orderStaff);
  fireEvent.click(await screen.findByText('Принять'));
  await expect.poll(() => asked.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
  expect(screen.getByRole('status')).toHaveTextContent('Новый');
  expect(screen.getByText('Принять').closest('button')).toBeEnabled();
  await expect.poll(() => snackbar.isOpen.get()).toBe(true);
});

it('changes the state though the page is left, and refreshes the list', async () => {
  const { promise, resolve } = deferred<Response>();
  const asked = serveOrders([created], () => promise);
  openOrders('/orders/12/', orderStaff);
  fireEvent.click(await screen.findByText('Принять'));
  await expect.poll(() => asked.map(({ method }) => method)).toContain('PUT');
  act(() => navigate('/orders'));
  await screen.findByText('Заказ № 12');
  const lists = () => asked.filter(({ address }) => address === '/api/placed-order/').length;
  const before = lists();
  resolve(Response.json({ ...created, state: 'accepted' }));
  await expect.poll(lists).toBeGreaterThan(before);
});

it('says that a transition was refused though the page is left', async () => {
  const { promise, resolve } = deferred<Response>();
  const asked = serveOrders([created], () => promise);
  openOrders('/orders/12/', orderStaff);
  fireEvent.click(await screen.findByText('Принять'));
  await expect.poll(() => asked.map(({ method }) => method)).toContain('PUT');
  act(() => navigate('/orders'));
  await screen.findByText('Заказ № 12');
  resolve(Response.json({ code: 'order_same_state', detail: 'Заказ уже в этом статусе.' }, { status: 409 }));
  await expect.poll(() => snackbar.isOpen.get()).toBe(true);
});

const photo = {
  url: '/files/a-640.webp',
  width: 1200,
  height: 900,
  sources: [
    { url: '/files/a-200.webp', width: 200 },
    { url: '/files/a-1280.webp', width: 1280 },
  ],
};

const [cup] = orderOf().lines;

const photoLine = {
  ...lineOfOrder(),
  id: 2,
  item_id: null,
  image_url: photo.url,
  image: photo,
  description: '',
  price: null,
  total: null,
  count: 3,
  state: 'W' as const,
  comment: 'Синюю',
};

it('calls a line of a photo by its comment, and says that its price is not known yet', async () => {
  serveOrders([orderOf({ lines: [photoLine], items_total: null, total: null, is_priced: false })]);
  openOrders('/orders/12/', someCustomer);
  const line = within(await screen.findByRole('list', { name: 'Состав заказа' })).getByRole('listitem');
  expect(within(line).getAllByText('Синюю')).toHaveLength(1);
  expect(line).toHaveTextContent('3 шт., цена уточняется');
  expect(line).not.toHaveTextContent('₽');
  expect(screen.getByText('Итого').nextSibling).toHaveTextContent('Цена уточняется');
  fireEvent.click(within(line).getByLabelText('Посмотреть: Синюю'));
  expect(imageViewer.isOpen.get()).toBe(true);
  expect(imageViewer.viewed.get()).toEqual({ images: [photo], index: 0, alt: 'Фото из заказа' });
});

it('leads to the order’s part of the balance', async () => {
  serveOrders([orderOf({ id: 12 })]);
  openOrders('/orders/12/', someCustomer);
  expect((await screen.findByText('Списания по заказу')).closest('a')).toHaveAttribute(
    'href',
    '/orders/12/7/balance-history/',
  );
});

it('offers staff neither to repeat another’s order nor a balance that they may not see', async () => {
  serveOrders([orderOf({ id: 12 })]);
  openOrders('/orders/12/', orderStaff);
  await screen.findByText('Состав заказа');
  expect(screen.queryByText('Повторить заказ')).toBeNull();
  expect(screen.queryByText(/по заказу$/)).toBeNull();
});

it('goes back to the list it was opened from, and does not open it anew', async () => {
  serveOrders([orderOf({ id: 12 })]);
  openOrders('/orders?scope=shop&page=2', orderStaff);
  fireEvent.click(await screen.findByText('Заказ № 12'));
  const link = await screen.findByText('К списку заказов');
  const { length } = history;
  expect(link).toHaveAttribute('href', '/orders?scope=shop&page=2');
  fireEvent.click(link);
  await expect.poll(() => location.href).toMatch(/\/orders\?scope=shop&page=2$/);
  expect(history).toHaveLength(length);
});

it('goes to the list where the order was opened straight', async () => {
  serveOrders([orderOf({ id: 12 })]);
  openOrders('/orders/12/', orderStaff);
  const link = await screen.findByText('К списку заказов');
  fireEvent.click(link);
  expect(location.pathname + location.search).toBe('/orders?scope=shop');
});

it.each([
  { next: ['collected'] as const, focused: () => screen.getByRole('group', { name: 'Следующий шаг' }) },
  { next: [] as const, focused: () => screen.getByRole('status') },
])('gives the focus to what comes after a move: $next', async ({ next, focused }) => {
  const next_states = next.map((state) => ({ state, needs_reason: false, is_forced: false }));
  serveOrders([created], () => Response.json({ ...created, state: 'accepted', next_states }));
  openOrders('/orders/12/', orderStaff);
  const button = (await screen.findByText('Принять')).closest('button');
  button?.focus();
  fireEvent.click(button ?? document.body);
  await expect.poll(() => screen.queryByText('Принять')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(focused());
});

it('asks by its number whether an order is to be cancelled, and leaves the focus at its state', async () => {
  const next_states = [{ state: 'canceled' as const, needs_reason: false, is_forced: false }];
  serveOrders([{ ...created, next_states }], () => Response.json({ ...created, state: 'canceled', next_states: [] }));
  openOrders('/orders/12/', someCustomer);
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  const question = within(await screen.findByRole('dialog', { name: 'Отменить заказ №\u00A012?' }));
  await userEvent.click(question.getByRole('button', { name: 'Отменить заказ' }));
  await expect.poll(() => screen.queryByLabelText('Что сделать с заказом')).toBeNull();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Отменён');
  expect(screen.getByRole('status')).toHaveFocus();
});

it('says of a step that was forced what the balance lacked', async () => {
  const order = orderOf({ state: 'done' });
  const step = {
    kind: 'state' as const,
    from: 'need_pay' as const,
    to: 'done' as const,
    author: 'Ольга Зимина',
    at: order.created_at,
    reason: '',
  };
  serveOrders([{ ...order, timeline: [step, { ...step, balance_short: 3150.5 }] }]);
  openOrders('/orders/12/', orderStaff);
  expect(await screen.findAllByText(/^Без покрытия: на\sбалансе не\sхватало 3\s150,50\s₽$/)).toHaveLength(1);
});

it('says what a colleague did meanwhile, and keeps the choice and what was typed', async () => {
  const back = { state: 'created' as const, needs_reason: true, is_forced: false };
  const order = orderOf({ state: 'accepted', version: 3, next_states: [back] });
  const step = {
    kind: 'state' as const,
    from: 'accepted' as const,
    to: 'need_pay' as const,
    author: 'Ольга Зимина',
    at: order.created_at,
    reason: '',
  };
  const current = { ...order, version: 4, state: 'need_pay' as const, timeline: [step] };
  const answers = [
    { ...current, next_states: [back] },
    { ...current, version: 5, state: 'done' as const, timeline: [{ ...step, to: 'done' as const }], next_states: [] },
  ];
  const asked = serveOrders([order], () =>
    Response.json({ code: 'changed_meanwhile', detail: 'Изменили.', current: answers.shift() }, { status: 409 }),
  );
  openOrders('/orders/12/', orderStaff);
  await userEvent.click(await screen.findByText('Вернуть в «Новый»'));
  await userEvent.type(await screen.findByLabelText('Причина'), 'Клиент просил');
  const submit = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Вернуть в «Новый»' });
  await userEvent.click(submit());
  expect(await screen.findByText(/Теперь заказ в\sстатусе «Ожидает оплаты» \(Ольга Зимина\)/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Ожидает оплаты');
  expect(screen.getByLabelText('Причина')).toHaveValue('Клиент просил');
  expect(snackbar.isOpen.get()).toBe(false);
  await userEvent.click(submit());
  expect(await screen.findByText(/Теперь заказ в\sстатусе «Выполнен».*Теперь так сделать нельзя/)).toBeVisible();
  expect(screen.getByLabelText('Причина')).toHaveValue('Клиент просил');
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Вернуть в «Новый»' })).toBeNull();
  const sent = asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([3, 4].map((version) => ({ state: 'created', reason: 'Клиент просил', version })));
});

it('says it in a message where the page is left', async () => {
  const { promise, resolve } = deferred<Response>();
  const asked = serveOrders([created], () => promise);
  openOrders('/orders/12/', orderStaff);
  fireEvent.click(await screen.findByText('Принять'));
  await expect.poll(() => asked.map(({ method }) => method)).toContain('PUT');
  act(() => navigate('/orders'));
  await screen.findByText('Заказ № 12');
  resolve(Response.json({ code: 'changed_meanwhile', detail: 'Изменили.', current: created }, { status: 409 }));
  await expect.poll(() => snackbar.isOpen.get()).toBe(true);
});

it('shows the state of each line in words, by its colour', async () => {
  const states = ['W', 'O', 'P', 'F', 'C'] as const;
  serveOrders([orderOf({ lines: states.flatMap((state, id) => (cup ? { ...cup, id: id + 1, state } : [])) })]);
  openOrders('/orders/12/', someCustomer);
  const lines = within(await screen.findByRole('list', { name: 'Состав заказа' })).getAllByRole('listitem');
  const names = ['Ещё не собран', 'Заказан у поставщика', 'Закуплен', 'Выдан', 'Отменён'];
  const badges = names.map((name, index) => within(lines[index] ?? document.body).getByText(name));
  expect(badges.map((badge) => badge.dataset['color'])).toEqual(['gray', 'green', 'green', 'green', 'red']);
});

it('marks the line that the address names', async () => {
  serveOrders([orderOf({ lines: [lineOfOrder({ id: 1 }), lineOfOrder({ id: 2, description: 'Ваза' })] })]);
  openOrders('/list-orders/12/?line=2', orderStaff);
  expect((await screen.findByText('Ваза')).closest('li')).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('Чашка').closest('li')).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'К списку заказов' })).toHaveAttribute('href', '/list-orders');
});

/** What stands under the title. */
const facts = async () => (await screen.findByText(/^Оформлен\s/)).parentElement;

it.each([
  { state: 'collected', balance: 0, told: /Списано\s1\s000\s₽\. Баланс клиента:\s0\s₽/ },
  { state: 'collected', balance: -1212, told: /Списано\s1\s000\s₽\. Долг клиента:\s1\s212\s₽/ },
  { state: 'accepted', balance: 500, told: /^(?!.*Списано).*Баланс клиента:\s500\s₽/ },
] as const)('tells staff of an order that is $state what its balance of $balance means', async (sample) => {
  const account = { balance: sample.balance, reserved: 0, topping_up: 0, customer_type: 'retail' as const };
  serveOrders([orderOf({ state: sample.state, account })]);
  openOrders('/orders/12/', orderStaff);
  expect(await facts()).toHaveTextContent(sample.told);
});

it('tells those who may not see the balance nothing of it', async () => {
  serveOrders([orderOf({ state: 'collected' })]);
  openOrders('/orders/12/', orderStaff);
  expect(await facts()).not.toHaveTextContent(/Списано|Баланс|Долг/);
});

it.each([
  { toppingUp: 1000, told: /Долг клиента:\s300\s₽\. Пополнение\s1\s000\s₽ на\sпроверке$/ },
  { toppingUp: 0, told: /Долг клиента:\s300\s₽$/ },
])('tells staff of top-ups of $toppingUp that wait', async ({ toppingUp, told }) => {
  const account = { balance: -300, reserved: 0, topping_up: toppingUp, customer_type: 'retail' as const };
  serveOrders([orderOf({ state: 'need_pay', account })]);
  openOrders('/orders/12/', orderStaff);
  expect(await facts()).toHaveTextContent(told);
});

it('tells staff in one badge that a bill is paid, and of the refund that waits apart', async () => {
  const account = { balance: 500, reserved: 212.5, topping_up: 0, customer_type: 'retail' as const };
  serveOrders([orderOf({ state: 'need_pay', is_covered: true, account })]);
  openOrders('/orders/12/', orderStaff);
  const header = (await screen.findByText('К списку заказов')).closest('header');
  expect(header?.textContent).toMatch(/Заказ №\s12Оплачен, ждёт сборки/);
  expect(header).not.toHaveTextContent('Ожидает оплаты');
  expect(await facts()).toHaveTextContent(/Баланс клиента:\s500\s₽\. Возврат\s212,50\s₽ на\sпроверке/);
});
