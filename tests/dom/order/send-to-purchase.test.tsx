import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { type Asked, openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const buyer = { ...orderStaff, permissions: [...orderStaff.permissions, 'send_to_purchase_placed_order' as const] };
const cup = lineOfOrder({ id: 1, version: 4 });
const vase = lineOfOrder({ id: 2, version: 7, description: 'Ваза', count: 3 });
const order = orderOf({ state: 'accepted', lines: [cup, vase] });
const sent = orderOf({
  ...order,
  version: 2,
  lines: [
    { ...cup, state: 'O' },
    { ...vase, state: 'O' },
  ],
});

/** All lines, as they are seen here. */
const allSeen = {
  line_ids: [1, 2],
  versions: [
    { id: 1, version: 4 },
    { id: 2, version: 7 },
  ],
};

const irina = { id: 9, user: { first_name: 'Ирина', last_name: 'Гладкова' } };
const open = [
  { id: 5, name: 'Текстиль', intermediary: irina, albums: [{ id: 3, name: 'Пледы' }] },
  { id: 4, name: 'Фабрика', intermediary: null, albums: [] },
  { id: 2, name: 'Подарки', intermediary: irina, albums: [] },
];

/** A server with the order, which answers to what is sent by `answer`, and these open purchases. */
function serve(purchases: readonly object[], answer: () => Response = () => Response.json(sent)): Asked[] {
  const orders = [order];
  const asked = serveOrders(orders, () => {
    const response = answer();
    if (response.ok) orders[0] = sent;
    return response;
  });
  const ofOrders = fetch;
  answerCalls((request: Request) =>
    new URL(request.url).pathname === '/api/placed-order/purchases/'
      ? Promise.resolve(Response.json({ result: purchases }))
      : ofOrders(request),
  );
  return asked;
}

const puts = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method === 'PUT').map(({ address, body }) => [address, body]);

it('sends what waits to the shop’s own purchase by one tap, and shows it', async () => {
  const user = userEvent.setup();
  const asked = serve([]);
  openOrders('/orders/12/', buyer);
  await user.click(await screen.findByRole('button', { name: 'В\u00A0закупку магазина' }));
  expect(await screen.findAllByText('Заказан')).toHaveLength(2);
  expect(screen.queryByRole('group', { name: 'Закупка' })).toBeNull();
  expect(puts(asked)).toEqual([['/api/placed-order/12/send-to-self-purchase/', allSeen]]);
});

it('keeps the focus where the button was, after it has gone with what it sent', async () => {
  const user = userEvent.setup();
  serve([]);
  openOrders('/orders/12/', buyer);
  await user.click(await screen.findByRole('button', { name: 'В\u00A0закупку магазина' }));
  await waitFor(() => expect(screen.getByText(/^Отправлено в\sзакупку$/)).toHaveFocus());
});

it('is offered to staff on their own order too', async () => {
  const user = userEvent.setup();
  const asked = serve([]);
  openOrders('/orders/12/', { ...buyer, id: order.customer.id });
  await user.click(await screen.findByRole('button', { name: 'В\u00A0закупку магазина' }));
  await waitFor(() => expect(puts(asked)).toEqual([['/api/placed-order/12/send-to-self-purchase/', allSeen]]));
});

