import { stateChangeFlow } from '#entities/order/flows/state-change.flow.ts';
import { placedOrderQuery } from '#entities/order/order.queries.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { pageOf } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';

const order = orderOf({ id: 12, version: 4 });
const accepting = { state: 'accepted', needs_reason: false, is_forced: false } as const;
const billing = { state: 'need_pay', needs_reason: false, is_forced: false } as const;
const forcedBilling = { ...billing, is_forced: true };

const keys = [
  'getCurrentCustomer',
  'getCurrentRetail',
  'getDay',
  'getOrderLinesTotal',
  'getPlacedOrdersTotal',
  'listBalanceHistory',
  'listOrderGroups',
  'listOrderLines',
  'listPlacedOrders',
];

/** Asks for a bill of order 12 at version 4, which the server answers so; what is fetched anew and what was sent. */
async function bill(status: number, answer: object, settled: string) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push([request.method, new URL(request.url).pathname, await request.clone().json()]);
    return Response.json(answer, { status });
  });
  const queryClient = new QueryClient();
  for (const key of keys) queryClient.setQueryData([key], {});
  queryClient.setQueryData(placedOrderQuery(12).queryKey, order);
  const { machine, handle } = stateChangeFlow.connect(pageOf({}, queryClient).deps);
  const actor = createActor(machine, { input: { orderId: 12 } });
  actor.on('*', handle);
  actor.start();
  onTestFinished(() => {
    actor.stop();
    vi.unstubAllGlobals();
  });
  actor.send({ type: 'state.chosen', next: billing, version: 4 });
  await expect.poll(() => actor.getSnapshot().value).toBe(settled);
  const shown = queryClient.getQueryState(placedOrderQuery(12).queryKey);
  return {
    sent,
    context: actor.getSnapshot().context,
    shown: shown?.data,
    isShownAnew: shown?.isInvalidated,
    refreshed: keys.filter((key) => queryClient.getQueryState([key])?.isInvalidated),
  };
}

const afterMove = [
  'getCurrentCustomer',
  'getCurrentRetail',
  'getDay',
  'getOrderLinesTotal',
  'getPlacedOrdersTotal',
  'listBalanceHistory',
  'listOrderGroups',
  'listOrderLines',
  'listPlacedOrders',
];

it('is sent with the version that was seen, and lists, balance and counts are shown anew', async () => {
  const billed = { ...order, state: 'need_pay', version: 5 } as const;
  const { sent, shown, refreshed } = await bill(200, billed, 'idle');
  expect(sent).toEqual([['PUT', '/api/placed-order/12/update-state/', { state: 'need_pay', version: 4 }]]);
  expect(shown).toEqual(billed);
  expect(refreshed).toEqual(afterMove);
});

it('asks about the state that was chosen, as it is open now, after somebody has changed the order', async () => {
  const current = { ...order, version: 7, next_states: [accepting, forcedBilling] };
  const refusal = { code: 'changed_meanwhile', detail: 'Обновлено другим сотрудником.', current };
  const { context, shown, refreshed } = await bill(409, refusal, 'asking');
  expect(context).toMatchObject({ chosen: forcedBilling, version: 7, meanwhile: 'open' });
  expect(shown).toEqual(current);
  expect(refreshed).toEqual(afterMove);
});

it('says that the chosen state is closed now, after somebody has changed the order', async () => {
  const current = { ...order, version: 7, next_states: [accepting] };
  const refusal = { code: 'changed_meanwhile', detail: 'Обновлено другим сотрудником.', current };
  const { context } = await bill(409, refusal, 'asking');
  expect(context).toMatchObject({ chosen: billing, meanwhile: 'closed' });
});

it('fetches the order anew after a refusal, and leaves the lists', async () => {
  const { shown, isShownAnew, refreshed } = await bill(
    409,
    { code: 'order_not_priced', detail: 'Укажите цену.' },
    'idle',
  );
  expect(shown).toEqual(order);
  expect(isShownAnew).toBe(true);
  expect(refreshed).toEqual([]);
});
