/** What an error that never got an answer says. */
export const apiStrings = {
  network: 'Нет связи с сервером',
  timeout: 'Сервер не ответил вовремя',
} as const;
