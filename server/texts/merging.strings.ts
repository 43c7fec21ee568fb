/** Why an order is cancelled whose lines have moved to another one; its customer reads it too. */
export const mergedReason = (id: number): string => `Объединён с\u00A0заказом №\u00A0${id}`;

/** Why it is back. */
export const unmergedReason = (id: number): string => `Позиции вернулись из\u00A0заказа №\u00A0${id}`;
