/** Texts of fields. */
export const fieldsStrings = {
  code: 'Код из номера',
} as const;

/** Keys for the decimal comma: both signs, and the letters on their keys in the Russian layout. */
export const COMMA_KEYS = ['.', ',', 'ю', 'б'];
