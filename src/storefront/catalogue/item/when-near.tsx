import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import type { ReactNode } from 'react';
import { useIsNear } from '../list/use-is-near.ts';

const AHEAD_PX = 300;

/** A part of the page that loads when its place comes near the window; the rest of the page works without it. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [place, isNear] = useIsNear(false, AHEAD_PX);
  return <div ref={place}>{isNear && <RetryBoundary fallback={null}>{children}</RetryBoundary>}</div>;
}
