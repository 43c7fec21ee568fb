import { makeUuid } from '#lib/uuid.ts';

const pageId = makeUuid();
let last = 0;

/** Numbers a change that this page sends, so that an older one that comes to the server later does nothing. */
export function nextChange(): { 'Change-Number': string } {
  last += 1;
  return { 'Change-Number': `${pageId}:${last}` };
}
