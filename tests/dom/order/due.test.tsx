import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { invalidatePayments } from '#entities/payment/payment.queries.ts';
import { paymentDialogs } from '#entities/shop/overlays.ts';
import { takeWantedSum } from '#entities/payment/top-up.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  bill,
  type BillsServer,
  openBills,
  plainText,
  shortCustomer as short,
} from '#tests/support/dom/bills-site.tsx';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { orderStaff } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  takeWantedSum();
});

const addresses = ['/orders', '/orders/12/', '/checkout-complete/?order=12'];
const paid = { ...someCustomer, balance: 0, available: 0 };
const dueOf = (id: number) => screen.findByRole('region', { name: `Оплата заказа №\u00A0${id}` });
const findPaid = () => screen.findByText(/^Оплачено с/);
/** Lets the interval pass in which an order is fetched again. */
const lookAgain = () => act(() => vi.advanceTimersByTimeAsync(15_000));

it.each(addresses)('says at %s what is due and what is missing, and opens a top-up with that', async (address) => {
  openBills(address, { orders: [bill], customer: short, waiting: [] });
  const due = await dueOf(12);
  expect(plainText(due)).toMatch(/^Списано 28 950 ₽\. Долг 18 950 ₽/);
  fireEvent.click(await within(due).findByRole('button', { name: /^Пополнить на\s18\s950\s₽$/ }));
  expect(paymentDialogs.top_up.isOpen.get()).toBe(true);
  expect(takeWantedSum()).toBe(18_950);
});

it('says when and how a bill is paid', async () => {
  openBills('/orders/12/', { orders: [bill], customer: { ...short, balance: -28_950 }, waiting: [] });
  const due = await dueOf(12);
  await within(due).findByRole('button', { name: /^Пополнить на\s28\s950\s₽$/ });
  expect(plainText(due)).toBe(
    'Списано 28 950 ₽. Долг 28 950 ₽Соберём заказ после оплаты.Баланс пополняют по СБП, картой, переводом или ' +
      'наличными.Пополнить на 28 950 ₽',
  );
});

it('names at each of two bills its own sum and the debt of the account', async () => {
  const orders = [bill, orderOf({ id: 13, state: 'need_pay', total: 1_000 })];
  openBills('/orders', { orders, customer: short, waiting: [] });
  const texts = [plainText(await dueOf(12)), plainText(await dueOf(13))];
  expect(texts).toEqual([
    expect.stringMatching(/^Списано 28 950 ₽\. Долг 18 950 ₽/),
    expect.stringMatching(/^Списано 1 000 ₽\. Долг 18 950 ₽/),
  ]);
});

it('asks only for what is missing beside the top-ups that wait to be confirmed', async () => {
  openBills('/orders/12/', { orders: [bill], customer: short, waiting: [10_000.5, 900] });
  const due = await dueOf(12);
  await within(due).findByRole('button', { name: /^Пополнить на\s8\s049,50\s₽$/ });
  expect(plainText(due)).toContain('Пополнение на 10 900,50 ₽ уже на проверке.');
});

it('opens a top-up with the rest alone, to the kopeck', async () => {
  openBills('/orders/12/', { orders: [bill], customer: { ...short, balance: -0.3 }, waiting: [0.1] });
  fireEvent.click(await within(await dueOf(12)).findByRole('button', { name: /^Пополнить на\s0,20\s₽$/ }));
  expect(takeWantedSum()).toBe(0.2);
});

it('asks for nothing where the waiting top-ups are enough', async () => {
  openBills('/orders/12/', { orders: [bill], customer: short, waiting: [20_000] });
  const due = await dueOf(12);
  await within(due).findByText(/уже на проверке/);
  expect(within(due).queryByRole('button')).toBeNull();
});

it.each([0, 0.01])('says that an order is paid where the balance covers it, with %s left', async (balance) => {
  openBills('/orders/12/', { orders: [bill], customer: { ...paid, balance }, waiting: [] });
  expect(plainText(await findPaid())).toBe('Оплачено с баланса: 28 950 ₽');
  expect(screen.queryByRole('region', { name: /^Оплата заказа/ })).toBeNull();
});

