import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus on once a question, whose buttons are gone with it, was answered. */
export function useFocusOnceEnded(isAsking: boolean, next: RefObject<HTMLElement | null>): void {
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (wasAsking.current && !isAsking) next.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking, next]);
}
