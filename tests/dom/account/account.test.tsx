import { paymentDialogs } from '#entities/shop/overlays.ts';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import type { Customer } from '#page/shop-context.tsx';
import { entryOf, paymentOf } from '#tests/support/dom/account-samples.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { BranchRoutes } from '#tests/support/dom/branch-routes.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

const notFound = (): Response => Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });

/** A server that answers each list so; returns the addresses of lists that were asked for. */
function serve(answer: (address: string) => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  answerCalls(async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    if (pathname === '/api/customers/current/') return Response.json(someCustomer);
    asked.push(decodeURIComponent(pathname + search));
    return answer(pathname + search);
  });
  return asked;
}

const page =
  (result: object[], more: object = {}) =>
  () =>
    Response.json({ result, page: 1, pages: 1, total: result.length, balance: 650.5, ...more });

function open(address: string, customer: Customer | null = someCustomer): void {
  history.replaceState(null, '', address);
  render(
    <TestPage customer={customer} actors={{}}>
      <BranchRoutes />
    </TestPage>,
  );
}

const setWide = (isWide: boolean): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
};

const receipt = {
  url: '/files/a-640.webp',
  width: 900,
  height: 1200,
  sources: [{ url: '/files/a-1280.webp', width: 1280 }],
};

it('lists one’s own payments with a word, a sign and a state for each', async () => {
  const asked = serve(
    page([
      paymentOf({ id: 3, receipt }),
      paymentOf({ id: 2, type: 'refund', amount: 350, way: 'card', state: 'F', comment: 'На карту' }),
      paymentOf({ id: 1, amount: 100, state: 'C', reason: 'Перевод не пришёл', author: 'Ольга Зимина' }),
    ]),
  );
  open('/payments/7/');
  const cards = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Платежи');
  expect(document.title).toBe('Платежи — Лавка');
  expect(cards).toHaveLength(3);
  expect(cards[0]).toHaveTextContent(/Пополнение\+1 500,50 ₽№ 3 · .* · СБПНа проверке/);
  expect(cards[1]).toHaveTextContent(/Возврат−350 ₽№ 2 · .* · КартаПодтверждёнНа карту/);
  expect(cards[1]).not.toHaveTextContent('Кто записал');
  expect(cards[2]).toHaveTextContent(/Отменён.*Кто записал: Ольга Зимина.*Ответ магазина: Перевод не пришёл/);
  expect(screen.getAllByRole('button', { name: /^Отозвать платёж/ }).map((button) => button.closest('li'))).toEqual([
    cards[0],
  ]);
  expect(screen.getByText(/^\+100/).tagName).toBe('S');
  expect(screen.getByText(/^\+1\s500/)).toHaveAttribute('data-sign', 'plus');
  expect(screen.getByText(/^−350/)).toHaveAttribute('data-sign', 'minus');
  expect(asked).toEqual(['/api/payment/']);
});

it('opens the receipt of a payment', async () => {
  serve(page([paymentOf({ id: 3, receipt }), paymentOf({ id: 2 })]));
  open('/payments/7/');
  await userEvent.click(await screen.findByRole('button', { name: /^Чек платежа №\s3$/ }));
  expect(imageViewer.isOpen.get()).toBe(true);
  expect(imageViewer.viewed.get().images).toEqual([receipt]);
  expect(screen.queryByRole('button', { name: /^Чек платежа №\s2$/ })).toBeNull();
});

it('shows a table where there is room', async () => {
  setWide(true);
  serve(page([paymentOf()]));
  open('/payments/7/');
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Номер', 'Дата', 'Вид', 'Способ', 'Комментарий', 'Чек', 'Статус', 'Сумма']);
  expect(within(table).getAllByRole('row')).toHaveLength(2);
});

it('filters payments in the address, and starts at the first page again', async () => {
  const asked = serve(page([paymentOf()], { pages: 3, total: 60 }));
  open('/payments/7/?page=2');
  await screen.findByRole('list');
  await userEvent.selectOptions(screen.getByLabelText('Вид'), 'Возврат');
  await expect.poll(() => location.search).toBe('?type=refund');
  await userEvent.selectOptions(screen.getByLabelText('Статус'), 'На проверке');
  await expect.poll(() => asked.at(-1)).toBe('/api/payment/?type=refund&state=W');
  fireEvent.click(await screen.findByLabelText('Следующая страница'));
  await expect.poll(() => location.search).toBe('?type=refund&state=W&page=2');
  await expect.poll(() => asked.at(-1)).toBe('/api/payment/?type=refund&state=W&page=2');
});

it('takes from the address only what makes sense', async () => {
  const asked = serve(page([]));
  open('/payments/7/?type=order_charge&state=X&since=2026-02-30&until=2026-11-21&page=0');
  await screen.findByText('Ничего не найдено');
  expect(asked).toEqual(['/api/payment/?until=2026-11-21']);
  expect(screen.getByText('Показать все').closest('a')).toHaveAttribute('href', '/payments/7/');
});

