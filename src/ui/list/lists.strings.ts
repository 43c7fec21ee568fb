/** Texts of lists: their contents, pages and period. */
export const listsStrings = {
  nothingFound: 'Ничего не найдено',
  reset: 'Показать все',

  pages: 'Страницы списка',
  page: (page: number) => `Страница ${page}`,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',

  since: 'С даты',
  until: 'По дату',
  inverted: 'Конец периода раньше начала.',
  clearSince: 'Сбросить начало периода',
  clearUntil: 'Сбросить конец периода',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  previousYear: 'Предыдущий год',
  nextYear: 'Следующий год',
  previousDecade: 'Предыдущее десятилетие',
  nextDecade: 'Следующее десятилетие',
} as const;
