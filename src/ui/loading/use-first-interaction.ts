import { useEffect } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Does it once the person touches, types or scrolls for the first time; `work` must be the same function each time. */
export function useFirstInteraction(work: () => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const begin = (): void => {
      listening.abort();
      work();
    };
    for (const sign of SIGNS) window.addEventListener(sign, begin, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, [work]);
}
