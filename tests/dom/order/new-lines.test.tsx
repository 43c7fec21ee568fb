import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const clerk = { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order' as const] };
const trader = { ...clerk, permissions: [...clerk.permissions, 'trade_price_orders' as const] };
const cup = lineOfOrder({ id: 1 });
const order = orderOf({ version: 8, lines: [cup] });
const item = (id: number, name: string, price: number) => ({
  id,
  name,
  category_id: 1,
  image: null,
  retail_price: price,
  discount: 0,
  discount_value: 0,
  discounted_price: price,
  trade_price: price - 50,
  price,
  is_new: false,
});
const goods = [item(31, 'Ваза синяя', 180), item(32, 'Ваза белая', 190), item(33, 'Плед', 70)];

const blank = { placed_order_id: 12, description: '', comment: '', trade_price: false };

interface Sent {
  key: string | null;
  body: unknown;
}

/** A server with the order and the goods; `answer` gets the number of each line that is added. */
function serve(answer: (place: number) => Response): Sent[] {
  const sent: Sent[] = [];
  serveOrders([order]);
  const ofOrders = fetch;
  answerCalls(async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const text = searchParams.get('search_text') ?? '';
    if (pathname === '/api/item/list/') {
      const result = goods.filter(({ name }) => name.toLowerCase().includes(text));
      return Response.json({ result, page: 1, pages: 1, total: result.length });
    }
    if (pathname !== '/api/order/' || request.method !== 'POST') return ofOrders(request);
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
    return answer(sent.length);
  });
  return sent;
}

const withLines = (version: number, ...names: string[]) =>
  orderOf({
    ...order,
    version,
    lines: [cup, ...names.map((description, index) => lineOfOrder({ id: index + 2, description }))],
  });

it('adds one item of the catalogue after another by keys alone', async () => {
  const user = userEvent.setup();
  const sent = serve((place) => Response.json(withLines(8 + place, ...['Ваза белая', 'Плед'].slice(0, place))));
  openOrders('/orders/12/', clerk);
  (await screen.findByRole('button', { name: 'Добавить товар' })).focus();
  await user.keyboard('{Enter}');
  const form = await screen.findByRole('group', { name: 'Товар в\u00A0заказ' });
  const search = await within(form).findByLabelText('Название или артикул');
  expect(search).toHaveFocus();
  await user.keyboard('ваза');
  expect(await within(form).findByRole('option', { name: /Ваза белая/ })).toHaveTextContent('190 ₽');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(within(form).getByLabelText('Количество')).toHaveFocus());
  await user.keyboard('3{Enter}');
  expect(await screen.findByRole('link', { name: 'Ваза белая' })).toBeVisible();
  await waitFor(() => expect(within(form).getByLabelText('Название или артикул')).toHaveFocus());
  await user.keyboard('плед');
  await within(form).findByRole('option', { name: /Плед/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(form).getByLabelText('Количество')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'Плед' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Добавить товар' })).toHaveFocus();
  expect(sent.map(({ body }) => body)).toEqual([
    { ...blank, version: 8, item_id: 32, count: 3 },
    { ...blank, version: 9, item_id: 33, count: 1 },
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

it('at the trade price for those who may', async () => {
  const user = userEvent.setup();
  const sent = serve(() => Response.json(withLines(9, 'Плед')));
  openOrders('/orders/12/', trader);
  await user.click(await screen.findByRole('button', { name: 'Добавить товар' }));
  await user.type(await screen.findByLabelText('Название или артикул'), 'плед');
  await user.click(await screen.findByRole('option', { name: /Плед/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'По\u00A0оптовой цене' }));
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ ...blank, version: 8, item_id: 33, count: 1, trade_price: true }]),
  );
});

it('keeps what was chosen where a colleague has changed the order, and where the shop refuses', async () => {
  const user = userEvent.setup();
  const current = orderOf({ ...order, version: 20, comment: 'Позвонить' });
  const answers = [
    Response.json({ code: 'changed_meanwhile', detail: 'Изменено', current }, { status: 409 }),
    Response.json({ code: 'editing_handed_on', detail: 'Состав больше не меняется.' }, { status: 409 }),
  ];
  const sent = serve((place) => answers[place - 1] ?? Response.json(withLines(21, 'Плед')));
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: 'Добавить товар' }));
  await user.type(await screen.findByLabelText('Название или артикул'), 'плед');
  await user.click(await screen.findByRole('option', { name: /Плед/ }));
  await user.click(await screen.findByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText(/^Запись изменилась/)).toBeVisible();
  expect(screen.getByText('Позвонить')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText('Состав больше не меняется.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByRole('link', { name: 'Плед' })).toBeVisible();
  expect(sent.map(({ body }) => (body as { version: number }).version)).toEqual([8, 20, 20]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it.each([
  { who: 'staff without the permission', customer: orderStaff, state: 'accepted' },
  { who: 'staff of an order that is on its way', customer: clerk, state: 'delivery' },
] as const)('is not offered to $who', async ({ customer, state }) => {
  serveOrders([orderOf({ ...order, state })]);
  openOrders('/orders/12/', customer);
  await screen.findByText('Состав заказа');
  expect(screen.queryByRole('button', { name: /Добавить/ })).toBeNull();
});
