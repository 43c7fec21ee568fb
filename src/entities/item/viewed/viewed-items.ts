import { isId } from '#common/read-id.ts';
import { storedList } from '#lib/stored-list.ts';
import { useSyncExternalStore } from 'react';

/** The number of ids that are kept. */
export const VIEWED_KEPT = 20;

/** The ids of the items whose pages were shown on this device. */
export const viewedItems = storedList<number>('viewed-items', { kept: VIEWED_KEPT, isOne: isId });

/** The ids of the viewed items, the last first, also as other tabs change them. */
export const useViewedItems = (): readonly number[] => useSyncExternalStore(viewedItems.subscribe, viewedItems.read);
