import { useEffect } from 'react';

/** Has the browser ask before the page is left or reloaded while it holds something that would be lost. */
export function useKeepFromLeaving(isHolding: boolean): void {
  useEffect(() => {
    if (!isHolding) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHolding]);
}
