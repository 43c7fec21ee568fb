/** Texts of a choice of columns. */
export const columnsStrings = {
  order: 'Порядок столбцов',
  column: (title: string) => `столбец «${title}»`,
  show: (title: string) => `Показывать столбец «${title}»`,
  alwaysShown: 'всегда на\u00A0виду',
  isAlwaysShown: (title: string) => `Столбец «${title}» всегда на\u00A0виду`,
  earlier: (title: string) => `Столбец «${title}» левее`,
  later: (title: string) => `Столбец «${title}» правее`,
} as const;
