import { createAtom } from '@xstate/store';

/** What is typed for a photo; the price as a plain number in text. */
export interface PhotoDraft {
  price: string;
  description: string;
}

/** What is typed and not said yet, by the line's id. It outlives the page: a look at the order costs nothing. */
export const photoDrafts = createAtom<Readonly<Record<number, PhotoDraft>>>({});

/** Keeps what is typed for a photo. */
export const keepDraft = (id: number, draft: PhotoDraft): void =>
  photoDrafts.set((drafts) => ({ ...drafts, [id]: draft }));

/** Forgets what was typed for a photo. */
export const dropDraft = (id: number): void => photoDrafts.set(({ [id]: _, ...others }) => others);
