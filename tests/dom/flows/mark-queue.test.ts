import type { WaitingMark } from '#machines/purchase/mark-queue.rules.ts';
import { markQueueFlow } from '#storefront/market/flows/mark-queue.flow.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { markQueueModel } from '#tests/model/purchase/mark-queue.model.ts';
import { cup } from '#tests/support/dom/market-site.ts';
import { expect, it } from 'vitest';

it('walks every path of the marks at the market, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(markQueueModel, {
    flow: markQueueFlow,
    queries: [
      ['listIntermediaryPurchases', { id: 9 }],
      ['listPurchaseAlbums', { id: 9, purchaseId: 4 }],
      ['listPurchaseAlbums', { id: 9, purchaseId: 5 }],
    ],
    // What waits behind the first one changes nothing of what is sent.
    flowClass: ({ context }) => {
      const [first, ...rest] = (context as { unsent: WaitingMark[] }).unsent;
      return { mark: first?.mark, isLast: rest.length === 0 };
    },
    answers: { sendMark: () => [{ status: 200, body: cup }] },
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});
