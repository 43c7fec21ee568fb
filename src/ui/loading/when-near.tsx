import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import type { ReactNode } from 'react';
import { useIsNear } from './use-is-near.ts';

const AHEAD_PX = 300;

interface WhenNearProps {
  /** Takes the place of the part until it has loaded. */
  reserve?: ReactNode;
  children: ReactNode;
}

/** A part of the page that loads when its place comes near the window; the rest of the page works without it. */
export function WhenNear({ reserve = null, children }: WhenNearProps) {
  const [place, isNear] = useIsNear(false, AHEAD_PX);
  return <div ref={place}>{isNear ? <RetryBoundary fallback={reserve}>{children}</RetryBoundary> : reserve}</div>;
}
