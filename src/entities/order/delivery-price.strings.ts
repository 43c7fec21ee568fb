/** Texts about what a delivery costs. */
export const deliveryPriceStrings = {
  free: 'Бесплатно',
  freeFrom: (sum: string) => `Бесплатно от\u00A0${sum}.`,
} as const;
