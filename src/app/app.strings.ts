/** Messages about a part of the page that could not be loaded. */
export const appStrings = {
  partMissing: 'Не удалось загрузить часть страницы. Обновите её.',
} as const;
