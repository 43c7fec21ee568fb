/** Texts of the lists of the shop's orders and of a customer's orders. */
export const officeOrdersStrings = {
  ofShop: 'Заказы магазина',
  ofCustomer: 'Заказы клиента',
  search: 'Номер, имя или телефон',
  emptyHint: 'Здесь появятся заказы клиентов.',
  nothingFoundHint: 'Попробуйте другой номер, имя или статус.',
  columns: {
    number: 'Номер',
    customer: 'Клиент',
    phone: 'Телефон',
    date: 'Дата',
    state: 'Статус',
    items: 'Товары',
    sum: 'Сумма',
  },
  customer: 'Клиент',
} as const;
