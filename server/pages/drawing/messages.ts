import type { CallAnswer, StyledPage } from '#common/drawing.ts';

/** What the thread that draws pages is told. */
export type ToDrawer =
  { kind: 'draw'; drawing: number; path: string } | { kind: 'answer'; call: number; answer: CallAnswer };

/** What it tells. */
export type FromDrawer =
  /** A drawing asks for `path`, with its query, of the API. */
  | { kind: 'call'; drawing: number; call: number; path: string }
  /** Null where the page is not for guests. */
  | { kind: 'drawn'; drawing: number; page: StyledPage | null }
  | { kind: 'failed'; drawing: number; reason: string };
