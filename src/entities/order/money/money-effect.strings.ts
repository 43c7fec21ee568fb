/** Texts about what a change of an order does to its customer's balance; sums come with their currency. */
export const moneyEffectStrings = {
  charge: (sum: string, left: string) => `Со\u00A0счёта клиента спишется ${sum}; станет ${left}.`,
  giveBack: (sum: string, left: string) => `На\u00A0счёт клиента вернётся ${sum}; станет ${left}.`,
  eatsRefund: (sum: string) => `Клиент ждёт возврата ${sum}: на\u00A0него денег не\u00A0хватит.`,
} as const;
