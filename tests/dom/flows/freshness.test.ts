import { freshnessFlow } from '#app/shell/flows/freshness.flow.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { freshnessModel } from '#tests/model/shell/freshness.model.ts';
import { expect, it } from 'vitest';

it('walks every path of hearing of changes, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(freshnessModel, {
    flow: freshnessFlow,
    answers: { askChanges: (changes: object) => [{ status: 200, body: changes }] },
    queries: [
      ['getPlacedOrder', { id: 12 }],
      ['getPlacedOrder', { id: 13 }],
    ],
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});
