/** Texts about where an order is picked up. */
export const placeStrings = { map: 'Показать на\u00A0карте' } as const;
