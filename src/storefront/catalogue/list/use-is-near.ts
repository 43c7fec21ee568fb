import { useEffect, useRef, useState, type RefObject } from 'react';

/** An element counts as near at this distance below the window. */
const AHEAD = '1200px';

/** Whether the element has come near the window; stays true from then on. */
export function useIsNear(isNearAtOnce: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(isNearAtOnce || !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: AHEAD,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [element, isNear];
}
