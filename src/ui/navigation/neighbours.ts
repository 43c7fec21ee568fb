import { useHistoryState } from 'wouter/use-browser-location';
import { createContext, useContext } from 'react';
import { useLinkState, type LinkState } from './back-target.ts';

/** Records of a list that lead to each other. */
interface AmongRecords {
  /** Those that were loaded around what was in sight, in the list's order. */
  ids: readonly number[];
  /** The index of the first of them in the whole list. */
  offset: number;
  /** How many the whole list has. */
  total: number;
}

interface AmongState extends LinkState {
  among?: AmongRecords;
}

/** The records of the list around a link, which lead to each other; null where they don't. */
export const Among = createContext<AmongRecords | null>(null);

/** The history state of a link from a list whose records lead to each other. */
export function useAmongState(): AmongState {
  const among = useContext(Among);
  return { ...useLinkState(), ...(among && { among }) };
}

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
  const state = useHistoryState<Partial<AmongState> | null>();
  const { ids, offset, total } = state?.among ?? { ids: [], offset: 0, total: 0 };
  const index = ids.indexOf(id);
  if (index === -1) return null;
  return { previous: ids[index - 1], next: ids[index + 1], place: offset + index + 1, count: total, state };
}
