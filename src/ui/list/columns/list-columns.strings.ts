import type { KeyGroup } from '#ui/keys/page-keys.ts';

/** Texts of a table's columns, which a person moves, resizes and hides. */
export const listColumnsStrings = {
  button: 'Столбцы',
  title: 'Столбцы таблицы',
  reset: 'Вернуть, как было',
  width: (title: string) => `Ширина столбца «${title}»`,
  widthOf: (pixels: number) => `${pixels}\u00A0пикс.`,
} as const;

/** The keys at the edge of a column. */
export const columnKeys: KeyGroup = {
  title: 'Край столбца',
  keys: {
    '↓ ↑': 'к краю соседнего столбца',
    '← →': 'ширина столбца',
    'Ctrl + ← →': 'переставить столбец',
    Home: 'вернуть ширину',
  },
};
