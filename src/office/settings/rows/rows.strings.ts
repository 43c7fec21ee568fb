import { quoted } from '#lib/quoted.ts';

/** Texts of rows of settings and their dialogs. */
export const rowsStrings = {
  loading: 'Загрузка...',
  edit: 'Изменить',
  editOf: (name: string) => `Изменить ${quoted(name)}`,
  remove: 'Удалить',
  removeOf: (name: string) => `Удалить ${quoted(name)}`,
  removeFailed: 'Не\u00A0удалось удалить',
  cancel: 'Отмена',
} as const;
