/** Texts of the dialog that tells the keys. */
export const keysStrings = {
  title: 'Клавиши',
  close: 'Закрыть',
} as const;
