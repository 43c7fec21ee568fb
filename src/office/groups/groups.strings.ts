import { screenRoutes } from '#common/routes/screens.ts';
import { orderForms } from '#entities/order/orders.strings.ts';
import { plural } from '#lib/plural.ts';
import { customerForms } from '#office/kit/customer/customer-forms.strings.ts';

/** Texts of the lists of customers with orders in work, and of a purchase. */
export const groupsStrings = {
  title: screenRoutes.groups.title,
  search: 'Имя или телефон клиента',
  empty: 'Заказов в\u00A0работе нет',
  emptyHint: 'Здесь появятся клиенты, у\u00A0которых есть новые и\u00A0принятые заказы.',
  ofPurchase: 'Клиенты закупки',
  emptyPurchase: 'В\u00A0закупке никого нет',
  emptyPurchaseHint: 'Здесь появятся клиенты, позиции которых отправят в\u00A0эту закупку.',
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
    payments: 'На\u00A0проверке',
    newest: 'Последний заказ',
  },
  newest: (id: number) => `№\u00A0${id}`,
  list: 'Клиенты',
  /** It ends a line and never begins one. */
  dot: '\u00A0· ',
  selection: 'Выбранные клиенты',
  counted: (customers: number) => plural(customers, customerForms),
  orders: (count: number) => plural(count, orderForms),
  print: 'Печать',
  payments: (count: number) => `Платежи на\u00A0проверке: ${count}`,
} as const;
