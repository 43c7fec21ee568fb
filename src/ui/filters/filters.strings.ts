/** Texts of the button and the drawer of filters. */
export const filterStrings = {
  title: 'Фильтры',
  open: (count: number) => (count === 0 ? 'Фильтры' : `Фильтры: ${count}`),
  close: 'Закрыть фильтры',
  reset: 'Сбросить',
  show: 'Показать',
} as const;
