import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { deferred } from '#tests/support/deferred.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { widen } from '#tests/support/dom/lines-site.tsx';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

const rows = new Set<number>();
/** What the list waits for before it answers. */
let released = Promise.resolve();

/** Orders of which the list has those in `rows`; a change takes those that it changes away from there, but № 2. */
function serve(): void {
  serveOrders([]);
  const others = globalThis.fetch;
  const listed = () => [...rows].map((id) => ({ ...orderOf({ id }), image_urls: [] }));
  answerCalls(async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/placed-order/') {
      await released;
      return Response.json({ result: listed(), page: 1, pages: 1, total: rows.size });
    }
    if (pathname === '/api/placed-order/ids/') return Response.json({ ids: [...rows, 31], total: rows.size + 1 });
    if (pathname !== '/api/placed-order/list/') return others(request);
    const { ids, change } = (await request.clone().json()) as { ids: number[]; change?: { state: string } };
    const next_states = [{ state: 'accepted', needs_reason: false, is_forced: false }];
    const account = { balance: 1500, reserved: 0, topping_up: 0, customer_type: 'retail' };
    if (!change)
      return Response.json({
        result: ids.map((id) => ({
          id,
          ok: true,
          version: 1,
          state: 'created',
          customer_id: 7,
          total: 1000,
          account,
          next_states,
        })),
      });
    for (const id of ids) {
      if (change.state === 'created') rows.add(id);
      else if (id !== 2) rows.delete(id);
    }
    return Response.json({
      result: ids.map((id) =>
        id === 2
          ? { id, ok: false, code: 'order_not_priced', detail: 'Укажите цену.' }
          : { id, ok: true, version: 2, state: 'accepted', next_states: [] },
      ),
    });
  });
}

const box = (id: number) => screen.findByRole('checkbox', { name: `Выбрать: Заказ №\u00A0${id}` });
const bar = () => screen.findByRole('group', { name: 'Выбранные заказы' });
const isBarGone = () => expect(screen.queryByRole('group', { name: 'Выбранные заказы' })).toBeNull();
const drawer = async () => within(await screen.findByRole('dialog', { name: /^(?:Действия|Принять)/ }));
const accept = async () => {
  await userEvent.keyboard('[KeyF]');
  const go = await (await drawer()).findByRole('button', { name: /^Принять/ });
  await waitFor(() => expect(go).toHaveFocus());
  await userEvent.keyboard('{Enter}');
};

beforeEach(async () => {
  rows.clear();
  released = Promise.resolve();
  for (const id of [5, 4, 3, 2, 1]) rows.add(id);
  serve();
  openOrders('/orders?scope=shop', orderStaff);
  await box(5);
});

it('Esc takes a selection of all back, and leads to a row', async () => {
  await userEvent.click(await box(4));
  await userEvent.click(within(await bar()).getByRole('button', { name: /^Выбрать все/ }));
  expect(await within(await bar()).findByText('Выбрано: 6')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  isBarGone();
  expect(await box(4)).toHaveFocus();
});

it('the button that selects all leaves the focus on what takes it back', async () => {
  await userEvent.click(await box(4));
  const all = within(await bar()).getByRole('button', { name: /^Выбрать все/ });
  all.focus();
  await userEvent.keyboard('{Enter}');
  expect(await within(await bar()).findByText('Выбрано: 6')).toBeInTheDocument();
  expect(all).not.toBeInTheDocument();
  await waitFor(async () => expect(within(await bar()).getByRole('button', { name: 'Снять выбор' })).toHaveFocus());
});

it('Esc on what is done with the rows takes the selection back', async () => {
  await userEvent.click(await box(4));
  within(await bar())
    .getByRole('button', { name: 'Действия' })
    .focus();
  await userEvent.keyboard('{Escape}');
  isBarGone();
  expect(await box(4)).toHaveFocus();
});

it('Esc in the search, and in the window of states, leaves the selection', async () => {
  await userEvent.click(await box(4));
  (await screen.findByRole('textbox', { name: 'Заказ, клиент, телефон, товар' })).focus();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: /Все статусы/ }));
  const states = await screen.findByRole('dialog');
  await waitFor(() => expect(states).toContainElement(document.querySelector(':focus')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await within(await bar()).findByText('Выбрано: 1')).toBeInTheDocument();
});

it('what takes the selection back leads to the row that the keys were at', async () => {
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Снять выбор' }));
  isBarGone();
  expect(await box(4)).toHaveFocus();
});

it('the way back from a change leads to the row in place of one that has gone', async () => {
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
  await accept();
  await userEvent.click(await within(await bar()).findByRole('button', { name: 'Готово' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Выбрать: Заказ №\u00A04' })).toBeNull());
  await waitFor(async () => expect(await box(3)).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(await box(2)).toHaveFocus();
});

it('the way back leads to a row while refused ones stay selected', async () => {
  await userEvent.keyboard('{Control>}aa{/Control}');
  expect(await within(await bar()).findByText('Выбрано: 6')).toBeInTheDocument();
  await accept();
  await userEvent.click(await (await drawer()).findByRole('button', { name: 'Готово' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await within(await bar()).findByText('Выбрано: 1')).toBeInTheDocument();
  await waitFor(async () => expect(await box(2)).toHaveFocus());
});

it('the way back from the last of the rows leads to what is said in their place', async () => {
  rows.delete(2);
  await userEvent.keyboard('{ArrowDown}{Control>}aa{/Control}');
  expect(await within(await bar()).findByText('Выбрано: 5')).toBeInTheDocument();
  await accept();
  await userEvent.click(await (await drawer()).findByRole('button', { name: 'Готово' }));
  const title = await screen.findByRole('heading', { name: /нет/ });
  await waitFor(() => expect(document.querySelector<HTMLElement>(':focus')).toContainElement(title));
  expect(document.querySelector(':focus')?.matches('body, main')).toBe(false);
});

it('the rows that come back in place of a message have the focus that it had', async () => {
  cleanup();
  rows.delete(2);
  widen(true);
  openOrders('/orders?scope=shop', orderStaff);
  await box(5);
  await userEvent.keyboard('{ArrowDown}{Control>}aa{/Control}');
  expect(await within(await bar()).findByText('Выбрано: 5')).toBeInTheDocument();
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Принять' }));
  await screen.findByRole('heading', { name: /нет/ });
  const list = deferred<void>();
  released = list.promise;
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть, как было' }));
  await screen.findByText('Возвращено, как было: 5.');
  expect(screen.getByRole('heading', { name: /нет/ }).closest('[tabindex]')).toHaveFocus();
  list.resolve();
  await waitFor(async () => expect(await box(5)).toHaveFocus());
});

it('the keys of the rows work from a link of a row, from the bar of actions, and without a focus', async () => {
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(await within(await bar()).findByText('Выбрано: 6')).toBeInTheDocument();
  within(await bar())
    .getByRole('button', { name: 'Действия' })
    .focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await box(5)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  isBarGone();
  const link = screen.getByRole('link', { name: /№\u00A03$/ });
  link.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await box(2)).toHaveFocus();
  link.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(await within(await bar()).findByText('Выбрано: 6')).toBeInTheDocument();
  await accept();
  expect(await (await drawer()).findByText('Отказано: 1')).toBeInTheDocument();
});
