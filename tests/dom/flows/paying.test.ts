import { payingFlow } from '#storefront/account/flows/paying.flow.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { payingModel } from '#tests/model/payment/paying.model.ts';
import { paymentOf } from '#tests/support/dom/account-samples.ts';
import { expect, it } from 'vitest';

it('walks every path of a top-up and a refund, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(payingModel, {
    flow: payingFlow,
    answers: {
      createPayment: ({ paymentId }: { paymentId: number }) => [{ status: 201, body: paymentOf({ id: paymentId }) }],
    },
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});
