import { ErrorBoundary } from '../states/error-boundary.tsx';
import { Suspense, useState, type ReactNode } from 'react';

interface MountOnOpenProps {
  isOpen: boolean;
  /** Called if the children fail; should close them, so that the person can open them again. */
  onBroken: () => void;
  children: ReactNode;
}

/** Mounts its children when they are first opened and keeps them mounted, so that their closing is animated. */
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
