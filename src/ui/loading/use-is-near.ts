import { isInBrowser } from '#lib/page-host.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the element has come near the window: `ahead` below it, in CSS pixels. Stays true from then on. */
export function useIsNear(isNearAtOnce: boolean, ahead: number): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(isNearAtOnce || (isInBrowser && !('IntersectionObserver' in globalThis)));
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: `${ahead}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, ahead]);
  return [element, isNear];
}
