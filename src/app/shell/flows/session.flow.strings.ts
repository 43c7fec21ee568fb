/** Messages about the session. */
export const sessionFlowStrings = {
  profileFailed: 'Ошибка авторизации. Не удалось получить данные вашего профиля',
  expired: 'Сеанс завершён. Войдите снова.',
} as const;
