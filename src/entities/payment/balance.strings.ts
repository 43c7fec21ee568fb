/** Texts of the balance in the side menu, which loads with every page. */
export const balanceStrings = {
  balance: 'Баланс',
  refundInCheck: (sum: string) => `Возврат\u00A0${sum} на\u00A0проверке`,
  topUp: 'Пополнить',
  refund: 'Возврат денежных средств',
  noRefund: 'На балансе нет денег, которые можно вернуть.',
  reserved: 'Все деньги на балансе уже ждут возврата.',
} as const;
