/**
 * Colours that go together: a thing (`main`, `deep`, `soft`), its decoration (`accent`, `spark`) and the room behind it
 * (`wall`, `shade`, `table`).
 */
export interface Palette {
  wall: string;
  shade: string;
  table: string;
  main: string;
  deep: string;
  soft: string;
  accent: string;
  spark: string;
}

const palette = (
  wall: string,
  shade: string,
  table: string,
  main: string,
  deep: string,
  soft: string,
  accent: string,
  spark: string,
): Palette => ({
  wall,
  shade,
  table,
  main,
  deep,
  soft,
  accent,
  spark,
});

export const palettes = {
  sage: palette('#f7ebe1', '#efdbcb', '#e2c3aa', '#93a98a', '#5f7859', '#eff2e6', '#d4794f', '#f0c272'),
  terracotta: palette('#e7eeea', '#d3dfda', '#b7cbc4', '#cf7550', '#994a2d', '#f9e6d8', '#3f6b66', '#f1b26b'),
  sky: palette('#fcf3e2', '#f6e4c3', '#eacd9b', '#7da5c4', '#446e8e', '#ebf3f8', '#de8660', '#f6d28a'),
  mustard: palette('#e6ebf1', '#d1dae5', '#b1c0d1', '#e0a93f', '#a57222', '#fcf0d5', '#44617f', '#f7d68b'),
  plum: palette('#f5eaee', '#e8d5dc', '#d3b4c0', '#80496a', '#542e46', '#f1dde7', '#e09a55', '#f3cfa0'),
  rose: palette('#ebf1ed', '#d9e5dd', '#bcd0c3', '#de949e', '#ad5d6b', '#fcecec', '#66906f', '#f4cb88'),
  forest: palette('#f6efde', '#ebdfc2', '#d8c292', '#41694f', '#264636', '#e5eee1', '#d4663f', '#edb95e'),
  sand: palette('#e5ecee', '#cfdbde', '#adc1c6', '#dcc19c', '#a28459', '#fbf4e8', '#467783', '#d98f63'),
  ink: palette('#f3ece4', '#e4d8ca', '#ccb7a0', '#414e61', '#272f3f', '#e6eaf0', '#d8a24a', '#f0d9a8'),
  lavender: palette('#f9f2e4', '#efe4ca', '#dccaa1', '#9a8fc0', '#62578f', '#f0edf9', '#e39a52', '#f4d58f'),
  peach: palette('#e5eff1', '#cde0e4', '#a8c6cd', '#f0a582', '#be6a49', '#fff0e7', '#3e7480', '#f7d08c'),
  teal: palette('#fbeee7', '#f3d9cb', '#e2b8a2', '#3f8a8c', '#235c60', '#e1f1ef', '#e67e55', '#f6cb7c'),
  cream: palette('#dfe8dc', '#c6d5c2', '#a1b89d', '#f3e8d3', '#bfa77b', '#fffcf4', '#b5573d', '#6f8f6b'),
  cherry: palette('#f6efe8', '#eadccf', '#d4bba6', '#b43c4a', '#7a2231', '#fae3e1', '#2f5d62', '#efbc73'),
  cocoa: palette('#f1ecf4', '#dfd6e6', '#c1b2cc', '#7d5a45', '#503627', '#f2e5da', '#dd9292', '#efcb8e'),
  mint: palette('#fef0eb', '#f8dcd3', '#e9baac', '#a3cebc', '#5b937d', '#eff8f4', '#de7370', '#f5ce7f'),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** The palette of the items beside one of this palette. */
export const neighbours: Record<PaletteName, PaletteName> = {
  sage: 'terracotta',
  terracotta: 'sage',
  sky: 'mustard',
  mustard: 'sky',
  plum: 'peach',
  rose: 'forest',
  forest: 'mustard',
  sand: 'teal',
  ink: 'sand',
  lavender: 'cream',
  peach: 'teal',
  teal: 'peach',
  cream: 'cherry',
  cherry: 'cream',
  cocoa: 'rose',
  mint: 'rose',
};
