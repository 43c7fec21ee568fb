import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;
const nothing = (): null => null;

/** Notes whether React asks for what the server had: only a part that takes over what is drawn does. */
function makeProbe(): { ask: () => null; isAsked: () => boolean } {
  let isAsked = false;
  return {
    ask: () => {
      isAsked = true;
      return null;
    },
    isAsked: () => isAsked,
  };
}

/**
 * Whether the page is the browser's own. False while it takes over what the server has drawn, which knows nothing of
 * this device; true at once where the server has drawn nothing.
 */
export function useIsHydrated(): boolean {
  const [probe] = useState(makeProbe);
  useSyncExternalStore(never, nothing, probe.ask);
  const [isHydrated, setHydrated] = useState(() => !probe.isAsked());
  // In a transition, which gives way to the person; a snapshot that differs would render all parts at once.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
