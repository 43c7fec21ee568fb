/** Texts of the palette. */
export const paletteStrings = {
  title: 'Быстрый переход',
  search: 'Страница, заказ, клиент, товар',
  found: 'Найденное',
  last: 'Недавнее',
  pages: 'Страницы',
  orders: 'Заказы',
  customers: 'Клиенты',
  purchases: 'Закупки',
  items: 'Товары',
  nothingFound: 'Ничего не\u00A0найдено',
  failed: (groups: string) => `Не\u00A0удалось найти: ${groups}`,
  retry: 'Повторить',
} as const;
