import { whenIdle } from '#lib/when-idle.ts';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Runs `work` when the browser is idle and no query is fetching; it must be the same function on each render. */
export function useWhenIdle(work: () => void): void {
  const isFetching = useIsFetching() > 0;
  useEffect(() => (isFetching ? undefined : whenIdle(work)), [isFetching, work]);
}
