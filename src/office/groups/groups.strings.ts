/** Texts of the list of customers with orders in work. */
export const groupsStrings = {
  search: 'Имя или телефон клиента',
  empty: 'Заказов в\u00A0работе нет',
  emptyHint: 'Здесь появятся клиенты, у\u00A0которых есть новые и\u00A0принятые заказы.',
  nothingFoundHint: 'Попробуйте другое имя, телефон или статус.',
  state: 'Статус заказов',
  anyState: 'Все в\u00A0работе',
  unseen: '—',
  columns: {
    customer: 'Клиент',
    phone: 'Телефон',
    orders: 'Заказы',
    lines: 'Позиции',
    total: 'Сумма',
    balance: 'Баланс',
    payments: 'Ждут платежи',
    newest: 'Последний заказ',
  },
  newest: (id: number) => `№\u00A0${id}`,
  payments: (count: number) => `Ждут платежи: ${count}`,
} as const;
