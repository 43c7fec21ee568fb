import type { WithoutControl } from '#tests/model/kit/controls.ts';

/** What tells the fields of a list of themselves: no control does. */
export const fieldEditsWithoutControl = {
  'field.refused': 'told by a field',
  'field.changedMeanwhile': 'told by a field',
} as const satisfies WithoutControl;

/** The fields of the model, by the names that the rows give them. */
export const fieldPlaces = [
  { itemId: 5, field: 'retail_price', name: 'Цена, Чашка' },
  { itemId: 5, field: 'stock', name: 'Остаток, Чашка' },
  { itemId: 6, field: 'stock', name: 'Остаток, Ваза' },
] as const;
