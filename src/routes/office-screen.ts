import type { ScreenName } from './branches.ts';

/** A screen that the office shows: of a branch, or one that it alone has. */
export type OfficeScreenName = ScreenName | 'settings';
