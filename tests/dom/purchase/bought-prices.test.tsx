import { cup, irina, serve as serveMarket } from '#tests/support/dom/market-site.ts';
import { openOrders } from '#tests/support/dom/orders-site.tsx';
import { buyer, detail, line, purchase, servePurchase, vase } from '#tests/support/dom/purchase-site.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

const second = { ...line, id: 33, order_id: 14, count: 1 };

it('takes one price for all equal lines by Enter, which leads to the next', async () => {
  const user = userEvent.setup();
  const sent = servePurchase({ shown: { ...detail, lines: [line, second, vase] } });
  openOrders('/purchases/4/list-orders/', buyer);
  await user.type(await screen.findByLabelText('Цена закупки за шт.: Чашка'), '240,5{Enter}');
  expect(screen.getByLabelText('Цена закупки за шт.: Ваза')).toHaveFocus();
  await waitFor(() =>
    expect(sent).toEqual([
      [
        'PUT',
        '/api/purchases/4/',
        {
          version: 3,
          bought_prices: [
            { line_id: 31, price: 240.5 },
            { line_id: 33, price: 240.5 },
          ],
        },
      ],
    ]),
  );
});

it('shows what is known, says what the purchase cost and earns, and sends nothing that is unchanged', async () => {
  const user = userEvent.setup();
  const bought = { total: 41_200, margin: 28_847, unknown_count: 2 };
  const lines = [
    { ...line, bought_price: 240 },
    { ...second, bought_price: 230 },
    { ...vase, bought_price: 60 },
  ];
  const sent = servePurchase({ shown: { ...detail, purchase: { ...purchase, bought }, lines } });
  openOrders('/purchases/4/list-orders/', buyer);
  expect(await screen.findByText(/^Продажа 1\s300\s₽ · закупка 41\s200\s₽ · маржа 28\s847\s₽/)).toHaveTextContent(
    'без 2 шт., у которых нет цены закупки или продажи',
  );
  const several = screen.getByLabelText('Цена закупки за шт.: Чашка');
  expect(several).toHaveValue('');
  expect(several).toHaveAttribute('placeholder', 'разные');
  const field = screen.getByLabelText('Цена закупки за шт.: Ваза');
  expect(field).toHaveValue('60,00');
  await user.click(field);
  await user.tab();
  expect(sent).toEqual([]);
});

it('goods that were bought for nothing are known to cost that', async () => {
  const bought = { total: 0, margin: 1_300, unknown_count: 0 };
  servePurchase({ shown: { ...detail, purchase: { ...purchase, bought } } });
  openOrders('/purchases/4/list-orders/', buyer);
  expect(await screen.findByText(/· закупка 0\s₽ · маржа 1\s300\s₽$/)).toBeVisible();
});

/** A purchase that a colleague changes first: the price of the cup is then `theirs`. */
function serveChanged(theirs: number | null) {
  const shown = { ...detail, purchase: { ...purchase }, lines: [{ ...line }] };
  let isFirst = true;
  return servePurchase({ shown }, () => {
    if (!isFirst) return Response.json(shown.purchase);
    isFirst = false;
    shown.purchase.version = 4;
    shown.lines = [{ ...line, bought_price: theirs }];
    const current = { code: 'changed_meanwhile', detail: 'Закупку изменили.', current: shown.purchase };
    return Response.json(current, { status: 409 });
  });
}

it('tells of a price that a colleague has given meanwhile, and keeps what was typed', async () => {
  const user = userEvent.setup();
  const sent = serveChanged(250);
  openOrders('/purchases/4/list-orders/', buyer);
  const field = await screen.findByLabelText('Цена закупки за шт.: Чашка');
  await user.type(field, '240{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Закупку изменили.'));
  expect(field).toHaveValue('240,00');
  expect(sent).toHaveLength(1);
});

