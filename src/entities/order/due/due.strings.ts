/** Texts about paying an order from the balance; sums come with their currency. */
export const dueStrings = {
  title: 'Оплата заказа',
  due: (sum: string) => `К\u00A0оплате ${sum}`,
  balance: (sum: string) => `на\u00A0балансе\u00A0${sum}`,
  missing: (sum: string) => `не\u00A0хватает\u00A0${sum}`,
  inCheck: (sum: string) => `Пополнение на\u00A0${sum} уже на\u00A0проверке.`,
  topUp: (sum: string) => `Пополнить на\u00A0${sum}`,
  paid: (sum: string) => `Оплачено с\u00A0баланса: ${sum}`,
} as const;
