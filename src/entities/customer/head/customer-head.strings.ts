/** Texts of the head of a customer's pages. */
export const customerHeadStrings = {
  toList: 'К\u00A0списку клиентов',
  toMain: 'На\u00A0главную',
  missing: 'Клиент не найден',
  balance: 'Баланс',
  screens: 'Записи клиента',
  customer: 'Карточка',
  orders: 'Заказы',
  payments: 'Платежи',
  history: 'История баланса',
} as const;
