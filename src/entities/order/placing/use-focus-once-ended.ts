import { useEffect, useRef, type RefObject } from 'react';

/** Focuses `next` after a question was answered, since its buttons have disappeared. */
export function useFocusOnceEnded(isAsking: boolean, next: RefObject<HTMLElement | null>): void {
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (wasAsking.current && !isAsking) next.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking, next]);
}
