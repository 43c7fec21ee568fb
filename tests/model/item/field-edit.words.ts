import type { fieldEditMachine } from '#machines/item/field-edit.machine.ts';
import { shopItemsStrings as texts } from '#office/items/list/shop-items.strings.ts';
import { defineWords } from '../kit/words.ts';

export const fieldEditWords = defineWords<typeof fieldEditMachine>('item/field-edit', {
  title: 'Число товара в его строке',
  begin: ({ field }) =>
    `Войдите сотрудником, откройте «${texts.title}» и нажмите ${field === 'stock' ? 'остаток' : 'цену'} товара.`,
  events: {
    'text.changed': ({ text }) => (text === '' ? 'Сотрите число в поле.' : `В поле введите ${text}.`),
    'field.submitted': `Нажмите Enter (или «${texts.save}»).`,
    'field.cancelled': `Нажмите Esc (или «${texts.cancel}»).`,
    'row.left': { comes: 'Прокрутите список, пока строка не уйдёт с экрана.' },
    'row.shown': { comes: 'Прокрутите список обратно к строке.' },
  },
  answers: {
    'saveField done': ({ output }) =>
      output ? 'Пусть товар тем временем изменит другой сотрудник.' : 'Дождитесь сохранения.',
    'saveField failed': 'Пусть число не сохранится: магазин его отклонит, или сети нет.',
  },
  states: {
    editing: ({ text, meanwhile, refusal }) =>
      `${text === '' ? 'Поле пустое' : `В поле ${text}`}, его можно менять` +
      (meanwhile ? '; сказано, что запись изменилась' : '') +
      (refusal && !meanwhile ? '; сказано, почему не сохранено.' : '.'),
    saving: `Поле нельзя менять, «${texts.cancel}» недоступна.`,
    closed: 'Поля нет, вместо него число кнопкой.',
  },
});
