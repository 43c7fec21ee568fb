/** The message when the categories could not be fetched. */
export const categoryStrings = { failed: 'Не удалось получить список категорий' } as const;
