/** Texts of fields. */
export const fieldsStrings = {
  code: 'Код из номера',
} as const;

/** What stands for the decimal comma: a dot, and the letters on the keys of both signs in the Russian layout. */
export const COMMA_KEYS = ['.', 'ю', 'б'];
