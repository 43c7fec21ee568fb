import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

const clerk = { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order' as const] };
const detail = 'Столько нет в наличии: «Чашка» (осталось 3, нужно 5). Если продолжить, остаток станет меньше нуля.';
const refusal = () => Response.json({ code: 'stock_below_zero', detail }, { status: 409 });
const question = () => screen.findByRole('alertdialog', { name: 'Товара не\u00A0хватает' });
const restored = { state: 'W' as const, needs_reason: false, refusal: null };
const back = { state: 'created' as const, needs_reason: true, is_forced: false };
const bodies = (asked: ReturnType<typeof serveOrders>, address: string) =>
  asked.filter((one) => one.method === 'PUT' && one.address === address).map(({ body }) => body);

describe('a stock that would go below zero is asked about', () => {
  it('where a count is raised, and a no keeps what was typed', async () => {
    const user = userEvent.setup();
    const line = lineOfOrder({ id: 1, version: 3, count: 2 });
    const answers = [refusal(), refusal(), Response.json(orderOf({ lines: [{ ...line, version: 4, count: 7 }] }))];
    const asked = serveOrders([orderOf({ lines: [line, lineOfOrder({ id: 2 })] })], undefined, () => {
      const answer = answers.shift();
      if (!answer) throw new Error('Too many');
      return answer;
    });
    openOrders('/orders/12/', clerk);
    await user.click((await screen.findAllByRole('button', { name: 'Изменить: Чашка' }))[0] ?? document.body);
    const form = await screen.findByRole('group', { name: 'Позиция: Чашка' });
    const count = within(form).getByLabelText('Количество');
    await user.clear(count);
    await user.type(count, '7{Enter}');
    expect(await question()).toHaveFocus();
    expect(await question()).toHaveAccessibleDescription(detail);
    expect(within(form).getAllByText(detail)).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(count).toHaveValue('7');
    expect(within(form).getByLabelText('Цена за штуку')).toHaveFocus();
    await user.click(within(form).getByRole('button', { name: 'Сохранить' }));
    await question();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Позиция: Чашка' })).toBeNull());
    expect(bodies(asked, '/api/order/1/')).toEqual([
      { version: 3, count: 7 },
      { version: 3, count: 7 },
      { version: 3, count: 7, force: true },
    ]);
  });

  it('where a cancelled line is restored', async () => {
    const user = userEvent.setup();
    const line = lineOfOrder({ id: 1, version: 3, state: 'C', next_states: [restored] });
    const answers = [
      { id: 1, ok: false, code: 'stock_below_zero', detail },
      { id: 1, ok: false, code: 'stock_below_zero', detail },
      { id: 1, ok: true, state: 'W', placed_order_id: 12 },
    ];
    const asked = serveOrders([orderOf({ state: 'accepted', lines: [line] })], undefined, undefined, () =>
      Response.json({ result: [answers.shift()] }),
    );
    openOrders('/orders/12/', orderStaff);
    await user.click(await screen.findByRole('button', { name: /^Статус позиции «Чашка»/ }));
    await user.click(await screen.findByRole('button', { name: 'Вернуть в\u00A0ожидание' }));
    expect(await question()).toHaveAccessibleDescription(detail);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Вернуть в\u00A0ожидание' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Да, вернуть' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const sent = { ids: [1], state: 'W', versions: [{ id: 1, version: 3 }] };
    expect(bodies(asked, '/api/order/state/')).toEqual([sent, sent, { ...sent, forced_ids: [1] }]);
  });

  it('where an order is restored, with the reason that was given', async () => {
    const user = userEvent.setup();
    const order = orderOf({ version: 8, state: 'canceled', next_states: [back] });
    const answers = [refusal(), Response.json(orderOf({ version: 9, state: 'created' }))];
    const asked = serveOrders([order], () => answers.shift() ?? refusal());
    openOrders('/orders/12/', orderStaff);
    await user.click(await screen.findByRole('button', { name: 'Вернуть в «Новый»' }));
    await user.type(await screen.findByLabelText('Причина'), 'Передумали');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Вернуть в «Новый»' }));
    const alert = await within(await screen.findByRole('dialog')).findByText(detail);
    expect(alert).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText('Причина')).toHaveValue('Передумали');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Вернуть в «Новый»' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = { state: 'created', version: 8, reason: 'Передумали' };
    expect(bodies(asked, '/api/placed-order/12/update-state/')).toEqual([sent, { ...sent, force: true }]);
  });

  it('where an item is added, and a yes sends the same line under the same key', async () => {
    const user = userEvent.setup();
    const item = {
      id: 31,
      name: 'Чашка',
      category_id: 1,
      image: null,
      retail_price: 180,
      discount: 0,
      discount_value: 0,
      discounted_price: 180,
      trade_price: null,
      price: 180,
      is_new: false,
    };
    const sent: { key: string | null; body: unknown }[] = [];
    const order = orderOf({ version: 8 });
    serveOrders([order]);
    const others = fetch;
    answerCalls(async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/item/list/') return Response.json({ result: [item], page: 1, pages: 1, total: 1 });
      if (pathname !== '/api/order/' || request.method !== 'POST') return others(request);
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      return sent.length < 3 ? refusal() : Response.json(order);
    });
    openOrders('/orders/12/', clerk);
    await user.click(await screen.findByRole('button', { name: 'Добавить товар' }));
    await user.type(await screen.findByLabelText('Название или артикул'), 'чашка');
    await user.click(await screen.findByRole('option', { name: /Чашка/ }));
    const count = await screen.findByLabelText('Количество');
    await user.clear(count);
    await user.type(count, '5{Enter}');
    expect(await question()).toHaveAccessibleDescription(detail);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(count).toHaveFocus());
    expect(count).toHaveValue('5');
    await user.keyboard('{Enter}');
    expect(await question()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Да, добавить' }));
    expect(await screen.findByLabelText('Название или артикул')).toBeVisible();
    const blank = { description: '', comment: '', trade_price: false };
    const line = { placed_order_id: 12, version: 8, item_id: 31, count: 5, ...blank };
    expect(sent.map(({ body }) => body)).toEqual([line, line, { ...line, force: true }]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});
