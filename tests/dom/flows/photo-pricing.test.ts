import type { JudgedPhoto, PhotoAnswer } from '#machines/order/photo-pricing.machine.ts';
import { photoPricingFlow } from '#office/photo-prices/photo-pricing.flow.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { photoPricingModel } from '#tests/model/order/photo-pricing.model.ts';
import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { expect, it } from 'vitest';

it('walks every path of the prices of photos, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(photoPricingModel, {
    flow: photoPricingFlow,
    queries: [
      ['getPlacedOrder', { id: 12 }],
      ['getPlacedOrder', { id: 13 }],
    ],
    answers: {
      savePhoto: ({ isSaved }: PhotoAnswer, { lineId: id, verdict }: JudgedPhoto) => {
        const refusal = { code: 'changed_meanwhile', detail: 'Позиция изменилась' };
        if (verdict.kind !== 'price') {
          return [{ status: 200, body: { result: [isSaved ? { id, ok: true } : { id, ok: false, ...refusal }] } }];
        }
        const current = orderOf({ lines: [lineOfOrder({ id, price: isSaved ? 450.5 : 500 })] });
        return isSaved ? [{ status: 200, body: current }] : [{ status: 409, body: { ...refusal, current } }];
      },
    },
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});