it('calls it paid by the rule of the shop while a refund waits, and says what the refund lacks', async () => {
  openBills('/orders/12/', { orders: [bill], customer: { ...paid, available: -1_000 }, waiting: [] });
  expect(plainText((await findPaid()).parentElement as HTMLElement)).toBe(
    'Оплачено с баланса: 28 950 ₽Возврат 1 000 ₽ на проверкеНа возврат, который вы ждёте, не хватит 1 000 ₽.',
  );
});

it('counts what is short by a kopeck as a debt', async () => {
  openBills('/orders/12/', { orders: [bill], customer: { ...paid, balance: -0.01 }, waiting: [] });
  await within(await dueOf(12)).findByRole('button', { name: /^Пополнить на\s0,01\s₽$/ });
});

it.each([
  { what: 'was canceled', order: orderOf({ state: 'canceled' }), customer: short },
  { what: 'is another’s', order: bill, customer: { ...orderStaff, balance: -5 } },
])('says nothing of paying an order that $what', async ({ order, customer }) => {
  openBills('/orders/12/', { orders: [order], customer, waiting: [] }, customer);
  await screen.findByText('Состав заказа');
  expect(screen.queryByText(/К\sоплате|Списано|Оплачено/)).toBeNull();
});

it('asks nobody for the money of another’s order', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const staff = { ...orderStaff, balance: -5 };
  openBills('/checkout-complete/?order=12', { orders: [bill], customer: staff, waiting: [] }, staff);
  await screen.findByText('Заказ № 12');
  await lookAgain();
  expect(screen.queryByText(/К\sоплате|Списано|Оплачено/)).toBeNull();
});

it.each(addresses)('calls no bill paid at %s before there is a balance as new as it', async (address) => {
  const answer = deferred<typeof short>();
  openBills(address, { orders: [bill], customer: answer.promise, waiting: [] });
  await screen.findByText('Заказ № 12');
  expect(screen.queryByText(/К\sоплате|Списано|Оплачено/)).toBeNull();
  answer.resolve(short);
  expect(await dueOf(12)).toBeVisible();
});

it('calls no bill paid from a balance that was asked for before the bill came', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const early = deferred<typeof paid>();
  const bills = { orders: [orderOf({ state: 'accepted' })], customer: early.promise, waiting: [] };
  const queryClient = openBills('/orders/12/', bills);
  await screen.findByText('Состав заказа');
  const asked = queryClient.fetchQuery({ ...currentCustomerQuery, staleTime: 0 });
  bills.orders[0] = bill;
  Object.assign(bills, { customer: short });
  await lookAgain();
  expect(await dueOf(12)).toBeVisible();
  early.resolve(paid);
  expect(await asked).toEqual(short);
  expect(screen.queryByText(/Оплачено/)).toBeNull();
});

it('says that a bill is due once an order has become one, and not that it is paid', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answer = deferred<typeof short>();
  const bills = { orders: [orderOf({ state: 'accepted' })], customer: answer.promise, waiting: [] };
  openBills('/orders/12/', bills);
  await screen.findByText('Состав заказа');
  bills.orders[0] = bill;
  await lookAgain();
  expect(screen.getByRole('status')).toHaveTextContent('Ожидает оплаты');
  expect(screen.queryByText(/Оплачено/)).toBeNull();
  answer.resolve(short);
  expect(await dueOf(12)).toBeVisible();
});

it.each([
  { from: 'accepted', to: 'need_pay', customer: paid, badge: 'Ожидает оплаты', not: /Оплачено/ },
  { from: 'need_pay', to: 'accepted', customer: short, badge: 'Принят', not: /не\sхватает/ },
] as const)('takes no balance of before an order went from $from to $to', async ({ from, to, badge, not, ...told }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const bills: BillsServer = { orders: [{ ...bill, state: from }], ...told, waiting: [] };
  openBills('/orders/12/', bills);
  await dueOf(12);
  Object.assign(bills, { customer: deferred<typeof paid>().promise });
  bills.orders[0] = { ...bill, state: to };
  await lookAgain();
  expect(screen.getByRole('status')).toHaveTextContent(badge);
  expect(screen.queryByText(not)).toBeNull();
});

