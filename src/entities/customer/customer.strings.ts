/** Texts of customers, and in place of their missing data. */
export const customerStrings = {
  failed: 'Не удалось получить клиента',
  noPhone: 'Телефон не указан',
  noName: 'Без имени',
} as const;

/** Types of customers. */
export const customerTypeNames = { retail: 'Розница', wholesale: 'Опт' } as const;
