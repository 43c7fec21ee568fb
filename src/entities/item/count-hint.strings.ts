/** Texts of the counts in which an item is sold; apart from those of every card, which a guest's first page loads. */
export const countHintStrings = {
  by: (step: number) => `по\u00A0${step}\u00A0шт.`,
  from: (least: number) => `от\u00A0${least}\u00A0шт.`,
  soldOnly: (rules: string) => `Продаётся ${rules}`,
} as const;
