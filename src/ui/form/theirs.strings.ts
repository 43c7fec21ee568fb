/**
 * The one wording for what was changed meanwhile, by whomever: a colleague, the customer, or the person in another tab,
 * and texts beside such a field of a form.
 */
export const theirsStrings = {
  meanwhile: 'Запись изменилась, пока вы с\u00A0ней работали. Ваши правки остались в\u00A0форме.',
  /** What to do again: `Проверьте заказ и решите ещё раз.` */
  again: (what: string) => `Запись изменилась, пока вы с\u00A0ней работали. ${what}`,
  now: (value: string) => `Сейчас: ${value}`,
  noValue: 'пусто',
  take: 'Взять',
  keep: 'Оставить моё',
  choose: 'Выберите, что оставить.',
} as const;
