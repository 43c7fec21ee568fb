import { useEffect, useRef, type RefObject } from 'react';

function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.closest('[role=dialog]') !== null;
}

/** Once the work is done, gives the focus to the first of the places that is there, if the pressed button has lost it; should that place go too, to the next. */
export function useFocusAfter(isBusy: boolean, ...places: RefObject<HTMLElement | null>[]): void {
  const isDue = useRef(false);
  const given = useRef<HTMLElement>(null);
  // After each render: the button goes when the outcome is shown, which may be later than the end of the work.
  useEffect(() => {
    if (isBusy) isDue.current = true;
    const isGone = given.current?.isConnected === false;
    if (isBusy || !(isDue.current || isGone) || !isFocusLost()) return;
    isDue.current = false;
    given.current = places.find(({ current }) => current)?.current ?? null;
    given.current?.focus({ preventScroll: true });
  });
}
