import { photoOrderDialog } from '#entities/shop/overlays.ts';
import { placingOrderFlow } from '#storefront/checkout/flows/placing-order.flow.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { placingOrderModel } from '#tests/model/order/placing-order.model.ts';
import { expect, it } from 'vitest';

it('walks every path of an order that is placed without a cart, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(placingOrderModel, {
    flow: placingOrderFlow,
    answers: {
      createPlacedOrder: (answer: { orderId: number } | { warnings: object[] }) => [
        'orderId' in answer ? { status: 201, body: { id: answer.orderId } } : { status: 200, body: answer },
      ],
    },
    confirms: { createPlacedOrder: (answer: object) => 'orderId' in answer },
    each: () => photoOrderDialog.open(),
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});
