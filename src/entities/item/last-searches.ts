import { storedList } from '#lib/stored-list.ts';

/** What was searched for on this device. */
export const lastSearches = storedList<string>('searches', {
  kept: 5,
  isOne: (value) => typeof value === 'string',
  isEqual: (one, other) => one.toLowerCase() === other.toLowerCase(),
});
