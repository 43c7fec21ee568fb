import type { components } from '#contract/types.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { MERGE, withMerge } from '#office/orders/merge/merge-act.ts';
import { widen } from '#tests/support/dom/lines-site.tsx';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { notificationsStore } from '@mantine/notifications';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

type Order = components['schemas']['PlacedOrder'];

const staff = { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order' as const] };
const merged = orderOf({ id: 15, version: 5, state: 'canceled', merged_into: 12, lines: [], total: 0, items_total: 0 });

/** Orders 12 and 15 of one customer; `merge` answers a merge. */
function serveTwo(from: Order, merge: () => Response = () => Response.json(merged)) {
  const asked: { path: string; body: unknown }[] = [];
  let order = from;
  const into = orderOf({ id: 12, version: 3, total: 700 });
  answerCalls(async (request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method === 'POST') {
      const text = await request.text();
      asked.push({ path: pathname, body: text === '' ? null : JSON.parse(text) });
      if (pathname.endsWith('/unmerge/')) order = orderOf({ id: 15, version: 6 });
      const answer = pathname.endsWith('/merge/') ? merge() : Response.json(order);
      // They are merged too where only the answer is lost.
      if ((answer.ok || answer.type === 'error') && pathname.endsWith('/merge/')) order = merged;
      return answer;
    }
    if (pathname === '/api/placed-order/') {
      asked.push({ path: `${pathname}${search}`, body: null });
      return Response.json({ result: [order, into].map((one) => ({ ...one, image_urls: [] })), page: 1, total: 2 });
    }
    return Response.json(pathname.startsWith('/api/placed-order/12/') ? into : order);
  });
  return asked;
}

