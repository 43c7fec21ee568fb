import type { Permission } from '#contract/types.ts';

/**
 * Permissions as the draft of a form holds them: JSON in the order of their names, so that drafts compare by
 * themselves.
 */
export const writePermissions = (permissions: readonly Permission[]): string =>
  JSON.stringify([...permissions].toSorted());

/** The permissions of such a text. */
export const readPermissions = (text: string): Permission[] => JSON.parse(text) as Permission[];
