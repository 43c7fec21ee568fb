/** Texts of loading, empty and error states. */
export const statesStrings = {
  loading: 'Загрузка...',
  retry: 'Повторить',
  failedTitle: 'Не получилось загрузить',
  failedText: 'Проверьте связь и попробуйте ещё раз.',
  shopUnreached: 'Магазин сейчас не отвечает. Проверьте связь и попробуйте ещё раз.',
  unreachedTitle: 'Нет связи с магазином',
  brokenTitle: 'Что-то пошло не так',
  brokenText: 'Обновите страницу. Если не поможет, загляните чуть позже.',
  reload: 'Обновить страницу',
  clearSearch: 'Очистить поиск',
  signIn: 'Войти',
  signInText: 'Войдите, и мы сразу вернём вас сюда.',
  notFoundCode: '404',
  notFound: 'Страница не найдена',
  toMain: 'На главную',
} as const;
