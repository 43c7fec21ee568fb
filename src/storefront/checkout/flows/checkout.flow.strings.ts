/** What the page says when an order was not placed. */
export const checkoutFlowStrings = { failed: 'Не удалось оформить заказ' } as const;
