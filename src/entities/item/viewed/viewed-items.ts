import { isId } from '#common/read-id.ts';
import { storedList } from '#lib/stored-list.ts';

/** The number of ids that are kept. */
export const VIEWED_KEPT = 20;

/** The ids of the items whose pages were shown on this device. */
export const viewedItems = storedList<number>('viewed-items', { kept: VIEWED_KEPT, isOne: isId });
