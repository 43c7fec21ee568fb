import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus on once a question, whose buttons are gone with it, was answered. */
export function useFocusOnceEnded(isAsking: boolean, next: RefObject<HTMLElement | null>): void {
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (wasAsking.current && !isAsking) next.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking, next]);
}

/** Has the browser ask before the page is left while it holds what a reload would lose. */
export function useKeepFromLeaving(isHolding: boolean): void {
  useEffect(() => {
    if (!isHolding) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHolding]);
}
