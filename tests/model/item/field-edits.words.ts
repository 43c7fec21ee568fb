import type { EditedField } from '#machines/item/field-edit.machine.ts';
import type { fieldEditsMachine } from '#machines/item/field-edits.machine.ts';
import { shopItemsStrings as texts } from '#office/items/list/shop-items.strings.ts';
import { defineWords } from '../kit/words.ts';

const fields: Readonly<Record<EditedField, string>> = {
  retail_price: texts.columns.price,
  trade_price: texts.columns.tradePrice,
  stock: texts.columns.stock,
};
const nameOf = ({ itemId, field }: { itemId: number; field: EditedField }): string =>
  texts.field(fields[field], itemId === 5 ? 'Чашка' : 'Ваза');

export const fieldEditsWords = defineWords<typeof fieldEditsMachine>('item/field-edits', {
  title: 'Несколько чисел товаров сразу',
  begin: `Войдите сотрудником, откройте «${texts.title}».`,
  events: {
    'field.opened': (place) => `Нажмите число «${nameOf(place)}».`,
    'field.closed': (place) => `В поле «${nameOf(place)}» нажмите Esc.`,
    'field.refused': { comes: 'Пусть число не сохранится.' },
    'field.changedMeanwhile': { comes: 'Пусть число тем временем изменит другой сотрудник.' },
  },
  states: {
    ready: ({ open }) => (open.length === 0 ? 'Полей нет.' : `Открыты поля: ${open.map(nameOf).join('; ')}.`),
  },
});
