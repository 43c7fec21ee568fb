/** The message when an order could not be placed. */
export const checkoutFlowStrings = { failed: 'Не удалось оформить заказ' } as const;
