/** Texts around the pages of the shop about itself. */
export const infoStrings = {
  loading: 'Загрузка...',
  missingHint: 'Возможно, магазин её убрал. Остальное\u00A0— внизу страницы.',
  toCatalogue: 'В каталог',
  updated: (day: string) => `Обновлено ${day}`,
  reach: 'Как с\u00A0нами связаться',
  points: 'Пункты выдачи',
} as const;
