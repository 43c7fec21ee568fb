/** Texts in place of missing data of a customer. */
export const customerStrings = {
  noPhone: 'Телефон не указан',
  noName: 'Без имени',
} as const;
