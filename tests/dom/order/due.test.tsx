import { paymentDialogs } from '#entities/shop/disclosures.ts';
import { takeWantedSum } from '#entities/payment/top-up.ts';
import type { PlacedOrder } from '#contract/types.ts';
import type { Customer } from '#entities/shop/shop-context.tsx';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  act(() => paymentDialogs.top_up.close());
  takeWantedSum();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const bill = orderOf({ state: 'need_pay', total: 28_950 });
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00A0', ' ');

/** Serves the order and top-ups of these sums that wait to be confirmed. */
function open(address: string, order: PlacedOrder, customer: Customer, waiting: number[] = []): void {
  serveOrders([order]);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/payment/')
      return Response.json({ result: waiting.map((amount) => ({ amount })), page: 1, pages: 1, total: waiting.length });
    return pathname === '/api/customers/current/' ? Response.json(customer) : fetch(request);
  });
  openOrders(address, customer);
}

const short = { ...someCustomer, balance: -8_950, available: -18_950 };

it.each(['/orders', '/orders/12/', '/checkout-complete/?order=12'])(
  'says at %s what is due and what is missing, and opens a top-up with that',
  async (address) => {
    open(address, bill, short);
    const due = await screen.findByRole('region', { name: 'Оплата заказа' });
    expect(plain(due)).toContain('К оплате 28 950 ₽на балансе 10 000 ₽ не хватает 18 950 ₽');
    fireEvent.click(await within(due).findByRole('button', { name: /^Пополнить на\s18\s950\s₽$/ }));
    expect(paymentDialogs.top_up.isOpen()).toBe(true);
    expect(takeWantedSum()).toBe(18_950);
  },
);

it('asks only for what is missing beside the top-ups that wait to be confirmed', async () => {
  open('/orders/12/', bill, short, [10_000.5, 900]);
  const due = await screen.findByRole('region', { name: 'Оплата заказа' });
  await within(due).findByRole('button', { name: /^Пополнить на\s8\s049,50\s₽$/ });
  expect(plain(due)).toContain('Пополнение на 10 900,50 ₽ уже на проверке.');
});

it('asks for nothing where the waiting top-ups are enough', async () => {
  open('/orders/12/', bill, short, [20_000]);
  const due = await screen.findByRole('region', { name: 'Оплата заказа' });
  await within(due).findByText(/уже на проверке/);
  expect(within(due).queryByRole('button')).toBeNull();
});

it('says that an order is paid where the balance covers it', async () => {
  open('/orders/12/', bill, { ...someCustomer, balance: 0, available: 0 });
  expect(plain(await screen.findByText(/^Оплачено с/))).toBe('Оплачено с баланса: 28 950 ₽');
  expect(screen.queryByRole('region', { name: 'Оплата заказа' })).toBeNull();
});

it.each([
  { state: 'created', text: 'Мы уже получили его и скоро начнём собирать.' },
  { state: 'need_pay', text: 'Мы его подтвердили. Как только он будет оплачен, начнём собирать.' },
  { state: 'collected', text: 'Он уже собран.' },
  { state: 'rejected', text: 'Потом он был отклонён.' },
] as const)('says after checkout what happens next to an order: $state', async ({ state, text }) => {
  open('/checkout-complete/?order=12', orderOf({ state }), short);
  const heading = await screen.findByRole('heading', { name: 'Заказ оформлен' });
  expect(heading.nextElementSibling).toHaveTextContent(text);
});

it.each([
  { what: 'waits for no payment', order: orderOf({ state: 'accepted' }), customer: short },
  { what: 'is another’s', order: bill, customer: { ...orderStaff, available: -5 } },
])('says nothing of paying an order that $what', async ({ order, customer }) => {
  open('/orders/12/', order, customer);
  await screen.findByText('Состав заказа');
  expect(screen.queryByText(/К\sоплате|Оплачено/)).toBeNull();
});

const stepsOf = async (): Promise<string[]> => {
  const steps = within(await screen.findByRole('list', { name: 'Путь заказа' })).getAllByRole('listitem');
  return steps.map(
    (step) => `${plain(step)}${'made' in step.dataset ? ' +' : ''}${step.ariaCurrent === 'step' ? ' now' : ''}`,
  );
};

it.each([
  { state: 'created', kind: 'pickup', steps: ['Принят', 'Собран', 'Выдан'] },
  { state: 'need_pay', kind: 'pickup', steps: ['Принят + now', 'Собран', 'Выдан'] },
  { state: 'collected', kind: 'address', steps: ['Принят +', 'Собран + now', 'В пути', 'Выдан'] },
  { state: 'delivery', kind: 'address', steps: ['Принят +', 'Собран +', 'В пути + now', 'Выдан'] },
  { state: 'completed', kind: null, steps: ['Принят +', 'Собран +', 'В пути +', 'Выдан + now'] },
] as const)('shows the way of an order: $state, $kind', async ({ state, kind, steps }) => {
  open('/orders/12/', orderOf({ state, delivery: { ...bill.delivery, kind } }), someCustomer);
  expect(await stepsOf()).toEqual(steps);
});

it.each([
  { state: 'canceled', reason: '', text: 'Заказ отменён.' },
  { state: 'rejected', reason: 'Нет в наличии', text: 'Мы не сможем выполнить этот заказ: Нет в наличии' },
] as const)('says instead how it has ended: $state', async ({ state, reason, text }) => {
  const { created_at: at } = bill;
  open(
    '/orders/12/',
    orderOf({ state, timeline: [{ from: 'created', to: state, author: '', at, reason }] }),
    someCustomer,
  );
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Путь заказа' })).toBeNull();
});

it('says when a pickup point is open, with a link to a map', async () => {
  open('/orders/12/', bill, someCustomer);
  expect(await screen.findByText('ежедневно 10:00–21:00')).toBeVisible();
  const link = screen.getByRole('link', { name: /Показать на\sкарте/ });
  const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect([origin, searchParams.get('text')]).toEqual(['https://yandex.ru', 'Садовая, 1']);
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});
