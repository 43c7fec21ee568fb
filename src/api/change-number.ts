import { makeUuid } from '#lib/uuid.ts';

const pageId = makeUuid();
let last = 0;

/** A header with the next change number: the server ignores a change that arrives after one with a higher number. */
export function nextChange(): { 'Change-Number': string } {
  last += 1;
  return { 'Change-Number': `${pageId}:${last}` };
}
