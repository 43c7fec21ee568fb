import type { SettingsTab } from '#common/routes/settings-tabs.ts';
import { settingsPlaceStrings } from '#entities/shop/settings.strings.ts';

/** Names of the tabs of the settings. */
export const tabNames: Readonly<Record<SettingsTab, string>> = {
  main: 'Основные',
  delivery: 'Способы доставки',
  'delivery-points': 'Пункты выдачи',
  info: 'Страницы',
  'permissions-group': 'Группы прав',
  audit: settingsPlaceStrings.history,
};

/** Texts of the settings' frame. */
export const settingsStrings = {
  tabs: 'Разделы настроек',
} as const;
