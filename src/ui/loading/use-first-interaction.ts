import { useEffect } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs `work` when the person first touches, types or scrolls; it must be the same function on each render. */
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
