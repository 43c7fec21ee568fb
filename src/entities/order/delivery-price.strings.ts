/** Texts about what a delivery costs. */
export const deliveryPriceStrings = { free: 'Бесплатно' } as const;
