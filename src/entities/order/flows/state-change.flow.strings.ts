/** What the page says when an order did not change its state. */
export const stateChangeFlowStrings = { failed: 'Не удалось сменить статус заказа' } as const;
