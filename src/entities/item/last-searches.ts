import { storedList } from '#lib/stored-list.ts';
import { useSyncExternalStore } from 'react';

/** What was searched for on this device. */
export const lastSearches = storedList<string>('searches', {
  kept: 5,
  isOne: (value) => typeof value === 'string',
  isEqual: (one, other) => one.toLowerCase() === other.toLowerCase(),
});

/** The last searches, also as other tabs change them. */
export const useLastSearches = (): readonly string[] => useSyncExternalStore(lastSearches.subscribe, lastSearches.read);
