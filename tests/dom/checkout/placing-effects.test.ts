import { placingOrderFlow } from '#storefront/checkout/flows/placing-order.flow.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { pageOf, someCustomer } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import type { PlacingForm } from '#machines/order/placing-order.machine.ts';
import { deferred, type Deferred } from '#tests/support/deferred.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';

interface Sent extends Deferred<Response> {
  key: string | null;
  isForced: boolean;
}

let sent: Sent[];
const order: PlacingForm = {
  comment: '',
  lines: [{ item_id: 7, count: 2, comment: '' }],
  delivery: { customer_id: 7, delivery_id: 1, delivery_point_id: 5, recipient_name: 'Анна Смирнова' },
};

beforeEach(() => {
  sent = [];
  answerCalls(async (request: Request) => {
    const { force = false }: { force?: boolean } = await request.json();
    const call = { ...deferred<Response>(), key: request.headers.get('Idempotency-Key'), isForced: force };
    sent.push(call);
    return call.promise;
  });
});

function start() {
  const placing = createActor(placingOrderFlow.connect(pageOf({}, new QueryClient()).deps).machine).start();
  const isFilling = () => expect.poll(() => placing.getSnapshot().matches('filling')).toBe(true);
  const submit = async (form: PlacingForm = order): Promise<Sent> => {
    const { length } = sent;
    placing.send({ type: 'form.submitted', order: form });
    await expect.poll(() => sent.length).toBe(length + 1);
    const call = sent[length];
    if (!call) throw new Error('Nothing was sent');
    return call;
  };
  return { placing, isFilling, submit };
}

it('sends the same order with the same key while no answer comes, though another was tried in between', async () => {
  const { isFilling, submit } = start();
  const first = await submit();
  first.reject(new TypeError('Failed to fetch'));
  await isFilling();
  const other = await submit({ ...order, comment: 'Позвоните' });
  other.reject(new TypeError('Failed to fetch'));
  await isFilling();
  const again = await submit();
  expect(first.key).toMatch(/^[\da-f-]{36}$/);
  expect(other.key).not.toBe(first.key);
  expect(again.key).toBe(first.key);
});

it('forces an order with the key that it was asked about', async () => {
  const { placing, submit } = start();
  const first = await submit();
  first.resolve(
    Response.json(
      { result: 'FORCE_REQUIRED', warnings: [{ code: 'duplicate', text: 'Похожий заказ уже ждёт.' }] },
      { status: 202 },
    ),
  );
  await expect.poll(() => placing.getSnapshot().matches('askingForce')).toBe(true);
  placing.send({ type: 'force.confirmed' });
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent.map(({ isForced }) => isForced)).toEqual([false, true]);
  expect(sent[1]?.key).toBe(first.key);
});

it('has a new key for the same order once the first is made', async () => {
  const { isFilling, submit } = start();
  const first = await submit();
  first.resolve(Response.json(orderOf({ id: 12 })));
  await isFilling();
  const second = await submit();
  expect(second.key).not.toBe(first.key);
});

it('leaves its delivery and its recipient for the next order', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(currentCustomerQuery.queryKey, someCustomer);
  const { handle } = placingOrderFlow.connect(pageOf({}, queryClient).deps);
  const event = { type: 'order.placed', orderId: 12 };
  handle(event);
  expect(queryClient.getQueryState(currentCustomerQuery.queryKey)?.isInvalidated).toBe(true);
});
