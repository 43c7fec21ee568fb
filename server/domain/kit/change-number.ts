import type { NumberedChange } from '../../db/query/change.ts';

/** The change in a validated Change-Number header; null without a header. */
export function readNumberedChange(header: string | undefined): NumberedChange | null {
  if (header === undefined) return null;
  const [pageId = '', number] = header.split(':');
  return { pageId, number: Number(number) };
}
