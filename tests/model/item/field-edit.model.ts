import { fieldEditMachine } from '#machines/item/field-edit.machine.ts';
import { defineModel } from '../kit/model.ts';
import { someParent } from '../kit/parent.ts';
import { fieldEditTable } from './field-edit.table.ts';

/** Why the server may refuse a number. */
const refused = {
  kind: 'http',
  status: 422,
  code: 'validation_failed',
  detail: 'Проверьте поля.',
  fields: { stock: 'Целое.' },
};

/** A price that must be there, and a stock that need not be counted. */
export const fieldEditModel = defineModel('item/field-edit', {
  machine: fieldEditMachine,
  table: fieldEditTable,
  inputs: [
    { parent: someParent, itemId: 5, field: 'retail_price', seen: { version: 4, stock: 12, value: 690 } },
    { parent: someParent, itemId: 6, field: 'stock', seen: { version: 7, stock: null, value: null } },
  ],
  events: {
    'text.changed': ({ context: { field, text: now } }) =>
      ['', field === 'stock' ? '7' : '700'].filter((text) => text !== now).map((text) => ({ text })),
    'row.left': [{ hadFocus: true }, { hadFocus: false }],
  },
  outputs: {
    saveField: ({ context: { seen } }) => [
      null,
      { version: 9, stock: 8, value: 650 },
      ...(seen.value === 650 ? [] : [{ version: 11, stock: 10, value: seen.value }]),
    ],
  },
  errors: { saveField: [new Error('no answer'), refused] },
});
