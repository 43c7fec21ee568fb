/** Texts of the snackbar. */
export const notifierStrings = {
  close: 'Закрыть сообщение',
  serverError: 'Ошибка сервера',
} as const;
