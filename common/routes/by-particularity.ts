// A parameter sorts after any word, so that `/item/new/` comes before `/item/:id/`.
const rankOf = (path: string): string => path.replace(/:[^/]+/g, '\uFFFF');

/** Compares paths so that a more specific one comes before a more general one. */
export const byParticularity = (one: { path: string }, other: { path: string }): number =>
  rankOf(one.path) < rankOf(other.path) ? -1 : 1;
