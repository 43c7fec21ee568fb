import { STANDING_DAYS } from '#machines/kit/constants.ts';

/** Texts of the lists of the shop's orders and of a customer's orders. */
export const officeOrdersStrings = {
  ofShop: 'Заказы магазина',
  inPurchase: 'Заказы закупки',
  ofCustomer: 'Заказы клиента',
  search: 'Заказ, клиент, телефон, товар',
  states: 'Статусы',
  anyState: 'Все статусы',
  sum: 'Сумма',
  owing: 'Только с\u00A0долгом',
  standing: `Стоят дольше ${STANDING_DAYS}\u00A0дней`,
  ofPurchase: (id: number) => `Закупка №\u00A0${id}`,
  sort: 'Порядок',
  newest: 'Сначала новые',
  sorts: {
    oldest: 'Сначала старые',
    customer: 'Клиент: А–Я',
    '-customer': 'Клиент: Я–А',
    sum: 'Сумма: по\u00A0возрастанию',
    '-sum': 'Сумма: по\u00A0убыванию',
  },
  emptyHint: 'Здесь появятся заказы клиентов.',
  nothingFoundHint: 'Попробуйте другой запрос или уберите часть фильтров.',
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
  charged: (sum: string) => `Списано\u00A0${sum}`,
  owes: (sum: string) => `Долг клиента:\u00A0${sum}`,
  balance: (sum: string) => `Баланс клиента:\u00A0${sum}`,
} as const;
