import { cashier, openPayments, servePayments, waitingOf } from '#tests/support/dom/payments-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const stranger = { id: 8, user: { first_name: 'Иван', last_name: 'Петров' }, phone: '79000000008' };
/** The cards of the list, not the tabs above it. */
const cards = () =>
  waitFor(() => {
    const found = screen.getAllByRole('listitem').filter((item) => !item.closest('nav'));
    expect(found).not.toHaveLength(0);
    return found;
  });
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const question = (name: RegExp) => screen.findByRole('dialog', { name });
const answer = async (name: RegExp, button: string) =>
  userEvent.click(within(await question(name)).getByRole('button', { name: button }));
const conflict = (current: object, code = 'changed_meanwhile') =>
  Response.json({ code, detail: 'Запись изменилась, пока вы с ней работали.', current }, { status: 409 });

it('lists the payments of all customers, those that wait first, with who asked and who decided', async () => {
  const decided = waitingOf({
    id: 2,
    customer: stranger,
    state: 'F',
    reason: 'Пришли',
    decided_at: '2026-11-21T10:00:00.000Z',
    decided_by: 'Ольга Зимина',
    decisions: [],
  });
  const asked = servePayments([waitingOf({ comment: 'От мамы', author: 'Борис Ким' }), decided]);
  openPayments('/payments/all/');
  const [first, second] = await cards();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Платежи клиентов');
  expect(document.title).toBe('Платежи клиентов — Лавка');
  expect(asked.map(({ address }) => address)).toEqual(['/api/payment/?scope=shop&order_by=waiting&limit=100']);
  expect(first).toHaveTextContent(/Анна Смирнова.*№ 3.*СБП.*От мамы.*Кто записал: Борис Ким.*Подтвердить/);
  expect(second).toHaveTextContent(/Иван Петров.*Пришли.*Подтверждён.*21 ноя 2026, 13:00 · Ольга Зимина/);
  expect(within(second ?? document.body).queryByRole('button', { name: /платёж/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Иван Петров' })).toHaveAttribute('href', '/payments/8/');
  expect(screen.getByRole('link', { name: /^№\s3$/ })).toHaveAttribute('href', '/payments/all/3/');
});

it('counts the payments of each state above the list, and says what comes in and goes out', async () => {
  servePayments([waitingOf()], undefined, [], {
    sums: [
      { type: 'top_up', way: 'sbp', state: 'W', payments: 3, amount: 1000.1 },
      { type: 'top_up', way: 'cash', state: 'F', payments: 4, amount: 2000.2 },
      { type: 'refund', way: 'card', state: 'F', payments: 2, amount: 50 },
      { type: 'top_up', way: 'card', state: 'C', payments: 5, amount: 700 },
    ],
    deciders: [],
  });
  openPayments('/payments/all/');
  const tabs = await screen.findByRole('navigation', { name: 'Статус' });
  await expect
    .poll(() =>
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Все 14', 'На\u00A0проверке 3', 'Подтверждённые 6', 'Отменённые 5']);
  // What waits or was cancelled is no money, unless it is asked for.
  const sums = await screen.findByText(/пополнения/);
  expect(sums).toHaveTextContent(/^Подтверждено: 4 пополнения 2 000,20 ₽ · 2 возврата 50 ₽$/);
  await userEvent.click(within(tabs).getByRole('link', { name: /Отменённые/ }));
  expect(location.search).toBe('?state=C');
  await expect.poll(() => sums.textContent).toMatch(/^5\sпополнений 700\s₽$/);
});

it('leads a cashier to what they have decided today, and nobody else', async () => {
  servePayments([waitingOf()]);
  const { unmount } = openPayments('/payments/all/');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow', dateStyle: 'short' }).format();
  expect(await screen.findByRole('link', { name: 'Мои сегодня' })).toHaveAttribute(
    'href',
    `/payments/all/?state=F&since=${today}&until=${today}&byDecision=1&decider=2`,
  );
  unmount();
  openPayments('/payments/all/', { ...cashier, permissions: ['get_strange_payments'] });
  expect(await screen.findByRole('link', { name: 'Сверка смены' })).toHaveAttribute('href', '/shift/');
  expect(screen.queryByRole('link', { name: 'Мои сегодня' })).toBeNull();
});

it('keeps its filters in the address', async () => {
  const asked = servePayments([waitingOf()]);
  openPayments('/payments/all/?search=анна&way=cash&amountMin=100&amountMax=200.5&since=2026-11-21');
  await cards();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Статус' }), 'На проверке');
  await expect
    .poll(() => decodeURIComponent(location.search))
    .toBe('?search=анна&state=W&way=cash&amountMin=100&amountMax=200.5&since=2026-11-21');
  await expect
    .poll(() => asked.at(-1)?.address)
    .toBe(
      '/api/payment/?scope=shop&order_by=waiting&search_text=анна&state=W&way=cash&amount_min=100&' +
        'amount_max=200.5&since=2026-11-21&limit=100',
    );
  expect(await screen.findByRole('button', { name: 'Способ: Наличные' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /^Сумма: от\s100 до\s200,50?\s₽$/ }));
  const most = await screen.findByLabelText('Сумма до');
  expect(most).toHaveValue('200,5');
  await userEvent.clear(most);
  await userEvent.tab();
  await expect.poll(() => location.search.includes('amountMax')).toBe(false);
});

it('shows one customer’s payments under their name, beside the other lists of theirs that one may see', async () => {
  const asked = servePayments([waitingOf({ customer: stranger })]);
  openPayments('/payments/8/', { ...cashier, permissions: [...cashier.permissions, 'get_strange_balance_history'] });
  await cards();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Платежи клиента');
  expect(await screen.findByText('Иван Петров', { selector: 'b' })).toBeVisible();
  expect(screen.getByText(/^Баланс\s730,25\s₽$/)).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Записи клиента' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Карточка', '/customers/8/edit/', null],
      ['Платежи', '/payments/8/', 'page'],
      ['История баланса', '/balance-history/8/', null],
    ],
  );
  expect(asked.find((call) => call.address.startsWith('/api/payment/'))?.address).toBe(
    '/api/payment/?customer_id=8&order_by=waiting&limit=100',
  );
  expect(screen.getByRole('link', { name: /^№\s3$/ })).toHaveAttribute('href', '/payments/8/3/');
});

it('confirms a payment after a question, with the version that was seen', async () => {
  const payments = [waitingOf()];
  const confirmed = waitingOf({ version: 5, state: 'F', decided_by: 'Анна Смирнова', decisions: [] });
  const asked = servePayments(payments, () => {
    payments[0] = confirmed;
    return Response.json(confirmed);
  });
  openPayments('/payments/all/');
  await press(/^Подтвердить платёж №\s3$/);
  await answer(/^Подтвердить пополнение на\s1\s500,50\s₽\?$/, 'Подтвердить');
  await waitFor(() => expect(screen.getByText('Подтверждён', { selector: 'span' })).toBeVisible());
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([
    { method: 'PUT', address: '/api/payment/3/', body: { state: 'F', version: 4 } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('cancels only with a reason', async () => {
  const asked = servePayments([waitingOf()]);
  openPayments('/payments/all/');
  await press(/^Отменить платёж №\s3$/);
  const title = /^Отменить пополнение на/;
  await answer(title, 'Отменить');
  expect(await question(title)).toHaveTextContent('Это поле не может быть пустым.');
  await userEvent.type(screen.getByLabelText('Причина'), 'Не пришли');
  await answer(title, 'Отменить');
  await expect
    .poll(() => asked.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ state: 'C', version: 4, reason: 'Не пришли' });
});

it('says who was first where a colleague has decided meanwhile', async () => {
  const current = waitingOf({
    version: 5,
    state: 'F',
    decided_at: '2026-11-21T10:00:00.000Z',
    decided_by: 'Ольга Зимина',
    decisions: [],
  });
  servePayments([waitingOf()], () => conflict(current));
  openPayments('/payments/all/');
  await press(/^Подтвердить платёж/);
  await answer(/^Подтвердить/, 'Подтвердить');
  const alert = await screen.findByText(/^Платёж уже подтверждён/);
  expect(alert).toHaveTextContent('Платёж уже подтверждён: Ольга Зимина, 21 ноя 2026, 13:00.');
  expect(within(await question(/./)).queryByRole('button', { name: 'Подтвердить' })).toBeNull();
  await answer(/./, 'Закрыть');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks again about a payment that a colleague has changed meanwhile', async () => {
  const current = waitingOf({ version: 9, amount: 70 });
  const answers = [conflict(current), Response.json({ ...current, version: 10, state: 'F', decisions: [] })];
  const asked = servePayments([waitingOf()], () => answers.shift() ?? Response.error());
  openPayments('/payments/all/');
  await press(/^Подтвердить платёж/);
  await userEvent.type(await screen.findByLabelText('Комментарий'), 'Видела');
  await answer(/1\s500,50/, 'Подтвердить');
  expect(await screen.findByText(/^Запись изменилась/)).toBeVisible();
  expect(screen.getByLabelText('Комментарий')).toHaveValue('Видела');
  await answer(/^Подтвердить пополнение на\s70\s₽\?$/, 'Подтвердить');
  await expect
    .poll(() => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body))
    .toEqual([
      { state: 'F', version: 4, reason: 'Видела' },
      { state: 'F', version: 9, reason: 'Видела' },
    ]);
});

it('shows why it is refused, and keeps what was typed', async () => {
  const detail = 'Вернуть 100 ₽ нельзя: на балансе клиента сейчас меньше.';
  servePayments([waitingOf({ type: 'refund' })], () =>
    Response.json({ code: 'payment_balance_short', detail }, { status: 409 }),
  );
  openPayments('/payments/all/');
  await press(/^Подтвердить платёж/);
  await userEvent.type(await screen.findByLabelText('Комментарий'), 'Отправлено');
  await answer(/^Подтвердить возврат/, 'Подтвердить');
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByLabelText('Комментарий')).toHaveValue('Отправлено');
});

it.each([
  ['own_payment', /^Свой платёж подтверждает другой сотрудник\.$/],
  ['phone_changed', /^Вы\sменяли телефон клиента: возврат подтверждает другой сотрудник\.$/],
  ['balance_short', /^На\sбалансе клиента меньше, чем сумма возврата\.$/],
] as const)('says beforehand what holds a decision back: %s', async (heldBy, text) => {
  servePayments([
    waitingOf({
      decisions: [
        { state: 'F', held_by: heldBy },
        { state: 'C', held_by: null },
      ],
    }),
  ]);
  openPayments('/payments/all/');
  const button = await screen.findByRole('button', { name: /^Подтвердить платёж/ });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(text);
  expect(screen.getByRole('button', { name: /^Отменить платёж/ })).toBeEnabled();
});

it('asks to make sure who wants a refund, where the phone was changed of late', async () => {
  const changed = { author: 'Ольга Зимина', at: '2026-11-20T09:15:00.000Z' };
  servePayments([waitingOf({ type: 'refund', phone_changed: changed })]);
  openPayments('/payments/all/');
  await press(/^Подтвердить платёж/);
  expect(await screen.findByText(/Телефон клиента изменён .*12:15: Ольга Зимина/)).toBeVisible();
});

it('offers no decision and no record to those who may only look', async () => {
  servePayments([waitingOf({ decisions: [] })]);
  openPayments('/payments/all/', { ...cashier, permissions: ['get_strange_payments'] });
  await cards();
  expect(screen.queryByRole('button', { name: /платёж/ })).toBeNull();
});
