import { useIsHydrated } from '../loading/use-is-hydrated.ts';
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
  // One may be open before the browser has taken over a page that was drawn without it.
  const isHydrated = useIsHydrated();
  const [wasOpen, setWasOpen] = useState(isHydrated && isOpen);
  if (isHydrated && isOpen && !wasOpen) setWasOpen(true);
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
