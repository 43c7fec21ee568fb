/** Texts of what a list of orders or of their lines comes to. */
export const listSumsStrings = {
  pieces: (count: string) => `${count}\u00A0шт.`,
  canceled: 'из\u00A0них отменено',
  unpriced: (count: string) => `без\u00A0цены:\u00A0${count}`,
} as const;
