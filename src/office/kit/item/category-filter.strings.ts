/** Texts of the field that narrows a list to a category. */
export const categoryFilterStrings = { category: 'Категория', any: 'Все категории' } as const;
