/** What stands for what a customer hasn't told. */
export const customerStrings = {
  noPhone: 'Телефон не указан',
  noName: 'Без имени',
} as const;