it('asks for intermediary, purchase, album and lines', async () => {
  const user = userEvent.setup();
  const asked = serve(open);
  openOrders('/orders/12/', buyer);
  await user.click(await screen.findByRole('button', { name: 'В\u00A0закупку…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Заказ №\u00A012: в\u00A0закупку' });
  const purchase = await within(dialog).findByLabelText('Закупка');
  const names = () =>
    within(purchase)
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(names()).toEqual(['Текстиль', 'Подарки']);
  await user.selectOptions(within(dialog).getByLabelText('Альбом'), 'Пледы');
  await user.click(within(dialog).getByRole('checkbox', { name: /Ваза/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Отправить' }));
  await waitFor(() =>
    expect(puts(asked)).toEqual([
      [
        '/api/placed-order/12/send-to-purchase/',
        { purchase_id: 5, line_ids: [1], versions: [{ id: 1, version: 4 }], album_id: 3 },
      ],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers the purchases of the chosen intermediary alone, and no album where there is none', async () => {
  const user = userEvent.setup();
  serve(open);
  openOrders('/orders/12/', buyer);
  await user.click(await screen.findByRole('button', { name: 'В\u00A0закупку…' }));
  await user.selectOptions(await screen.findByLabelText('Посредник'), 'магазин');
  expect(within(screen.getByRole('combobox', { name: 'Закупка' })).getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('combobox', { name: 'Закупка' })).toHaveDisplayValue('Фабрика');
  expect(screen.queryByLabelText('Альбом')).toBeNull();
});

it('keeps the dialog and says why it was refused, and sends nothing without a line', async () => {
  const user = userEvent.setup();
  const refusal = { code: 'purchase_not_open', detail: 'Закупка в статусе «Отправлена».' };
  const asked = serve(open, () => Response.json(refusal, { status: 409 }));
  openOrders('/orders/12/', buyer);
  await user.click(await screen.findByRole('button', { name: 'В\u00A0закупку…' }));
  const send = await screen.findByRole('button', { name: 'Отправить' });
  for (const line of screen.getAllByRole('checkbox')) await user.click(line);
  await user.click(send);
  expect(await screen.findByText('Выберите хотя бы одну позицию.')).toBeVisible();
  expect(puts(asked)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /Ваза/ }));
  await user.click(send);
  expect(await screen.findByText('Закупка в статусе «Отправлена».')).toBeVisible();
});

it('says what to do where no purchase is open', async () => {
  const user = userEvent.setup();
  serve([]);
  openOrders('/orders/12/', buyer);
  await user.click(await screen.findByRole('button', { name: 'В\u00A0закупку…' }));
  expect(await screen.findByText('Открытых закупок нет')).toBeVisible();
});

it.each([
  { what: 'a new order', by: buyer, shown: orderOf({ ...order, state: 'created' }) },
  { what: 'an order with nothing that waits', by: buyer, shown: sent },
  { what: 'staff without the permission', by: orderStaff, shown: order },
])('is not offered for $what', async ({ by, shown }) => {
  serveOrders([shown]);
  openOrders('/orders/12/', by);
  await screen.findByText('Состав заказа');
  expect(screen.queryByRole('group', { name: 'Закупка' })).toBeNull();
});

it('says of each line which purchase and album it is in, to those who may see purchases', async () => {
  const purchase = { id: 4, name: 'Фабрика', album: 'Посуда' };
  serveOrders([
    orderOf({
      ...sent,
      lines: [
        { ...cup, state: 'O', purchase },
        { ...vase, purchase: null },
      ],
    }),
  ]);
  openOrders('/orders/12/', { ...buyer, permissions: [...buyer.permissions, 'get_purchase'] });
  const link = await screen.findByRole('link', { name: 'Фабрика' });
  expect(link).toHaveAttribute('href', '/purchases/4/list-orders/');
  expect(link.parentElement).toHaveTextContent('Закупка: Фабрика, альбом «Посуда»');
  expect(screen.getAllByText(/^Закупка:/)).toHaveLength(1);
});

it('is refused for a line that a colleague has sent meanwhile, shows so, and sends the others', async () => {
  const user = userEvent.setup();
  const orders = [order];
  const refusal = { code: 'changed_meanwhile', detail: 'Запись изменилась, пока вы с ней работали.' };
  const asked = serveOrders(orders, () => {
    const isFirst = puts(asked).length === 1;
    // A colleague has sent the cup elsewhere.
    orders[0] = isFirst ? orderOf({ ...order, version: 2, lines: [{ ...cup, state: 'O', version: 5 }, vase] }) : sent;
    return isFirst ? Response.json(refusal, { status: 409 }) : Response.json(sent);
  });
  const ofOrders = fetch;
  answerCalls((request: Request) =>
    new URL(request.url).pathname === '/api/placed-order/purchases/'
      ? Promise.resolve(Response.json({ result: open }))
      : ofOrders(request),
  );
  openOrders('/orders/12/', buyer);
  await user.click(await screen.findByRole('button', { name: 'В\u00A0закупку…' }));
  await user.click(await screen.findByRole('button', { name: 'Отправить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Запись изменилась/);
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(puts(asked).map(([, body]) => body)).toEqual([
    { purchase_id: 5, ...allSeen },
    { purchase_id: 5, line_ids: [2], versions: [{ id: 2, version: 7 }] },
  ]);
});
