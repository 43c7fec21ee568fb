import type { components } from '#contract/types.ts';
import { openOrders } from '#tests/support/dom/orders-site.tsx';
import { buyer, detail, line, purchase, servePurchase as serve, vase } from '#tests/support/dom/purchase-site.ts';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

type Schemas = components['schemas'];

it('lists purchases with their states and sums', async () => {
  serve({});
  openOrders('/purchases', buyer);
  const link = await screen.findByRole('link', { name: 'Фабрика в Гжели' });
  expect(link).toHaveAttribute('href', '/purchases/4/list-orders/');
  expect(screen.getByText(/Ирина Гладкова/)).toBeVisible();
  expect(within(screen.getByRole('listitem')).getByText('Отправлена')).toBeVisible();
  expect(screen.getByText(/2\sпозиции, ждём: 2/)).toBeVisible();
  expect(
    await screen.findByText(/^12\sзакупок\s· 34\sшт.\s· 38\s518\s₽\s· маржа 7\s500,50\s₽ \(без\s4\sшт. без цены\)$/),
  ).toBeVisible();
});

it('leads through the list by arrows, and opens a purchase by Enter', async () => {
  const user = userEvent.setup();
  const fair = { ...purchase, id: 5, name: 'Ярмарка' };
  serve({ rows: [purchase, fair] });
  openOrders('/purchases', buyer);
  const first = await screen.findByRole('checkbox', { name: 'Выбрать: Фабрика в Гжели' });
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('checkbox', { name: 'Выбрать: Ярмарка' })).toHaveFocus();
  await user.keyboard('{Home}{Enter}');
  expect(location.pathname).toBe('/purchases/4/list-orders/');
});

it('says what to do where there is none, and opens one', async () => {
  const user = userEvent.setup();
  const sent = serve({ rows: [] });
  openOrders('/purchases', buyer);
  expect(await screen.findByText('Закупок пока нет')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Новая закупка' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новая закупка' });
  await user.click(within(dialog).getByRole('button', { name: 'Открыть закупку' }));
  expect(await within(dialog).findByText('Это поле не может быть пустым.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Название'), 'Гжель');
  await user.selectOptions(await within(dialog).findByLabelText('Посредник'), 'Ирина Гладкова');
  await user.click(within(dialog).getByRole('button', { name: 'Открыть закупку' }));
  await waitFor(() =>
    expect(sent).toEqual([['POST', '/api/purchases/', { name: 'Гжель', comment: '', intermediary_id: 9 }]]),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Фабрика в Гжели' })).toBeVisible();
});

it('shows its lines with their orders, and what has happened', async () => {
  serve({});
  openOrders('/purchases/4/list-orders/', buyer);
  const lines = await screen.findByRole('list', { name: 'Позиции' });
  const [first] = within(lines).getAllByRole('listitem');
  expect(first).toHaveTextContent('Чашка₽Заказ № 12, Анна Смирновасинюю');
  expect(within(lines).getByRole('link', { name: 'Заказ №\u00A012' })).toHaveAttribute(
    'href',
    '/purchases/4/list-orders/12/',
  );
  expect(screen.getByText(/^Добавлено: «Чашка» и\sещё\s1 из\sзаказа №\s12$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Вернуть в\sзаказ/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Удалить' })).toBeNull();
});

it('renders a part of many lines, and says how many there are', async () => {
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    ...line,
    id: 100 + index,
    description: `Чашка ${index}`,
  }));
  serve({ shown: { ...detail, lines: many } });
  openOrders('/purchases/4/list-orders/', buyer);
  const lines = within(await screen.findByRole('list', { name: 'Позиции' })).getAllByRole('listitem');
  expect(lines.length).toBeLessThan(100);
  expect(lines[0]).toHaveAttribute('aria-setsize', '2000');
});

