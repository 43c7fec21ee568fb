import { uploadsFlow } from '#entities/upload/flows/uploads.flow.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { uploadsModel } from '#tests/model/upload/uploads.model.ts';
import { expect, it } from 'vitest';

it('walks every path of the pictures of a record, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(uploadsModel, { flow: uploadsFlow });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});
