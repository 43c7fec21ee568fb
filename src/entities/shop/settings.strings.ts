/** Texts of the settings that every part of the site knows. */
export const settingsPlaceStrings = {
  title: 'Настройки сайта',
  signIn: 'Войдите, чтобы изменить настройки',
  history: 'История изменений',
} as const;
