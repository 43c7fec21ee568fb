import { isFocusFree } from '#ui/keys/page-keys.ts';
import type { MutationStatus } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** The history state of a link to rows that are all to be done with: they are selected there. */
export const selectsAll = { selectsAll: true } as const;

interface Arrival {
  /** Whether there are rows, and the person may select them. */
  hasRows: boolean;
  /** How the selection of all goes. */
  status: MutationStatus;
  /** The bar of what is selected. */
  bar: RefObject<HTMLElement | null>;
  onAll: () => void;
}

/** Selects all rows for whoever comes by such a link, once, and leads the focus to the first act of their bar. */
export function useSelectOnArrival({ hasRows, status, bar, onAll }: Arrival): void {
  const isAsked = useHistoryState<Partial<typeof selectsAll> | null>()?.selectsAll === true && hasRows;
  const isAwaited = useRef(false);
  // Before the one below: whoever comes back to a page that was kept waits for the rows of now, not for those of then.
  useEffect(() => {
    if (!isAwaited.current || (status !== 'success' && status !== 'error')) return;
    isAwaited.current = false;
    // Whoever has gone elsewhere meanwhile stays there.
    if (status === 'success' && isFocusFree())
      bar.current?.querySelector<HTMLElement>('[data-variant=filled]')?.focus();
  }, [status, bar]);
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
}
