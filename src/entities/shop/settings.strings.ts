/** Texts of the settings that every part of the site knows. */
export const settingsPlaceStrings = {
  history: 'История изменений',
} as const;