it.each(addresses)('asks for nothing more at %s once the shop has confirmed the top-up', async (address) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const bills = { orders: [bill], customer: short, waiting: [18_950] };
  openBills(address, bills);
  await within(await dueOf(12)).findByText(/уже на проверке/);
  Object.assign(bills, { customer: paid, waiting: [] });
  await lookAgain();
  expect(await findPaid()).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Оплата заказа/ })).toBeNull();
});

it('asks again for all that is missing once the shop has refused the top-up', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const bills = { orders: [bill], customer: short, waiting: [18_950] };
  openBills('/orders/12/', bills);
  await within(await dueOf(12)).findByText(/уже на проверке/);
  bills.waiting = [];
  await lookAgain();
  await within(await dueOf(12)).findByRole('button', { name: /^Пополнить на\s18\s950\s₽$/ });
});

it('offers no top-up while it is not known whether one waits, but to look again', async () => {
  const bills = { orders: [bill], customer: short, waiting: null as number[] | null };
  openBills('/orders/12/', bills);
  const due = within(await dueOf(12));
  const retry = await due.findByRole('button', { name: 'Повторить' });
  expect(due.getByText('Не удалось проверить оплату.')).toBeVisible();
  expect(due.queryByRole('button', { name: /^Пополнить/ })).toBeNull();
  bills.waiting = [900];
  fireEvent.click(retry);
  await due.findByRole('button', { name: /^Пополнить на\s18\s050\s₽$/ });
  expect(due.queryByText('Не удалось проверить оплату.')).toBeNull();
});

it('offers no second top-up after one whose list could not be fetched', async () => {
  const bills = { orders: [bill], customer: short, waiting: [] as number[] | null };
  const queryClient = openBills('/orders/12/', bills);
  const due = within(await dueOf(12));
  await due.findByRole('button', { name: /^Пополнить/ });
  bills.waiting = null;
  act(() => invalidatePayments(queryClient));
  await due.findByRole('button', { name: 'Повторить' });
  expect(due.queryByRole('button', { name: /^Пополнить/ })).toBeNull();
});

it('offers to look again where the balance could not be fetched', async () => {
  const bills = { orders: [bill], customer: null, waiting: [] };
  openBills('/orders/12/', bills);
  const retry = await within(await dueOf(12)).findByRole('button', { name: 'Повторить' });
  Object.assign(bills, { customer: paid });
  fireEvent.click(retry);
  expect(await findPaid()).toBeVisible();
});

it('offers no top-up while the list of one just made is fetched', async () => {
  const answer = deferred<number[]>();
  const bills = { orders: [bill], customer: short, waiting: [] as number[] | Promise<number[]> };
  const queryClient = openBills('/orders/12/', bills);
  const due = within(await dueOf(12));
  await due.findByRole('button', { name: /^Пополнить/ });
  bills.waiting = answer.promise;
  act(() => invalidatePayments(queryClient));
  await expect.poll(() => due.queryByRole('button')).toBeNull();
  answer.resolve([18_950]);
  expect(await due.findByText(/уже на проверке/)).toBeVisible();
});

it('goes on saying what it said while it looks again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const bills = { orders: [bill], customer: short as typeof short | Promise<typeof short>, waiting: [] };
  openBills('/orders/12/', bills);
  const due = await dueOf(12);
  await within(due).findByRole('button', { name: /^Пополнить/ });
  bills.customer = deferred<typeof short>().promise;
  await lookAgain();
  expect(due).toBeVisible();
  expect(within(due).getByRole('button', { name: /^Пополнить/ })).toBeVisible();
});

it('takes no list of top-ups of before the bill was changed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const bills = { orders: [bill], customer: short, waiting: [] as number[] | Promise<number[]> };
  openBills('/orders/12/', bills);
  await within(await dueOf(12)).findByRole('button', { name: /^Пополнить/ });
  bills.orders[0] = { ...bill, total: 30_000 };
  bills.waiting = deferred<number[]>().promise;
  await lookAgain();
  expect(plainText(await dueOf(12))).toContain('Списано 30 000 ₽. Долг 18 950 ₽');
  expect(screen.queryByRole('button', { name: /^Пополнить/ })).toBeNull();
});

const later = 'Платить сразу не нужно: сумма спишется с баланса, когда мы соберём заказ или выставим счёт.';

