import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { serveBulkOrders } from '#tests/support/dom/bulk-orders-server.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const bar = () => within(screen.getByRole('group', { name: 'Выбранные заказы' }));
const panel = async () => within(await screen.findByRole('dialog'));

async function choose(...ids: number[]): Promise<void> {
  for (const id of ids)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Выбрать: Заказ №\u00A0${id}` }));
}

/** What leads on, as the bar shows it: the one that stands out in brackets. */
const acts = () =>
  bar()
    .getAllByRole('button', { name: /^(?:Принять|Запросить|Отметить|Действия)/ })
    .map((button) => (button.dataset['variant'] === 'filled' ? [button.textContent] : button.textContent));

it('what was refused for all selected orders stands out no more until one changes', async () => {
  serveBulkOrders(1);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  openOrders('/orders?scope=shop', orderStaff, 'Europe/Moscow', queryClient);
  await choose(2);
  expect(acts()).toEqual([['Принять'], 'Действия']);
  await userEvent.click(bar().getByRole('button', { name: 'Принять' }));
  expect(await (await panel()).findByText('Отказано: 1')).toBeVisible();
  await userEvent.click((await panel()).getByRole('button', { name: 'Готово' }));
  expect(acts()).toEqual(['Принять', ['Действия']]);
  await choose(3);
  expect(acts()).toEqual([['Принять'], 'Действия']);
  await choose(3);
  expect(acts()).toEqual(['Принять', ['Действия']]);

  serveOrders([orderOf({ id: 3 }), orderOf({ id: 2, version: 7 }), orderOf({ id: 1 })]);
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(acts()).toEqual([['Принять'], 'Действия']));
});

it('after what the money was short for, the next fitting act stands out in its own place', async () => {
  serveOrders([orderOf({ id: 4, state: 'accepted' })]);
  const others = globalThis.fetch;
  answerCalls(async (request: Request) => {
    if (new URL(request.url).pathname !== '/api/placed-order/list/') return others(request);
    const account = { balance: -640, reserved: 0, topping_up: 0, customer_type: 'retail' };
    const held = [{ state: 'need_pay', code: 'order_balance_short' }];
    const order = { id: 4, ok: true, version: 1, state: 'accepted', customer_id: 7, total: 1_000, account };
    return Response.json({ result: [{ ...order, next_states: [], held_states: held }] });
  });
  openOrders('/orders?scope=shop', orderStaff);
  await choose(4);
  expect(acts()).toEqual([['Запросить оплату'], 'Отметить собранным', 'Действия']);
  await userEvent.click(bar().getByRole('button', { name: 'Запросить оплату' }));
  expect(await (await panel()).findByText(/не оплачен/)).toBeVisible();
  await userEvent.click((await panel()).getByRole('button', { name: 'Закрыть' }));
  expect(acts()).toEqual(['Запросить оплату', ['Отметить собранным'], 'Действия']);
});

it('a third act comes beside two that were refused, and in the place of neither', async () => {
  serveOrders([orderOf({ id: 5 }), orderOf({ id: 4, state: 'accepted' })]);
  const others = globalThis.fetch;
  answerCalls(async (request: Request) => {
    if (new URL(request.url).pathname !== '/api/placed-order/list/') return others(request);
    const account = { balance: -640, reserved: 0, topping_up: 0, customer_type: 'retail' };
    const held = ['accepted', 'need_pay'].map((state) => ({ state, code: 'order_balance_short' }));
    const order = { ok: true, version: 1, customer_id: 7, total: 1_000, account, next_states: [], held_states: held };
    return Response.json({
      result: [
        { ...order, id: 5, state: 'created' },
        { ...order, id: 4, state: 'accepted' },
      ],
    });
  });
  openOrders('/orders?scope=shop', orderStaff);
  await choose(5, 4);
  const [accept, bill] = ['Принять', 'Запросить оплату'];
  expect(acts()).toEqual([[accept], bill, 'Действия']);
  for (const name of [accept, bill]) {
    await userEvent.click(bar().getByRole('button', { name }));
    expect(await (await panel()).findByText(/не оплачен/)).toBeVisible();
    await userEvent.click((await panel()).getByRole('button', { name: 'Закрыть' }));
  }
  expect(acts()).toEqual([accept, bill, ['Отметить собранными'], 'Действия']);
});

it('an order that was refused isn’t counted among those that a way back leaves as they are', async () => {
  serveBulkOrders(1);
  openOrders('/orders?scope=shop', orderStaff);
  await choose(3, 2);
  await userEvent.click(bar().getByRole('button', { name: 'Принять' }));
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Вернуть, как было' }));
  expect(await (await panel()).findByText('Возвращено, как было: 1.')).toBeVisible();
});

it('what became of one order is a line of the bar on a phone too, with its way back and what comes next', async () => {
  const sent = serveBulkOrders();
  openOrders('/orders?scope=shop', orderStaff);
  await choose(2);
  await userEvent.click(bar().getByRole('button', { name: 'Принять' }));
  expect(await bar().findByText('Принято: 1.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bar().getByRole('link', { name: 'Принятые' })).toBeVisible();
  await userEvent.click(bar().getByRole('button', { name: 'Вернуть, как было' }));
  expect(await bar().findByText('Возвращено, как было: 1.')).toBeVisible();
  expect(sent.map(({ change }) => change?.state)).toEqual(['accepted', 'created']);
  await userEvent.click(bar().getByRole('button', { name: 'Готово' }));
  expect(screen.queryByRole('group', { name: 'Выбранные заказы' })).toBeNull();
});

it('orders of which nothing is left to buy aren’t offered to a purchase', async () => {
  serveBulkOrders();
  const others = globalThis.fetch;
  answerCalls((request) =>
    new URL(request.url).pathname === '/api/placed-order/purchases/' ? Response.json({ result: [] }) : others(request),
  );
  openOrders('/orders?scope=shop', {
    ...orderStaff,
    permissions: [...orderStaff.permissions, 'send_to_purchase_placed_order', 'edit_strange_order'],
  });
  const offered = async () => {
    await userEvent.click(bar().getByRole('button', { name: 'Действия' }));
    const what = await (await panel()).findByLabelText('Что сделать');
    return within(what).queryByRole('option', { name: 'В\u00A0закупку магазина' }) !== null;
  };
  // It has been handed over.
  await choose(1);
  expect(await offered()).toBe(false);
  await userEvent.click((await panel()).getByRole('button', { name: 'Закрыть' }));
  await choose(2);
  expect(await offered()).toBe(true);
});
