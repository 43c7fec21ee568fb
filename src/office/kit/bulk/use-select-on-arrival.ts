import { isFocusFree } from '#ui/keys/page-keys.ts';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** The history state of a link to rows that are all to be done with: they are selected there. */
export const selectsAll = { selectsAll: true } as const;

interface Arrival {
  /** Whether there are rows, and the person may select them. */
  hasRows: boolean;
  /** Whether rows are selected. */
  isSelected: boolean;
  /** Their bar. */
  bar: RefObject<HTMLElement | null>;
  onAll: () => void;
}

/** Selects all rows for whoever comes by such a link, once, and leads the focus to the first act of their bar. */
export function useSelectOnArrival({ hasRows, isSelected, bar, onAll }: Arrival): void {
  const isAsked = useHistoryState<Partial<typeof selectsAll> | null>()?.selectsAll === true && hasRows;
  const isAwaited = useRef(false);
  const begin = useEffectEvent(() => {
    isAwaited.current = true;
    onAll();
  });
  useEffect(() => {
    if (!isAsked) return;
    // Back and a reload come to rows that nobody has asked for again.
    history.replaceState(null, '');
    begin();
  }, [isAsked]);
  useEffect(() => {
    if (!isAwaited.current || !isSelected) return;
    isAwaited.current = false;
    // Whoever has gone elsewhere meanwhile stays there.
    if (isFocusFree()) bar.current?.querySelector<HTMLElement>('[data-variant=filled]')?.focus();
  }, [isSelected, bar]);
}
