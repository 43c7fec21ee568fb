/** Texts of a record's form, where it has no words of its own. */
export const recordFormStrings = {
  save: 'Сохранить',
  cancel: 'Отмена',
  unexplained: 'Не\u00A0удалось сохранить.',
  unanswered: 'Ответа нет. Проверьте связь и\u00A0попробуйте ещё раз.',
  yes: 'да',
  no: 'нет',
} as const;
