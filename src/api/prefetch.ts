import { tokenStorage } from './storage.ts';

/** Data that is not older than this was prefetched, and the page doesn't fetch it again. */
export const PREFETCH_FRESH_MS = 2_000;

/** Whether a token is stored, so that the person's own lists can be fetched before the profile has loaded. */
export function canPrefetch(): boolean {
  return tokenStorage.read() !== null;
}
