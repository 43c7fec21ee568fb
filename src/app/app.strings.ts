/** What the page says when a part of it could not be loaded. */
export const appStrings = {
  partMissing: 'Не удалось загрузить часть страницы. Обновите её.',
} as const;
