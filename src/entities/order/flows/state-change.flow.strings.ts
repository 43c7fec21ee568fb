/** The message when an order's state could not be changed. */
export const stateChangeFlowStrings = { failed: 'Не удалось сменить статус заказа' } as const;
