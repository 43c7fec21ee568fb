/** The one wording for what somebody else has changed meanwhile, and texts beside such a field of a form. */
export const theirsStrings = {
  meanwhile: 'Обновлено другим сотрудником. Ваши правки остались в\u00A0форме.',
  /** What to do again: `Проверьте заказ и решите ещё раз.` */
  again: (what: string) => `Обновлено другим сотрудником. ${what}`,
  now: (value: string) => `Сейчас: ${value}`,
  noValue: 'пусто',
  take: 'Взять',
  keep: 'Оставить моё',
  choose: 'Выберите, что оставить.',
} as const;
