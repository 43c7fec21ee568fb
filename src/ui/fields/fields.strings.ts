const MOST_LETTERS = 30;

const shortened = (text: string): string =>
  text.trim().length > MOST_LETTERS ? `${text.trim().slice(0, MOST_LETTERS)}…` : text.trim();

/** Texts of fields. */
export const fieldsStrings = {
  code: 'Код из номера',
  readyAnswers: 'Готовые ответы',
  tooManyDecimals: (text: string) =>
    `Не\u00A0больше двух знаков после запятой: «${shortened(text)}» не\u00A0вставлено.`,
  notAmount: (text: string) => `Это не\u00A0сумма: «${shortened(text)}» не\u00A0вставлено.`,
  notNumber: (text: string) => `Это не\u00A0число: «${shortened(text)}» не\u00A0вставлено.`,
  notWhole: (text: string) => `Нужно целое число: «${shortened(text)}» не\u00A0вставлено.`,
  most: (bound: string) => `Не\u00A0больше ${bound}`,
  least: (bound: string) => `Не\u00A0меньше ${bound}`,
  /** What is wrong with a pasted text, with the text. */
  notPasted: (wrong: string, text: string) => `${wrong}: «${shortened(text)}» не\u00A0вставлено.`,
} as const;

/** Keys for the decimal comma: both signs, and the letters on their keys in the Russian layout. */
export const COMMA_KEYS = ['.', ',', 'ю', 'б'];
