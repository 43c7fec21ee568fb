import { whenIdle } from '#lib/when-idle.ts';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Does it when the browser is idle and the page waits for no data; `work` must be the same function each time. */
export function useWhenIdle(work: () => void): void {
  const isFetching = useIsFetching() > 0;
  useEffect(() => (isFetching ? undefined : whenIdle(work)), [isFetching, work]);
}
