import { ErrorBoundary } from '../states/error-boundary.tsx';
import { Suspense, useState, type ReactNode } from 'react';

interface MountOnOpenProps {
  isOpen: boolean;
  /** Takes the wish back, so that it can be uttered anew. */
  onBroken: () => void;
  children: ReactNode;
}

/** Loads its children when they are first wanted and keeps them from then on, so that they can close gracefully. */
export function MountOnOpen({ isOpen, onBroken, children }: MountOnOpenProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const drop = (): void => {
    onBroken();
    setWasOpen(false);
  };
  return (
    wasOpen && (
      <ErrorBoundary onBroken={drop}>
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    )
  );
}
