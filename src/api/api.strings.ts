/** Messages of errors without an answer. */
export const apiStrings = {
  network: 'Нет связи с сервером',
  timeout: 'Сервер не ответил вовремя',
} as const;
