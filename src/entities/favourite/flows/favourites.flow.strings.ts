/** Messages about favourites that failed. */
export const favouritesFlowStrings = {
  load: 'Не удалось получить понравившиеся товары',
  save: 'Не удалось изменить понравившиеся товары',
} as const;
