import { fieldEditMachine, type EditedField } from '#machines/item/field-edit.machine.ts';
import { fieldEditsMachine } from '#machines/item/field-edits.machine.ts';
import { fromPromise } from 'xstate';
import { defineModel } from '../kit/model.ts';
import { fieldEditsTable } from './field-edits.table.ts';

/** Two fields of one item, and one of another. */
const places: { itemId: number; field: EditedField }[] = [
  { itemId: 5, field: 'retail_price' },
  { itemId: 5, field: 'stock' },
  { itemId: 6, field: 'stock' },
];

/** A field whose save is never answered. */
const open = fieldEditMachine.provide({ actors: { saveField: fromPromise(() => new Promise(() => undefined)) } });

/** Fields that are opened, once more too, and closed in any order. */
export const fieldEditsModel = defineModel('item/field-edits', {
  machine: fieldEditsMachine,
  table: fieldEditsTable,
  events: {
    'field.opened': places.map((place) => ({
      ...place,
      seen: { version: 4, stock: 12, value: place.field === 'stock' ? 12 : 690 },
    })),
    'field.closed': ({ context }) => context.open,
    'field.refused': [{ isShown: false, error: 'no answer' }],
    'field.changedMeanwhile': [{ isShown: true }],
  },
  // A field is walked by itself; here they only live.
  actors: { fieldEdit: open },
  projection: ({ value, context, children }) => ({ value, context, fields: Object.keys(children) }),
});
