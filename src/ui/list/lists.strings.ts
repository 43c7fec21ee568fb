/** Texts of lists: their contents, pages and period. */
export const listsStrings = {
  list: 'Список',
  focusSearch: 'искать в\u00A0списке',
  nothingFound: 'Ничего не найдено',
  reset: 'Показать все',
  show: (total: number) => (total === 0 ? 'Ничего не найдено' : `Показать: ${total}`),

  chosen: (label: string, count: number) => `${label}: ${count}`,
  from: 'от',
  to: 'до',
  amountFrom: (label: string) => `${label} от`,
  amountTo: (label: string) => `${label} до`,

  moreFailed: 'Не\u00A0удалось загрузить продолжение.',
  more: (next: number, left: number) => `Показать ещё ${next}\u00A0из\u00A0${left}`,

  pages: 'Страницы списка',
  page: (page: number) => `Страница ${page}`,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',

  period: 'Период',
  since: 'С…',
  sinceDay: (day: string) => `С\u00A0${day}`,
  until: 'По…',
  untilDay: (day: string) => `По\u00A0${day}`,
  inverted: 'Конец периода раньше начала.',
  clearSince: 'Сбросить начало периода',
  clearUntil: 'Сбросить конец периода',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  previousYear: 'Предыдущий год',
  nextYear: 'Следующий год',
  previousDecade: 'Предыдущее десятилетие',
  nextDecade: 'Следующее десятилетие',
  nextRow: 'к следующей и предыдущей строке',
  openRow: 'открыть строку',
} as const;
