import { isFocusFree } from '#ui/keys/page-keys.ts';
import type { MutationStatus } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** What a link to rows that are all to be done with leaves in the history. */
interface SelectsAll {
  /** How many rows there were where the link was shown. */
  selectsAll: number;
}

/** The history state of a link to so many rows that are all to be done with: they are selected there. */
export const selectsAll = (rows: number): SelectsAll => ({ selectsAll: rows });

interface Arrival {
  /** Whether the person may select rows. */
  isOn: boolean;
  /** How many rows there are; undefined while that isn't known. */
  total: number | undefined;
  /** How the selection of all goes, and how many rows it has found. */
  status: MutationStatus;
  found: number | undefined;
  /** The bar of what is selected. */
  bar: RefObject<HTMLElement | null>;
  onAll: () => void;
  /** Called where there are not as many rows as the link was for. */
  onOtherCount: (then: number, now: number) => void;
}

/**
 * Selects all rows for whoever comes by such a link, once, and leads the focus to the first act of their bar. Where
 * there are not as many as the link was for, it tells so and leads nowhere: the next key would be for rows that nobody
 * has seen.
 */
export function useSelectOnArrival({ isOn, total, status, found, bar, onAll, onOtherCount }: Arrival): void {
  const count = useHistoryState<Partial<SelectsAll> | null>()?.selectsAll;
  const asked = isOn && total !== undefined && typeof count === 'number' ? count : undefined;
  /** How many rows the selection that is under way is for. */
  const awaited = useRef<number>(null);
  const tell = useEffectEvent(onOtherCount);
  // Before the one below: whoever comes back to a page that was kept waits for the rows of now, not for those of then.
  useEffect(() => {
    const { current: wanted } = awaited;
    if (wanted === null || (status !== 'success' && status !== 'error')) return;
    awaited.current = null;
    if (status === 'error') return;
    if (found !== wanted) {
      tell(wanted, found ?? 0);
      return;
    }
    // Whoever has gone elsewhere meanwhile stays there.
    if (isFocusFree()) bar.current?.querySelector<HTMLElement>('[data-variant=filled]')?.focus();
  }, [status, found, bar]);
  const begin = useEffectEvent((wanted: number) => {
    // Back and a reload come to rows that nobody has asked for again.
    history.replaceState(null, '');
    // What comes later into an empty list was not asked for.
    if (total === 0) return;
    awaited.current = wanted;
    onAll();
  });
  useEffect(() => {
    if (asked !== undefined) begin(asked);
  }, [asked]);
}
