/** Texts of what can be made from anywhere. */
export const createMenuStrings = {
  create: 'Создать',
  order: 'Заказ',
  purchase: 'Закупку',
  customer: 'Клиента',
  item: 'Товар',
} as const;
