import { ErrorBoundary } from './error-boundary.tsx';
import { Suspense, useState, type ReactNode } from 'react';

interface OnceWantedProps {
  isWanted: boolean;
  /** Takes the wish back, so that it can be uttered anew. */
  onBroken: () => void;
  children: ReactNode;
}

/** Loads its children when they are first wanted and keeps them from then on, so that they can close gracefully. */
export function OnceWanted({ isWanted, onBroken, children }: OnceWantedProps) {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  const drop = (): void => {
    onBroken();
    setWasWanted(false);
  };
  return (
    wasWanted && (
      <ErrorBoundary onBroken={drop}>
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    )
  );
}
