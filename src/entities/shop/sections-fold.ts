import { storedValue } from '#lib/stored-value.ts';

/** Whether this person has folded the sections beside the office's pages to their pictures. */
export const sectionsFold = storedValue('sections-folded', (text) => text !== null);

/** Folds the sections, or unfolds them. */
export const toggleSections = (): void => sectionsFold.change((isFolded) => (isFolded ? null : '1'));