it('leads to its orders and customers, and shows the lines of one of them', async () => {
  const others = { ...vase, customer: { ...line.customer, id: 8 } };
  serve({ shown: { ...detail, lines: [line, others] } });
  openOrders('/purchases/4/list-orders/?customerId=7', buyer);
  const lists = within(await screen.findByRole('navigation', { name: 'Списки закупки' }));
  expect(lists.getByRole('link', { name: 'Заказы закупки' })).toHaveAttribute(
    'href',
    '/orders?scope=shop&purchaseId=4',
  );
  expect(lists.getByRole('link', { name: 'Клиенты закупки' })).toHaveAttribute('href', '/purchases/4/groups-orders/');
  expect(screen.getByText(/Только позиции клиента Анна Смирнова/)).toBeVisible();
  expect(screen.queryByText('Ваза')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Показать все' }));
  expect(await screen.findByText('Ваза')).toBeVisible();
});

it('is led to from its orders', async () => {
  serve({});
  openOrders('/orders?scope=shop&purchaseId=4', buyer);
  expect(await screen.findByRole('link', { name: 'Фабрика в Гжели' })).toHaveAttribute(
    'href',
    '/purchases/4/list-orders/',
  );
});

it('finds among many rows those that didn’t come, and keeps what is typed out of sight', async () => {
  const user = userEvent.setup();
  const photo = { ...line, item_id: null, description: '', count: 1 };
  const many = Array.from({ length: 59 }, (_, index) => ({ ...photo, id: 101 + index, order_id: 900 + index }));
  const sent = serve({ shown: { ...detail, lines: [...many, vase] } });
  openOrders('/purchases/4/list-orders/', buyer);
  await user.click(await screen.findByRole('button', { name: 'Отметить приход' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Что пришло?' }));
  expect(dialog.getAllByRole('group', { name: /./ })).toHaveLength(50);
  await user.click(dialog.getByRole('button', { name: 'Показать ещё 10\u00A0из\u00A010' }));
  expect(dialog.getAllByRole('group', { name: /./ })).toHaveLength(60);
  const search = dialog.getByRole('searchbox', { name: 'Найти позицию по\u00A0названию или заказу' });
  await user.type(search, 'ВАЗА');
  expect(dialog.getAllByRole('group', { name: /./ })).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Ничего не\u00A0пришло' }));
  await user.clear(search);
  await user.type(search, '905');
  await user.click(dialog.getByRole('button', { name: 'Ничего не\u00A0пришло' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Пришло 58 из 62 шт.');
  await user.click(dialog.getByRole('button', { name: 'Принять 58, ждать 4' }));
  const came = many.map(({ id }) => id).filter((id) => id !== 106);
  const counts = came.map((id) => ({ line_id: id, count: 1 }));
  await waitFor(() =>
    expect(sent.map(([, , body]) => body)).toEqual([
      { version: 3, state: 'received', receipt: { line_ids: came, counts, rest: 'O' } },
    ]),
  );
});

it('shows what a colleague makes of its name beside what was typed', async () => {
  const user = userEvent.setup();
  const shown = { ...detail };
  const sent = serve({ shown });
  const queryClient = new QueryClient();
  openOrders('/purchases/4/list-orders/', buyer, 'Europe/Moscow', queryClient);
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  const form = within(await screen.findByRole('dialog', { name: 'Изменить закупку' }));
  const name = form.getByRole('textbox', { name: 'Название' });
  await user.type(name, ', декабрь');
  shown.purchase = { ...purchase, version: 4, name: 'Гжель', comment: 'Срочно' };
  await act(() => queryClient.invalidateQueries());
  expect(await form.findByText('Сейчас: Гжель')).toBeVisible();
  expect(form.getByText(/^Запись изменилась/)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Срочно');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(name).toHaveAccessibleDescription(/Выберите, что оставить\./);
  expect(name).toHaveFocus();
  expect(sent).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Оставить моё' }));
  expect(form.queryByText(/^Сейчас/)).toBeNull();
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    ['PUT', '/api/purchases/4/', { version: 4, name: 'Фабрика в Гжели, декабрь', comment: 'Срочно' }],
  ]);
});

it('asks for a reason before a step back, and shows a refusal there', async () => {
  const user = userEvent.setup();
  const refusal = {
    code: 'changed_meanwhile',
    detail: 'Запись изменилась, пока вы с ней работали.',
    current: purchase,
  };
  const sent = serve({}, () => Response.json(refusal, { status: 409 }));
  openOrders('/purchases/4/list-orders/', buyer);
  await user.click(await screen.findByRole('button', { name: 'Вернуть в\u00A0«Набрана»…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Шаг назад' });
  const submit = within(dialog).getByRole('button', { name: 'Вернуть в\u00A0«Набрана»…' });
  await user.click(submit);
  expect(await within(dialog).findByText('Укажите причину')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByLabelText('Причина'), 'Рано');
  await user.click(submit);
  expect(await within(dialog).findByText(/^Запись изменилась, пока вы с ней работали/)).toBeVisible();
  expect(within(dialog).getByLabelText('Причина')).toHaveValue('Рано');
  expect(sent).toEqual([['PUT', '/api/purchases/4/', { version: 3, state: 'stopped', reason: 'Рано' }]]);
});

it('says before a step back whether it changes lines and money', async () => {
  const user = userEvent.setup();
  const back = [{ state: 'sent', needs_reason: true }] as const;
  const received: Schemas['Purchase'] = { ...purchase, state: 'received', next_states: [...back] };
  serve({ shown: { ...detail, purchase: received } });
  openOrders('/purchases/4/list-orders/', buyer);
  await user.click(await screen.findByRole('button', { name: 'Вернуть в\u00A0«Отправлена»…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Шаг назад' }));
  expect(dialog.getByText(/^Отмеченные позиции снова ждут поставщика/)).toBeVisible();
  expect(dialog.queryByText('Статусы позиций при этом не\u00A0меняются.')).toBeNull();
});

it('lets a line wait again while the purchase is open', async () => {
  const user = userEvent.setup();
  const opened: Schemas['Purchase'] = {
    ...purchase,
    state: 'open',
    next_states: [{ state: 'stopped', needs_reason: false }],
  };
  const sent = serve({ shown: { ...detail, purchase: opened } });
  openOrders('/purchases/4/list-orders/', buyer);
  await user.click(await screen.findByRole('button', { name: 'Вернуть в\u00A0заказ №\u00A013: Ваза' }));
  await waitFor(() => expect(sent).toEqual([['PUT', '/api/purchases/4/', { version: 3, returned_line_ids: [32] }]]));
});

it('is not there for people without the permission', async () => {
  serve({});
  openOrders('/purchases', someCustomer);
  expect(await screen.findByText('Нет доступа')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Новая закупка' })).toBeNull();
});

it('adds up equal lines, says how far they are, and whose they are when asked', async () => {
  const user = userEvent.setup();
  const received: Schemas['Purchase'] = { ...purchase, state: 'received', next_states: [] };
  const lines = [
    { ...line, state: 'P' as const },
    { ...line, id: 41, order_id: 14, comment: '', count: 4, state: 'F' as const },
    { ...line, id: 42, order_id: 15, comment: '', count: 1, state: 'C' as const },
    vase,
  ];
  serve({ shown: { ...detail, purchase: received, lines } });
  openOrders('/purchases/4/list-orders/', buyer);
  const list = within(await screen.findByRole('list', { name: 'Позиции' }));
  const [cup] = list.getAllByRole('listitem');
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(cup).toHaveTextContent('Чашка«синюю» № 12₽6 шт., пришло 6, выдано 4, отменено 13 заказа');
  expect(screen.getByText(/^6\sиз\s9\sшт\. пришло$/)).toHaveRole('status');
  expect(list.queryByRole('link', { name: 'Заказ №\u00A014' })).toBeNull();
  await user.click(list.getByRole('button', { name: 'Чашка: 3\u00A0заказа' }));
  expect(list.getByRole('link', { name: 'Заказ №\u00A014' })).toBeVisible();
});
