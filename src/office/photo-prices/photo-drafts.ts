import { createAtom } from '@xstate/store';

/** What is typed for a photo; the price as a plain number in text. */
export interface PhotoDraft {
  price: string;
  description: string;
}

/** What is typed of photos, by the line's id. */
export type PhotoDrafts = Readonly<Record<number, Partial<PhotoDraft>>>;

/** What is typed and not said yet. It outlives the page: a look at the order costs nothing. */
export const photoDrafts = createAtom<PhotoDrafts>({});

/** Keeps what is typed for a photo; the other field stays as the line has it, which a colleague may change. */
export const keepDraft = (id: number, typed: Partial<PhotoDraft>): void =>
  photoDrafts.set((drafts) => ({ ...drafts, [id]: { ...drafts[id], ...typed } }));

/** Forgets what was typed for a photo. */
export const dropDraft = (id: number): void => photoDrafts.set(({ [id]: _, ...others }) => others);

/** Forgets what was typed for any photo but these. */
export const keepDraftsOf = (ids: readonly number[]): void =>
  photoDrafts.set((drafts) => Object.fromEntries(Object.entries(drafts).filter(([id]) => ids.includes(Number(id)))));
