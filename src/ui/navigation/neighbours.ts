import { useHistoryState } from 'wouter/use-browser-location';
import type { LinkState } from './back-target.ts';

interface Neighbours {
  previous: number | undefined;
  next: number | undefined;
  /** The record's place in the list, from 1. */
  place: number;
  count: number;
  /** The history state of the links to them, so that they lead on and back to the same list. */
  state: unknown;
}

/** The records beside this one in the list that the person came from; null if they came from elsewhere. */
export function useNeighbours(id: number): Neighbours | null {
  const state = useHistoryState<Partial<LinkState> | null>();
  const { ids, offset, total } = state?.among ?? { ids: [], offset: 0, total: 0 };
  const index = ids.indexOf(id);
  if (index === -1) return null;
  return { previous: ids[index - 1], next: ids[index + 1], place: offset + index + 1, count: total, state };
}
