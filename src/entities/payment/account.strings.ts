import type { BalanceEntryType, PaymentState, PaymentType, PaymentWay } from '#contract/types.ts';

/** Names of the types of payments. */
export const paymentTypeNames: Readonly<Record<PaymentType, string>> = {
  top_up: 'Пополнение',
  refund: 'Возврат',
};

/** Names of the ways to pay. */
export const paymentWayNames: Readonly<Record<PaymentWay, string>> = {
  sbp: 'СБП',
  card: 'Карта',
  transfer: 'Перевод',
  cash: 'Наличные',
};

/** Names of a payment's states. */
export const paymentStateNames: Readonly<Record<PaymentState, string>> = {
  W: 'На проверке',
  F: 'Подтверждён',
  C: 'Отменён',
};

/** Names of the types of ledger entries. */
export const entryTypeNames: Readonly<Record<BalanceEntryType, string>> = {
  top_up: 'Пополнение',
  refund: 'Возврат',
  order_charge: 'Списание за заказ',
  order_return: 'Возврат за заказ',
  correction: 'Корректировка',
};

/** Texts of payments and the balance history. */
export const accountStrings = {
  historyOf: 'История баланса клиента',
  historyOfOrder: (id: number) => `Баланс по заказу №\u00A0${id}`,
  balanceNow: 'Баланс сейчас',
  toPayments: 'Платежи',
  toOrder: 'К заказу',

  type: 'Вид',
  anyType: 'Все виды',
  anyEntry: 'Все операции',
  entry: 'Операция',
  state: 'Статус',
  anyState: 'Все статусы',
  columns: {
    number: 'Номер',
    date: 'Дата',
    type: 'Вид',
    way: 'Способ',
    note: 'Комментарий',
    receipt: 'Чек',
    state: 'Статус',
    amount: 'Сумма',
    entry: 'Операция',
    author: 'Автор',
    balance: 'Баланс',
  },
  shop: 'Магазин',
  order: (id: number) => `Заказ №\u00A0${id}`,
  payment: (id: number) => `Платёж №\u00A0${id}`,
  receipt: 'Чек',
  receiptOf: (id: number) => `Чек платежа №\u00A0${id}`,
  withdraw: 'Отозвать',
  withdrawOf: (id: number) => `Отозвать платёж №\u00A0${id}`,
  withdrawFailed: 'Не удалось отозвать платёж',
  askedBy: 'Кто записал',
  askedAt: 'Заявка',
  decision: 'Решение',
  reason: 'Причина',
  changes: 'Изменения',
  changed: { amount: 'Сумма', way: 'Способ', comment: 'Комментарий' },
  noValue: 'нет',
  loadingPayment: 'Загрузка платежа',
  answer: 'Ответ магазина',
  balanceAfter: 'Баланс после',

  noPayments: 'Платежей пока нет',
  noPaymentsHint: 'Пополните баланс, и заявка появится здесь.',
  noHistory: 'Баланс ещё не менялся',
  noHistoryHint: 'Здесь появятся пополнения, возвраты и оплата заказов.',
  noHistoryOfOrder: 'За этот заказ ещё не списывали',
  noHistoryOfOrderHint: 'Деньги списываются, когда мы собрали заказ или попросили его оплатить.',
  nothingFoundHint: 'Попробуйте другой вид, статус или период.',
} as const;
