import { plural, type PluralForms } from '#lib/plural.ts';

/** The noun «символ» for how many fit. */
const ofForms: PluralForms = { one: 'символа', few: 'символов', many: 'символов' };

/** Texts of how long a text may be. */
export const textLimitStrings = {
  near: (length: number, most: number) => `${length}\u00A0из\u00A0${most}`,
  cut: (most: number) => `Не\u00A0больше ${plural(most, ofForms)}: лишнее не\u00A0вставлено.`,
  full: (most: number) => `Не\u00A0больше ${plural(most, ofForms)}.`,
} as const;
