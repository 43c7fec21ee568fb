import { stateChangeFlow } from '#entities/order/flows/state-change.flow.ts';
import type { Meanwhile, StateTransition } from '#machines/order/state-change.machine.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { stateChangeModel } from '#tests/model/order/state-change.model.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { expect, it } from 'vitest';

it('walks every path of a change of the state of an order, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(stateChangeModel, {
    flow: stateChangeFlow,
    queries: [
      ['getPlacedOrder', { id: 12 }],
      ['getPlacedOrder', { id: 13 }],
    ],
    answers: {
      updatePlacedOrderState: (meanwhile: Meanwhile | null, { state }: StateTransition) => {
        if (meanwhile === null) return [{ status: 200, body: orderOf({ state }) }];
        const { version, next } = meanwhile;
        if (next && next.state !== state) return undefined;
        const current = orderOf({ version, next_states: next ? [next] : [] });
        return [{ status: 409, body: { code: 'changed_meanwhile', detail: 'Заказ изменился', current } }];
      },
    },
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(11);
});
