import { confirmFlow } from '#app/shell/flows/confirm.flow.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { expect, it } from 'vitest';

it('walks every path of a question, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(confirmModel, { flow: confirmFlow });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});
