/** Texts of the viewed items. */
export const viewedStrings = {
  title: 'Недавно смотрели',
  clear: 'Очистить',
  clearAll: 'Очистить недавно просмотренное',
  cleared: 'Список просмотренных товаров очищен',
} as const;