it.each(['/orders/12/', '/checkout-complete/?order=12'])(
  'says at %s of a new order when and how it is paid, what the balance covers and what it lacks',
  async (address) => {
    const customer = { ...someCustomer, balance: 3_000.25, available: 2_499.75 };
    openBills(address, { orders: [orderOf({ total: 7_616.5 })], customer, waiting: [1_000] });
    const due = await dueOf(12);
    fireEvent.click(await within(due).findByRole('button', { name: /^Пополнить на\s4\s116,75\s₽$/ }));
    expect(takeWantedSum()).toBe(4_116.75);
    expect(plainText(due)).toBe(
      `К оплате 7 616,50 ₽На балансе 3 000,25 ₽ не хватает 5 116,75 ₽Возврат 500,50 ₽ на проверке${later} ` +
        'Отдадим его после оплаты.Баланс пополняют по СБП, картой, переводом или наличными.Пополнение на 1 000 ₽ ' +
        'уже на проверке.Пополнить на 4 116,75 ₽',
    );
  },
);

it('says of a new order that the balance is enough', async () => {
  openBills('/orders/12/', {
    orders: [orderOf({ total: 700 })],
    customer: { ...paid, balance: 900, available: 800 },
    waiting: [],
  });
  const due = await dueOf(12);
  await expect
    .poll(() => plainText(due))
    .toMatch(/^К оплате 700 ₽На балансе 900 ₽ этого хватитВозврат 100 ₽ на проверке/);
  expect(within(due).queryByRole('button')).toBeNull();
});

it('says that a shop that is paid in advance bills first', async () => {
  openBills('/orders/12/', { orders: [orderOf({ total: 700 })], customer: short, waiting: [] }, someCustomer, true);
  expect(plainText(await dueOf(12))).toContain('примем заказ и выставим счёт, тогда сумма спишется с баланса.');
});

it('names the debt of before apart from what a new order costs', async () => {
  const customer = { ...paid, balance: -50.5, available: -50.5 };
  openBills('/orders/12/', { orders: [orderOf({ total: 700 })], customer, waiting: [] });
  expect(plainText(await dueOf(12))).toMatch(/^К оплате 700 ₽Долг на балансе 50,50 ₽ не хватает 750,50 ₽/);
});

it('says that the price comes first, and the least that is to be paid where a part has one', async () => {
  const photos = orderOf({ total: null, items_total: null, is_priced: false });
  const orders = [photos, orderOf({ id: 13, total: 350, is_priced: false })];
  openBills('/orders/12/', { orders, customer: short, waiting: [] });
  expect(plainText(await dueOf(12))).toMatch(/^Сначала сообщим цену\. Платить сразу не нужно/);
});

it('says nothing in the list of an order that waits for no money yet', async () => {
  const orders = [
    orderOf({ id: 13, state: 'accepted' }),
    orderOf({ state: 'collected', is_collected: true, total: 700 }),
  ];
  openBills('/orders', { orders, customer: short, waiting: [] });
  expect(plainText(await dueOf(12))).toMatch(/^Списано 700 ₽\. Долг 18 950 ₽Возврат 10 000 ₽ на проверке(Пополнить|$)/);
  expect(screen.queryByRole('region', { name: /13$/ })).toBeNull();
});

it.each([
  { customer: short, badge: 'Ожидает оплаты', not: /Оплачен/ },
  { customer: paid, badge: 'Оплачен, ждёт сборки', not: /Ожидает/ },
])('has one badge that agrees with the money beside it: $badge', async ({ customer, badge, not }) => {
  openBills('/orders', { orders: [{ ...bill, is_covered: customer === short }], customer, waiting: [] });
  await expect.poll(() => screen.queryByText(badge)).toBeVisible();
  expect(screen.queryByText(not, { selector: '[data-color]' })).toBeNull();
});

it('takes the balance that came with an order until a newer one is known', async () => {
  const account = { balance: -7_616.5, reserved: 480.15, topping_up: 0, customer_type: 'retail' as const };
  const { promise: customer } = deferred<typeof short>();
  openBills('/orders/12/', { orders: [{ ...bill, total: 24_000, account }], customer, waiting: [] });
  expect(plainText(await dueOf(12))).toMatch(/^Списано 24 000 ₽\. Долг 7 616,50 ₽Возврат 480,15 ₽ на проверке/);
});
