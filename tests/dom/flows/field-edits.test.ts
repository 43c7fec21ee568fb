import { fieldEditsFlow } from '#office/items/list/field-edits.flow.ts';
import { fieldEditsModel } from '#tests/model/item/field-edits.model.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { expect, it } from 'vitest';

it('walks every path of the open fields of items, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(fieldEditsModel, { flow: fieldEditsFlow });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});
