import type { PlacedOrder } from '#contract/types.ts';
import { bill, openBills, plainText as plain, shortCustomer as short } from '#tests/support/dom/bills-site.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

const open = (address: string, order: PlacedOrder, customer = someCustomer, isPrepaid = false) =>
  openBills(address, { orders: [order], customer, waiting: [] }, customer, isPrepaid);

const textAfterCheckout = async (): Promise<string> => {
  const heading = await screen.findByRole('heading', { name: 'Заказ оформлен' });
  const text = heading.nextElementSibling;
  return text instanceof HTMLElement ? plain(text) : '';
};

it.each([
  { state: 'created', text: 'Мы уже получили его и скоро начнём собирать.' },
  { state: 'collected', text: 'Он уже собран и ждёт оплаты.' },
  { state: 'rejected', text: 'Потом он был отклонён.' },
] as const)('says after checkout what happens next to an order: $state', async ({ state, text }) => {
  open('/checkout-complete/?order=12', orderOf({ state }), short);
  expect(await textAfterCheckout()).toBe(text);
});

it('says after checkout of an order without prices that it is a request', async () => {
  open('/checkout-complete/?order=12', orderOf({ state: 'created', is_priced: false }), short);
  const heading = await screen.findByRole('heading', { name: 'Заявка отправлена: сообщим цену' });
  expect(heading.nextElementSibling).toHaveTextContent('Мы уже получили её и скоро посмотрим.');
});

it.each([
  { collected: false, customer: short, text: 'Мы его подтвердили. Как только он будет оплачен, начнём собирать.' },
  { collected: false, customer: someCustomer, text: 'Мы его подтвердили, и он оплачен. Скоро начнём собирать.' },
  { collected: true, customer: short, text: 'Он уже собран и ждёт оплаты.' },
  { collected: true, customer: someCustomer, text: 'Он уже собран и оплачен.' },
])('says after checkout of a bill whether it is collected and paid: $text', async ({ collected, customer, text }) => {
  open('/checkout-complete/?order=12', { ...bill, is_collected: collected }, customer);
  await expect.poll(textAfterCheckout).toBe(text);
});

it.each([
  { covered: true, text: 'Мы его подтвердили, и он оплачен. Скоро начнём собирать.' },
  { covered: false, text: 'Мы его подтвердили. Как только он будет оплачен, начнём собирать.' },
])('says of a bill what came with it while the balance is not known: $text', async ({ covered, text }) => {
  const { promise: customer } = deferred<typeof short>();
  const orders = [{ ...bill, is_covered: covered }];
  openBills('/checkout-complete/?order=12', { orders, customer, waiting: [] });
  expect(await textAfterCheckout()).toBe(text);
});

it.each([
  { state: 'created', text: 'Мы уже получили его. Проверим и выставим счёт.' },
  { state: 'accepted', text: 'Мы его приняли и скоро выставим счёт.' },
] as const)(
  'says after checkout in a shop that is paid in advance that a bill comes: $state',
  async ({ state, text }) => {
    open('/checkout-complete/?order=12', orderOf({ state }), short, true);
    expect(await textAfterCheckout()).toBe(text);
  },
);

const stepsOf = async (): Promise<string[]> => {
  const steps = within(await screen.findByRole('list', { name: 'Путь заказа' })).getAllByRole('listitem');
  return steps.map(
    (step) => `${plain(step)}${'made' in step.dataset ? ' +' : ''}${step.ariaCurrent === 'step' ? ' now' : ''}`,
  );
};

const [accepted, collected, brought] = ['Принят, выполнено +', 'Собран, выполнено +', 'В пути, выполнено +'] as const;

it.each([
  { state: 'created', kind: 'pickup', steps: ['Принят', 'Собран', 'Выдан'] },
  { state: 'need_pay', kind: 'pickup', steps: [`${accepted} now`, 'Собран', 'Выдан'] },
  { state: 'collected', kind: 'address', steps: [accepted, `${collected} now`, 'В пути', 'Выдан'] },
  { state: 'delivery', kind: 'address', steps: [accepted, collected, `${brought} now`, 'Выдан'] },
  { state: 'delivery', kind: 'pickup', steps: [accepted, `${collected} now`, 'Выдан'] },
  { state: 'completed', kind: null, steps: [accepted, collected, brought, 'Выдан, выполнено + now'] },
] as const)('shows the way of an order: $state, $kind', async ({ state, kind, steps }) => {
  open('/orders/12/', orderOf({ state, delivery: { ...bill.delivery, kind } }));
  expect(await stepsOf()).toEqual(steps);
});

it.each([
  { what: 'keeps what was collected before', isCollected: true, steps: [accepted, `${collected} now`] },
  { what: 'says that nothing is collected', isCollected: false, steps: [`${accepted} now`, 'Собран'] },
])('$what in the way of a bill', async ({ isCollected, steps }) => {
  open('/orders/12/', { ...bill, is_collected: isCollected });
  expect(await stepsOf()).toEqual([...steps, 'Выдан']);
});

it.each([
  { state: 'canceled', reason: '', text: 'Заказ отменён.' },
  { state: 'rejected', reason: 'Нет в наличии', text: 'Мы не сможем выполнить этот заказ: Нет в наличии' },
] as const)('says instead how it has ended: $state', async ({ state, reason, text }) => {
  const { created_at: at } = bill;
  open(
    '/orders/12/',
    orderOf({ state, timeline: [{ kind: 'state', from: 'created', to: state, author: '', at, reason }] }),
  );
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Путь заказа' })).toBeNull();
});

it('says when a pickup point is open, with a link to a map', async () => {
  open('/orders/12/', bill);
  expect(await screen.findByText('ежедневно 10:00–21:00')).toBeVisible();
  const link = screen.getByRole('link', { name: /Показать на\sкарте/ });
  const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect([origin, searchParams.get('text')]).toEqual(['https://yandex.ru', 'Садовая, 1']);
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});
