/** Texts of the last page of a sign-in's popup. */
export const popupEndStrings = {
  title: 'Вход',
  done: 'Вход выполнен. Это окно можно закрыть.',
  access_denied: 'Вы не разрешили вход. Это окно можно закрыть.',
  failed: 'Не удалось авторизоваться. Закройте это окно и попробуйте ещё раз.',
} as const;
