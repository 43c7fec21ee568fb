import type { PlacedOrder } from '#contract/types.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const step = (state: PlacedOrder['state']) => ({ state, needs_reason: false, is_forced: false });
const order = orderOf({ version: 8, next_states: [step('accepted')] });
const accepted = orderOf({ ...order, version: 9, state: 'accepted', next_states: [step('collected')] });

/** Accepts an order; in place of the button then stands the one that takes the money. */
async function accept() {
  const orders = [order];
  const asked = serveOrders(orders, () => {
    orders[0] = accepted;
    return Response.json(accepted);
  });
  openOrders('/orders/12/', orderStaff);
  await userEvent.click(await screen.findByRole('button', { name: 'Принять' }));
  const next = await screen.findByRole('button', { name: /собран/i });
  const sent = () => asked.flatMap(({ method, body }) => (method === 'PUT' ? [(body as { state: string }).state] : []));
  return { next, sent };
}

it('a double click makes one step of an order', async () => {
  const { next, sent } = await accept();
  fireEvent.click(next, { detail: 2 });
  expect(next).not.toHaveAttribute('data-loading');
  fireEvent.click(next, { detail: 1 });
  expect(next).toHaveAttribute('data-loading');
  await expect.poll(sent).toEqual(['accepted', 'collected']);
});

it('a tap on what has come under the finger just now is none', async () => {
  const { next, sent } = await accept();
  const press = (pointerType: string): void => {
    const event = createEvent.click(next, { detail: 1 });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    fireEvent(next, event);
  };
  press('touch');
  expect(next).not.toHaveAttribute('data-loading');
  press('mouse');
  await expect.poll(sent).toEqual(['accepted', 'collected']);
});