it('merges an order into another of its customer, and takes it back', async () => {
  const user = userEvent.setup();
  const asked = serveTwo(orderOf({ id: 15, version: 4 }));
  openOrders('/orders/15/?scope=shop', staff);
  await user.click(await screen.findByRole('button', { name: /^Объединить с\sзаказом…$/ }));
  expect(await screen.findByRole('radio', { name: /Заказ №\s12/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Заказ №\s15/ })).toBeNull();
  expect(asked[0]?.path).toContain('customer_id=7&state=created');
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(
    'Позиции перейдут в заказ № 12. Доставка, адрес и цена доставки останутся от заказа № 12, ' +
      'а не от заказа № 15. Заказ № 15 закроется, это можно отменить.',
  );
  await user.click(screen.getByRole('button', { name: 'Объединить' }));
  expect(await screen.findByRole('link', { name: /^заказом №\s12$/ })).toBeVisible();
  expect(screen.getByText(/^Объединён с\s№\s12$/)).toBeVisible();
  expect(screen.queryByText('Итого')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Состав заказа' })).toBeNull();
  const undo = screen.getByRole('button', { name: 'Отменить объединение' });
  await expect.poll(() => undo).toHaveFocus();
  await user.click(undo);
  const again = await screen.findByRole('button', { name: /^Объединить с\sзаказом…$/ });
  await expect.poll(() => again).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Состав заказа' })).toBeVisible();
  expect(screen.getByText('Итого')).toBeVisible();
  expect(asked.filter(({ path }) => path.endsWith('merge/'))).toEqual([
    { path: '/api/placed-order/15/merge/', body: { into_id: 12, version: 4, into_version: 3 } },
    { path: '/api/placed-order/15/unmerge/', body: null },
  ]);
});

it('keeps what was chosen where somebody has changed one of the orders meanwhile', async () => {
  const user = userEvent.setup();
  const current = orderOf({ id: 12, version: 8 });
  const detail = 'Запись изменилась.';
  const asked = serveTwo(orderOf({ id: 15, version: 4 }), () =>
    Response.json({ code: 'changed_meanwhile', detail, current }, { status: 409 }),
  );
  openOrders('/orders/15/?scope=shop', staff);
  await user.click(await screen.findByRole('button', { name: /^Объединить с\sзаказом…$/ }));
  await user.click(await screen.findByRole('button', { name: 'Объединить' }));
  await expect.poll(() => asked.filter(({ path }) => path.endsWith('/merge/'))).toHaveLength(1);
  await expect.poll(() => screen.getByRole('button', { name: 'Объединить' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: /Заказ №\s12/ })).toBeChecked();
});

it('says that they are merged where only the answer was lost', async () => {
  const user = userEvent.setup();
  notificationsStore.setState((state) => ({ ...state, notifications: [], queue: [] }));
  serveTwo(orderOf({ id: 15, version: 4 }), () => Response.error());
  openOrders('/orders/15/?scope=shop', staff);
  await user.click(await screen.findByRole('button', { name: /^Объединить с\sзаказом…$/ }));
  await user.click(await screen.findByRole('button', { name: 'Объединить' }));
  expect(await screen.findByRole('button', { name: 'Отменить объединение' })).toBeVisible();
  await expect
    .poll(() => notificationsStore.getState().notifications.map(({ message }) => message))
    .toEqual([expect.stringMatching(/^Позиции заказа №\s15 теперь в\sзаказе №\s12$/)]);
});

it('leaves two selected orders as they are where one has changed, says why, and offers no undo', async () => {
  widen(true);
  const user = userEvent.setup();
  const detail = 'Запись изменилась.';
  serveOrders([orderOf({ id: 15, version: 4 }), orderOf({ id: 12, version: 3 })]);
  const others = globalThis.fetch;
  answerCalls(async (request) =>
    request.url.endsWith('/placed-order/15/merge/')
      ? Response.json({ code: 'changed_meanwhile', detail }, { status: 409 })
      : others(request),
  );
  openOrders('/orders?scope=shop', staff);
  for (const id of [12, 15])
    await user.click(await screen.findByRole('checkbox', { name: `Выбрать: Заказ №\u00A0${id}` }));
  const bar = within(screen.getByRole('group', { name: 'Выбранные заказы' }));
  await user.click(bar.getByRole('button', { name: 'Объединить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Объединить два заказа' }));
  await user.click(await question.findByRole('button', { name: 'Объединить' }));
  expect(await bar.findByText(/^Не\sудалось объединить заказы$/)).toBeInTheDocument();
  expect(bar.getByRole('heading')).toHaveTextContent('Отказано: 2');
  expect(bar.getByRole('listitem')).toHaveTextContent(detail);
  expect(bar.queryByRole('button', { name: 'Вернуть, как было' })).toBeNull();
});

const inDialog = async (user: UserEvent) => {
  const asked = serveTwo(orderOf({ id: 15, version: 4 }));
  openOrders('/orders/15/?scope=shop', staff);
  await user.click(await screen.findByRole('button', { name: /^Объединить с\sзаказом…$/ }));
  const question = within(await screen.findByRole('dialog', { name: /^Объединить заказ №\s15$/ }));
  return { question, merged: () => asked.filter(({ path }) => path.endsWith('/merge/')) };
};

const besideRows = async (user: UserEvent) => {
  widen(true);
  serveOrders([orderOf({ id: 15, version: 4 }), orderOf({ id: 12, version: 3 })]);
  const others = globalThis.fetch;
  const sent: unknown[] = [];
  answerCalls(async (request) => {
    if (!request.url.endsWith('/merge/')) return others(request);
    sent.push(await request.json());
    return Response.json(merged);
  });
  openOrders('/orders?scope=shop', staff);
  for (const id of [12, 15])
    await user.click(await screen.findByRole('checkbox', { name: `Выбрать: Заказ №\u00A0${id}` }));
  const bar = within(screen.getByRole('group', { name: 'Выбранные заказы' }));
  await user.click(bar.getByRole('button', { name: 'Объединить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Объединить два заказа' }));
  return { question, merged: () => sent };
};

it.each([
  { place: 'the dialog of an order', ask: inDialog },
  { place: 'the question beside the rows', ask: besideRows },
])('Enter merges in $place, at once and from the choice; Ctrl + Enter too', async ({ ask }) => {
  const press = async (keys: string, isAtChoice: boolean): Promise<void> => {
    const user = userEvent.setup();
    const { question, merged: sent } = await ask(user);
    const go = await question.findByRole('button', { name: 'Объединить' });
    await expect.poll(() => go).toHaveFocus();
    const choice = question.getByRole('radio', { name: /Заказ №\s12/ });
    if (isAtChoice) act(() => choice.focus());
    await user.keyboard(keys);
    await expect.poll(sent).toHaveLength(1);
    cleanup();
  };
  await press('{Enter}', false);
  await press('{Enter}', true);
  await press('{Control>}{Enter}{/Control}', true);
});

it.each([
  { what: 'a billed order', order: orderOf({ id: 15, state: 'need_pay' }), who: staff },
  { what: 'who may not change orders', order: orderOf({ id: 15 }), who: orderStaff },
])('offers no merge for $what', async ({ order, who }) => {
  serveTwo(order);
  openOrders('/orders/15/?scope=shop', who);
  expect(await screen.findByRole('heading', { level: 1, name: /Заказ №\s15/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Объединить/ })).toBeNull();
});

it('tells its customer where the goods are', async () => {
  serveTwo({ ...merged, customer: { ...merged.customer, id: someCustomer.id } });
  openOrders('/orders/15/', someCustomer);
  expect(await screen.findByRole('link', { name: /^заказом\s№\s12$/ })).toHaveAttribute('href', '/orders/12/');
  expect(screen.queryByText(/Заказ отменён/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Отменить объединение' })).toBeNull();
});

it('names merging beside two open orders of one customer, second, and beside no others', () => {
  const acts = ['accepted', 'need_pay'].map((name) => ({ name, label: name }));
  const card = (state: Order['state'], customerId = 7) => {
    const order = orderOf({ state });
    return { ...order, image_urls: [], customer: { ...order.customer, id: customerId } };
  };
  const named = (...orders: ReturnType<typeof card>[]) => withMerge(acts, orders).map(({ name }) => name);
  expect(named(card('created'), card('created'))).toEqual(['accepted', MERGE, 'need_pay']);
  expect(named(card('accepted'), card('accepted'))).toContain('merge');
  for (const orders of [
    [card('created')],
    [card('created'), card('created'), card('created')],
    [card('created'), card('created', 8)],
    [card('created'), card('accepted')],
    [card('need_pay'), card('need_pay')],
  ])
    expect(named(...orders)).toEqual(['accepted', 'need_pay']);
});
