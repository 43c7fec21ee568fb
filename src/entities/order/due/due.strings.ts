/** Texts about paying an order from the balance; sums come with their currency. */
export const dueStrings = {
  title: (id: number) => `Оплата заказа №\u00A0${id}`,
  due: (sum: string) => `К\u00A0оплате ${sum}`,
  balance: (sum: string) => `На\u00A0балансе\u00A0${sum}`,
  missing: (sum: string) => `не\u00A0хватает\u00A0${sum} на\u00A0все счета`,
  inCheck: (sum: string) => `Пополнение на\u00A0${sum} уже на\u00A0проверке.`,
  topUp: (sum: string) => `Пополнить на\u00A0${sum}`,
  paid: (sum: string) => `Оплачено с\u00A0баланса: ${sum}`,
  refundShort: (sum: string) => `На\u00A0возврат, который вы\u00A0ждёте, не\u00A0хватит\u00A0${sum}.`,
  unknown: 'Не\u00A0удалось проверить оплату.',
} as const;
