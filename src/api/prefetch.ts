import { tokenStorage } from './storage.ts';

/** What is no older has been asked for ahead of its page, which need not ask again. */
export const PREFETCH_FRESH_MS = 2_000;

/** Whether there is someone whose own lists can be asked for before it is known who that is. */
export function canPrefetch(): boolean {
  return tokenStorage.read() !== null;
}
