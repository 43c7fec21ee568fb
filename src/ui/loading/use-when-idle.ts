import { whenIdle } from '#lib/when-idle.ts';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';

// Between what a page fetches first and what that makes it fetch next, the browser is idle for a moment too.
const QUIET_MS = 1_000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the person pays for what is loaded, or waits long for it: nothing is loaded before it is needed then. */
export function isLineDear(): boolean {
  const { saveData, effectiveType = '' } = 'connection' in navigator ? (navigator.connection as Connection) : {};
  return saveData === true || effectiveType.includes('2g');
}

/** Whether a picture in the window is still loading: what comes later would stand in its way. */
const arePicturesLoading = (): boolean =>
  [...document.images].some((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return !picture.complete && bottom > 0 && top < window.innerHeight;
  });

/**
 * Runs `work` when the browser is idle, no query has been fetching for a second and the pictures in the window are
 * there; never on a line that is slow or paid for by what is loaded. It must be the same function on each render.
 */
export function useWhenIdle(work: () => void): void {
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isFetching || isLineDear()) return undefined;
    let cancel = (): void => undefined;
    const wait = (): void => {
      const timer = setTimeout(() => {
        if (arePicturesLoading()) wait();
        else cancel = whenIdle(work);
      }, QUIET_MS);
      cancel = () => clearTimeout(timer);
    };
    wait();
    return () => cancel();
  }, [isFetching, work]);
}
