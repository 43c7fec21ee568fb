import { useEffect } from 'react';

/** While `isHolding`, the browser asks before the page is left or reloaded. */
export function useKeepFromLeaving(isHolding: boolean): void {
  useEffect(() => {
    if (!isHolding) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHolding]);
}
