import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * Whether the page is the browser's own. False while it takes over what the server has drawn, which knows nothing of
 * this device; true at once where the server has drawn nothing.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