it('says that there are no payments, and opens the dialog of a top-up', async () => {
  serve(page([]));
  open('/payments/7/');
  expect(await screen.findByText('Платежей пока нет')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Пополнить' }));
  expect(paymentDialogs.top_up.isOpen.get()).toBe(true);
});

it('says that a list could not be loaded, and tries again', async () => {
  let isUp = false;
  serve(() =>
    isUp ? page([paymentOf()])() : Response.json({ code: 'internal', detail: 'Ошибка на сервере.' }, { status: 500 }),
  );
  open('/payments/7/');
  expect(await screen.findByText('Ошибка на сервере.')).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByText('Повторить'));
  expect(await screen.findByRole('list')).toBeVisible();
});

it.each(['/payments/8/', '/balance-history/8/', '/orders/12/8/balance-history/'])(
  'says at %s of another’s that there is no such page',
  async (address) => {
    const asked = serve(notFound);
    open(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
    expect(screen.queryByLabelText('Период')).toBeNull();
    expect(document.title).toBe('Страница не найдена — Лавка');
    expect(asked[0]).toContain('customer_id=8');
  },
);

it.each([
  '/payments/all/',
  '/payments/all/3/',
  '/payments/7/x/',
  '/balance-history/x/',
  '/orders/x/7/balance-history/',
])('asks the server nothing at %s, which nobody has', async (address) => {
  const asked = serve(notFound);
  open(address);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена');
  expect(asked).toEqual([]);
});

it.each([
  ['/payments/7/', 'Войдите, чтобы увидеть платежи'],
  ['/payments/7/3/', 'Войдите, чтобы увидеть платежи'],
  ['/payments/all/', 'Войдите, чтобы увидеть платежи'],
  ['/balance-history/7/', 'Войдите, чтобы увидеть историю баланса'],
])('asks a guest to sign in at %s', async (address, title) => {
  const asked = serve(notFound);
  open(address, null);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(asked).toEqual([]);
});

it('keeps nobody’s payments on the screen while another’s load', async () => {
  serve(page([paymentOf()]));
  open('/payments/7/');
  await screen.findByRole('list');
  answerCalls(() => deferred<Response>().promise);
  act(() => navigate('/payments/8/'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Платежи');
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('status', { name: 'Загрузка...' })).toBeVisible();
});

const entries = [
  entryOf({ id: 4, type: 'correction', amount: -50, balance: 650.5, author: 'Пётр', reason: 'Пересчёт' }),
  entryOf({ id: 3, type: 'order_return', amount: 200, balance: 700.5, order_id: 12 }),
  entryOf({ id: 2, type: 'order_charge', amount: -1000, balance: 500.5, order_id: 12 }),
  entryOf({ id: 1, payment_id: 3 }),
];

it('shows what changed the balance, where it came from and what it was after each', async () => {
  const asked = serve(page(entries));
  open('/balance-history/7/');
  const cards = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(screen.getByText(/^Баланс сейчас:/)).toHaveTextContent('Баланс сейчас: 650,50 ₽');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Корректировка',
    'Возврат за заказ',
    'Списание за заказ',
    'Пополнение',
  ]);
  expect(cards[0]).toHaveTextContent(/−50 ₽.*Пётр.*Баланс после: 650,50 ₽Пересчёт/);
  expect(cards[2]).toHaveTextContent(/−1 000 ₽.*Магазин.*Баланс после: 500,50 ₽/);
  expect(within(cards[2] ?? document.body).getByText('Заказ № 12')).toHaveAttribute('href', '/orders/12/');
  expect(within(cards[3] ?? document.body).getByText('Платёж № 3')).toHaveAttribute('href', '/payments/7/3/');
  expect(asked).toEqual(['/api/balance-history/']);
});

it('narrows the history down to a kind and some days', async () => {
  const asked = serve(page(entries));
  open('/balance-history/7/?until=2026-11-21');
  await screen.findByRole('list');
  await userEvent.selectOptions(screen.getByLabelText('Операция'), 'Списание за заказ');
  await userEvent.click(await screen.findByLabelText('С…'));
  await userEvent.click(await screen.findByLabelText('3 ноября 2026'));
  await expect.poll(() => location.search).toBe('?type=order_charge&since=2026-11-03&until=2026-11-21');
  await expect
    .poll(() => asked.at(-1))
    .toBe('/api/balance-history/?type=order_charge&since=2026-11-03&until=2026-11-21');
});

it('shows an order’s part of the balance, and leads back to it', async () => {
  const asked = serve(page(entries.slice(1, 3)));
  open('/orders/12/7/balance-history/');
  await screen.findByRole('list');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Баланс по заказу № 12');
  expect(screen.getByText('К заказу')).toHaveAttribute('href', '/orders/12/');
  expect(asked).toEqual(['/api/balance-history/?order_id=12']);
});

it.each([
  ['/balance-history/7/', 'Баланс ещё не менялся'],
  ['/orders/12/7/balance-history/', 'За этот заказ ещё не списывали'],
])('says at %s that nothing has changed yet', async (address, text) => {
  serve(page([]));
  open(address);
  expect(await screen.findByText(text)).toBeVisible();
});
