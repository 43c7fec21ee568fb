/** Messages about the session. */
export const sessionFlowStrings = {
  profileFailed: 'Ошибка авторизации. Не удалось получить данные вашего профиля',
  expired: 'Время сеанса истекло. Войдите ещё раз.',
} as const;
