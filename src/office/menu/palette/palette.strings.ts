/** Texts of the palette. */
export const paletteStrings = {
  title: 'Быстрый переход',
  search: 'Страница, заказ, позиция, клиент, товар',
  found: 'Найденное',
  last: 'Недавнее',
  pages: 'Страницы',
  orders: 'Заказы',
  lines: 'Позиции',
  customers: 'Клиенты',
  purchases: 'Закупки',
  items: 'Товары',
  nothingFound: 'Ничего не\u00A0найдено',
  failed: (groups: string) => `Не\u00A0удалось найти: ${groups}`,
  retry: 'Повторить',
} as const;