it('goes on where only the rest of the purchase has changed meanwhile', async () => {
  const user = userEvent.setup();
  const sent = serveChanged(null);
  openOrders('/purchases/4/list-orders/', buyer);
  await user.type(await screen.findByLabelText('Цена закупки за шт.: Чашка'), '240{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.[2]).toEqual({ version: 4, bought_prices: [{ line_id: 31, price: 240 }] });
});

it('takes a price that was kept though its answer was lost as told', async () => {
  const user = userEvent.setup();
  const shown = { ...detail, purchase: { ...purchase }, lines: [{ ...line }] };
  const sent = servePurchase({ shown }, () => {
    if (shown.purchase.version === 4)
      return Response.json({ code: 'changed_meanwhile', detail: 'Закупку изменили.' }, { status: 409 });
    shown.purchase.version = 4;
    shown.lines = [{ ...line, bought_price: 240 }];
    throw new TypeError('Failed to fetch');
  });
  openOrders('/purchases/4/list-orders/', buyer);
  const field = await screen.findByLabelText('Цена закупки за шт.: Чашка');
  await user.type(field, '240{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Нет связи/));
  await user.type(field, '{Enter}');
  await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  expect(field).toHaveValue('240,00');
  expect(sent).toHaveLength(2);
});

it('is held where its row goes away before it is left, and says that it isn’t kept', async () => {
  const user = userEvent.setup();
  const strange = { ...vase, customer: { ...vase.customer, id: 8 } };
  const sent = servePurchase({ shown: { ...detail, lines: [line, strange] } });
  openOrders('/purchases/4/list-orders/?customerId=7', buyer);
  const name = 'Цена закупки за шт.: Чашка';
  await user.type(await screen.findByLabelText(name), '240');
  act(() => navigate('/purchases/4/list-orders/?customerId=8'));
  await waitFor(() => expect(screen.queryByLabelText(name)).toBeNull());
  act(() => navigate('/purchases/4/list-orders/?customerId=7'));
  const field = await screen.findByLabelText(name);
  expect(field).toHaveValue('240,00');
  expect(field).toHaveAccessibleDescription('Цена ещё не\u00A0сохранена.');
  expect(sent).toEqual([]);
  await user.type(field, '{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(field).not.toHaveAccessibleDescription());
});

it('shows at the row of a receipt which price the server refuses, until it is another', async () => {
  const user = userEvent.setup();
  const fields = { 'bought_prices.1.price': 'Слишком много' };
  servePurchase({ shown: { ...detail, lines: [line, second, vase] } }, () =>
    Response.json({ code: 'validation', detail: 'Проверьте поля.', fields }, { status: 422 }),
  );
  openOrders('/purchases/4/list-orders/', buyer);
  await user.click(await screen.findByRole('button', { name: 'Отметить приход' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Что пришло?' }));
  const price = dialog.getByLabelText('Цена закупки за шт.: Чашка');
  await user.type(price, '1000001');
  await user.tab();
  expect(price).toHaveAccessibleDescription(/1\s000\s000/);
  await user.clear(price);
  await user.type(price, '240');
  await user.click(dialog.getByRole('button', { name: /^Все пришли: принять/ }));
  await waitFor(() => expect(price).toHaveAccessibleDescription('Слишком много'));
  expect(dialog.getByLabelText('Цена закупки за шт.: Ваза')).not.toHaveAccessibleDescription();
  await user.clear(price);
  await user.type(price, '250');
  expect(price).not.toHaveAccessibleDescription();
});

it('takes prices with a receipt', async () => {
  const user = userEvent.setup();
  const sent = servePurchase({ shown: { ...detail, lines: [line, second, { ...vase, bought_price: 60 }] } });
  openOrders('/purchases/4/list-orders/', buyer);
  await user.click(await screen.findByRole('button', { name: 'Отметить приход' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Что пришло?' }));
  const price = dialog.getByLabelText('Цена закупки за шт.: Чашка');
  await user.type(price, '240{Enter}');
  expect(dialog.getByLabelText('Цена закупки за шт.: Ваза')).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: /^Все пришли: принять/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.[2]).toEqual({
    version: 3,
    state: 'received',
    bought_prices: [
      { line_id: 31, price: 240 },
      { line_id: 33, price: 240 },
    ],
    receipt: {
      line_ids: [31, 33, 32],
      counts: [
        { line_id: 31, count: 2 },
        { line_id: 33, count: 1 },
        { line_id: 32, count: 3 },
      ],
      rest: 'O',
    },
  });
});

it('is told at the market of what was bought last', async () => {
  const user = userEvent.setup();
  const lines = [{ ...cup, count: 1 }];
  const sent = serveMarket(
    (mark) => {
      lines[0] = { ...cup, count: 1, state: mark.state, bought_price: mark.price ?? null, can_undo: true };
      return Response.json(lines[0]);
    },
    { lines },
  );
  openOrders('/purchases/4/list-orders/', irina);
  await user.click(await screen.findByRole('button', { name: 'Куплено: Чашка' }));
  expect(await screen.findByText('Куплено 1: Чашка.')).toBeVisible();
  const [field] = screen.getAllByLabelText('Цена закупки за шт.: Чашка');
  if (!field) throw new Error('There is no field');
  await user.type(field, '199{Enter}');
  await waitFor(() => expect(field).toHaveValue('199,00'));
  expect(sent).toEqual([
    { line_id: 31, state: 'P', count: 1 },
    { line_id: 31, state: 'P', price: 199 },
  ]);
});

it('is not taken back at the market, which says so', async () => {
  const user = userEvent.setup();
  const sent = serveMarket(() => Response.json(cup), { lines: [{ ...cup, state: 'P', bought_price: 199 }] });
  openOrders('/purchases/4/list-orders/', irina);
  const field = await screen.findByLabelText('Цена закупки за шт.: Чашка');
  await user.clear(field);
  await user.tab();
  expect(field).toHaveAccessibleDescription(/^Укажите цену/);
  expect(field).toHaveValue('');
  await user.type(field, '{Escape}');
  expect(field).toHaveValue('199,00');
  expect(field).not.toHaveAccessibleDescription();
  expect(sent).toEqual([]);
});

it('keeps the focus beside the last price, where a phone needs no keyboard', async () => {
  const user = userEvent.setup();
  servePurchase({ shown: { ...detail, lines: [line] } });
  openOrders('/purchases/4/list-orders/', buyer);
  const field = await screen.findByLabelText('Цена закупки за шт.: Чашка');
  await user.type(field, '240{Enter}');
  expect(document.activeElement).toContainElement(field);
  expect(document.activeElement).not.toBe(document.body);
  expect(field).not.toHaveFocus();
});
