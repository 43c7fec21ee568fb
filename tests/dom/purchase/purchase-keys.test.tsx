import type { components } from '#contract/types.ts';
import { deferred } from '#tests/support/deferred.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { openOrders, orderStaff } from '#tests/support/dom/orders-site.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

type Schemas = components['schemas'];

const buyer = { ...orderStaff, permissions: ['get_purchase' as const] };
const purchase: Schemas['Purchase'] = {
  id: 4,
  version: 3,
  name: 'Фабрика',
  comment: '',
  state: 'open',
  intermediary: null,
  lines_count: 2,
  ordered_count: 2,
  items_count: 5,
  total: 1300,
  bought: { total: 0, margin: 0, unknown_count: 0 },
  created_at: '2026-11-21T09:30:00.000Z',
  next_states: [{ state: 'stopped', needs_reason: false }],
};
const line: Schemas['PurchaseLine'] = {
  id: 31,
  order_id: 12,
  order_state: 'accepted',
  customer: { id: 7, user: { first_name: 'Анна', last_name: 'Смирнова' }, phone: null },
  item_id: 71,
  image_url: null,
  description: 'Чашка',
  comment: '',
  count: 2,
  price: 500,
  bought_price: null,
  state: 'O',
  album: null,
};

/** A server of one purchase, which a change makes into `after`; `answered` holds the answer back. */
function serve(before: Schemas['PurchaseDetail'], after = before, answered = Promise.resolve()): void {
  let now = before;
  answerCalls(async ({ method, url }: Request) => {
    if (new URL(url).pathname !== '/api/purchases/4/')
      return Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
    if (method !== 'PUT') return Response.json(now);
    await answered;
    now = after;
    return Response.json(now.purchase);
  });
}

const vase = { ...line, id: 32, description: 'Ваза' };

it('is moved by a letter and Enter, and keeps the focus among its actions', async () => {
  const user = userEvent.setup();
  const stopped = { ...purchase, version: 4, state: 'stopped' as const, next_states: [] };
  const answer = deferred<void>();
  serve({ purchase, lines: [line], events: [] }, { purchase: stopped, lines: [line], events: [] }, answer.promise);
  openOrders('/purchases/4/list-orders/', buyer);
  const button = await screen.findByRole('button', { name: 'Закрыть для заказов' });
  await user.keyboard('[KeyH]');
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('data-loading'));
  answer.resolve();
  expect(await screen.findByText('Набрана')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Действия с\u00A0закупкой' })).toHaveFocus());
});

it('keeps the focus in the list after a line went back to its order', async () => {
  const user = userEvent.setup();
  serve({ purchase, lines: [line, vase], events: [] }, { purchase, lines: [vase], events: [] });
  openOrders('/purchases/4/list-orders/', buyer);
  await user.click(await screen.findByRole('button', { name: 'Вернуть в\u00A0заказ №\u00A012: Чашка' }));
  await waitFor(() => expect(screen.queryByText('Чашка')).toBeNull());
  expect(screen.getByRole('group', { name: 'Позиции' })).toHaveFocus();
});

it('says why it can’t be closed while a line is awaited', async () => {
  const received = { ...purchase, state: 'received' as const, ordered_count: 1, next_states: [] };
  serve({ purchase: received, lines: [line], events: [] });
  openOrders('/purchases/4/list-orders/', buyer);
  const close = await screen.findByRole('button', { name: 'Закрыть' });
  expect(close).toBeDisabled();
  expect(close).toHaveAccessibleDescription(/^Ещё не\sпришло: 1\sпозиция/);
});
