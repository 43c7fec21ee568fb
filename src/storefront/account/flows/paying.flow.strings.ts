/** Messages about a payment that was not made. */
export const payingFlowStrings = {
  top_up: 'Не удалось пополнить баланс',
  refund: 'Не удалось запросить возврат',
} as const;
