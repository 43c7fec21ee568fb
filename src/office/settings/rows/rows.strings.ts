import { quoted } from '#lib/quoted.ts';

/** Texts of rows of settings and their dialogs. */
export const rowsStrings = {
  loading: 'Загрузка...',
  edit: 'Изменить',
  editOf: (name: string) => `Изменить ${quoted(name)}`,
  remove: 'Удалить',
  removeOf: (name: string) => `Удалить ${quoted(name)}`,
  removeFailed: 'Не\u00A0удалось удалить',
  save: 'Сохранить',
  cancel: 'Отмена',
  unexplained: 'Не\u00A0удалось сохранить.',
  unanswered: 'Ответа нет. Проверьте связь и\u00A0попробуйте ещё раз.',
} as const;
