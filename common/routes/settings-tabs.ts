import type { Permission } from '#contract/types.ts';

/** The tabs of the settings by the end of their addresses, each with the permission that opens it. */
export const settingsTabs = {
  main: 'edit_retail',
  delivery: 'make_delivery',
  'delivery-points': 'make_delivery_point',
  info: 'edit_retail',
  'permissions-group': 'edit_retail',
  audit: 'edit_retail',
} as const satisfies Readonly<Record<string, Permission>>;

/** A tab of the settings, as addresses name it. */
export type SettingsTab = keyof typeof settingsTabs;

/** Whether an address names a tab. */
export const isTab = (name: string): name is SettingsTab => Object.hasOwn(settingsTabs, name);

/** The tabs that a person may open, in their order. */
export function openTabs(customer: { permissions: readonly Permission[] } | null): SettingsTab[] {
  const tabs = Object.keys(settingsTabs) as SettingsTab[];
  return tabs.filter((tab) => customer?.permissions.includes(settingsTabs[tab]));
}
