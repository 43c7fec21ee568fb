import type { FieldSave, SeenItem } from '#machines/item/field-edit.machine.ts';
import { fieldEditFlow } from '#office/items/list/field-edits.flow.ts';
import { fieldEditModel } from '#tests/model/item/field-edit.model.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { expect, it } from 'vitest';

it('walks every path of a field of an item, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(fieldEditModel, {
    flow: fieldEditFlow,
    answers: {
      saveField: (other: SeenItem | null, { itemId: id, field, value, seen }: FieldSave) => {
        if (other === null)
          return [{ status: 200, body: { id, version: seen.version + 1, stock: 12, [field]: value } }];
        // Of a stock both are one field.
        if (field === 'stock' && other.stock !== other.value) return undefined;
        const current = { id, version: other.version, stock: other.stock, [field]: other.value };
        return [{ status: 409, body: { code: 'changed_meanwhile', detail: 'Товар изменился', current } }];
      },
    },
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(324);
});
