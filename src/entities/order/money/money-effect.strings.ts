/** What a balance comes to after a change, as it is told at the end of a sentence. */
const left = (isBelow: boolean, sum: string, otherwise: string): string =>
  isBelow ? `останется долг ${sum}` : `${otherwise} ${sum}`;

/** Texts about what a change of an order does to its customer's balance; sums come with their currency, unsigned. */
export const moneyEffectStrings = {
  charge: (sum: string, isBelow: boolean, balance: string) =>
    `С\u00A0баланса клиента спишется ${sum}, ${left(isBelow, balance, 'останется')}.`,
  giveBack: (sum: string, isBelow: boolean, balance: string) =>
    `На\u00A0баланс клиента вернётся ${sum}, ${left(isBelow, balance, 'станет')}.`,
  eatsRefund: (sum: string) => `Клиент ждёт возврата ${sum}: на\u00A0него денег не\u00A0хватит.`,
} as const;
