import type { Change } from '../db/repositories/change.ts';

/** The change that a Change-Number header names, as the contract lets it through; null without one. */
export function readChange(header: string | undefined): Change | null {
  if (header === undefined) return null;
  const [pageId = '', number] = header.split(':');
  return { pageId, number: Number(number) };
}
