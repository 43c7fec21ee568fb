/** Texts of the balance in the side menu, which loads with every page. */
export const balanceStrings = {
  balance: 'Баланс',
  available: (amount: string) => `Доступно ${amount}: остальное ждёт возврата`,
  topUp: 'Пополнить',
  refund: 'Возврат денежных средств',
  noRefund: 'На балансе нет денег, которые можно вернуть.',
  reserved: 'Все деньги на балансе уже ждут возврата.',
} as const;
