import { deferred } from '#tests/support/deferred.ts';
import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const clerk = { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order' as const] };
const cup = lineOfOrder({ id: 1, version: 3, count: 2, price: 500, total: 1000 });
const next_states = [{ state: 'accepted' as const, needs_reason: false, is_forced: false }];
const order = orderOf({ version: 8, lines: [cup], next_states });
const saved = orderOf({ ...order, version: 9, lines: [{ ...cup, version: 4, count: 7, total: 3500 }] });
const moved = orderOf({ ...saved, version: 10, state: 'accepted', next_states: [] });
const edit = ['/api/order/1/', { version: 3, count: 7 }];
const move = ['/api/placed-order/12/update-state/', { state: 'accepted', version: 9 }];

/** Opens the order whose edit waits for its answer, and types a count. */
async function typeCount() {
  const user = userEvent.setup();
  const answer = deferred<Response>();
  const orders = [order];
  const asked = serveOrders(
    orders,
    () => {
      orders[0] = moved;
      return Response.json(moved);
    },
    () => answer.promise,
  );
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: '2 шт., изменить количество: Чашка' }));
  await screen.findByRole('textbox', { name: 'Количество: Чашка' });
  await user.keyboard('7');
  const sent = () => asked.filter(({ method }) => method === 'PUT').map(({ address, body }) => [address, body]);
  const settle = (response: Response) =>
    act(async () => {
      orders[0] = saved;
      answer.resolve(response);
      await answer.promise;
    });
  return { user, sent, settle };
}

const accept = () => screen.getByRole('button', { name: 'Принять' });

it.each([
  ['by its button', async (user: ReturnType<typeof userEvent.setup>) => user.click(accept())],
  [
    'by its key',
    async (user: ReturnType<typeof userEvent.setup>) => {
      await user.click(screen.getByText('Состав заказа'));
      await user.keyboard('[KeyF]');
      expect(accept()).toHaveFocus();
      await user.keyboard('{Enter}');
    },
  ],
  [
    'by its button, twice',
    async (user: ReturnType<typeof userEvent.setup>) => {
      await user.click(accept());
      await user.click(accept());
    },
  ],
])('saves the number that is being typed before it moves the order %s, each once', async (_, press) => {
  const { user, sent, settle } = await typeCount();
  await press(user);
  expect(sent()).toEqual([edit]);
  await settle(Response.json(saved));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Принят'));
  expect(await screen.findByText('7')).toBeVisible();
  expect(sent()).toEqual([edit, move]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('moves no order where the number that was typed is refused, until that is pressed again', async () => {
  const { user, sent, settle } = await typeCount();
  await user.click(accept());
  await settle(Response.json({ code: 'conflict', detail: 'Столько нельзя.' }, { status: 409 }));
  expect(await screen.findByText('Столько нельзя.')).toBeVisible();
  expect(sent()).toEqual([edit]);
  await user.click(accept());
  await waitFor(() => expect(sent()).toHaveLength(2));
});

it.each([
  ['by its button', async (user: ReturnType<typeof userEvent.setup>) => user.click(accept())],
  [
    'by keys',
    async (user: ReturnType<typeof userEvent.setup>) => {
      accept().focus();
      await user.keyboard('{Enter}');
    },
  ],
])('moves no order %s while the number that was typed lacks its reason', async (_, press) => {
  const user = userEvent.setup();
  const ordered = orderOf({ ...order, state: 'accepted', lines: [{ ...cup, state: 'O' }] });
  const asked = serveOrders([ordered]);
  const sent = () => asked.filter(({ method }) => method === 'PUT').map(({ address, body }) => [address, body]);
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: '2 шт., изменить количество: Чашка' }));
  await screen.findByRole('textbox', { name: 'Количество: Чашка' });
  await user.keyboard('1');
  await press(user);
  const reason = await screen.findByLabelText('Почему меньше');
  await user.click(accept());
  expect(reason).toHaveFocus();
  expect(sent()).toEqual([]);
  await user.keyboard('Разобрали{Enter}');
  await waitFor(() => expect(sent()).toEqual([['/api/order/1/', { version: 3, count: 1, reason: 'Разобрали' }]]));
  await user.click(accept());
  await waitFor(() => expect(sent()).toHaveLength(2));
});
