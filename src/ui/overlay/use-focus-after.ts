import { useEffect, useRef, type RefObject } from 'react';

/** Whether nobody would miss the focus: it is nowhere, or in a dialog. */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.closest('[role=dialog]') !== null;
}

/**
 * When the work ends and the pressed button is gone, focuses the first of `places` that exists; if that disappears too,
 * the next.
 */
export function useFocusAfter(isBusy: boolean, ...places: RefObject<HTMLElement | null>[]): void {
  const isDue = useRef(false);
  const given = useRef<HTMLElement>(null);
  // Runs after each render: the button may disappear later than the work ends.
  useEffect(() => {
    if (isBusy) isDue.current = true;
    const isGone = given.current?.isConnected === false;
    if (isBusy || !(isDue.current || isGone) || !isFocusLost()) return;
    isDue.current = false;
    given.current = places.find(({ current }) => current)?.current ?? null;
    given.current?.focus({ preventScroll: true });
  });
}
