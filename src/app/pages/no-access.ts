import { lazyPart } from '#ui/loading/lazy-part.ts';

/** What stands in place of a page that is not for this person. */
export const NoAccess = lazyPart<'NoAccessPage', object>(() => import('./no-access-page.tsx'), 'NoAccessPage');
