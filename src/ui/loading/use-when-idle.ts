import { whenIdle } from '#lib/when-idle.ts';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';

// Between what a page fetches first and what that makes it fetch next, the browser is idle for a moment too.
const QUIET_MS = 1_000;

/**
 * Runs `work` when the browser is idle and no query has been fetching for a second; it must be the same function on
 * each render.
 */
export function useWhenIdle(work: () => void): void {
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isFetching) return undefined;
    let cancel = (): void => clearTimeout(timer);
    const timer = setTimeout(() => {
      cancel = whenIdle(work);
    }, QUIET_MS);
    return () => cancel();
  }, [isFetching, work]);
}
