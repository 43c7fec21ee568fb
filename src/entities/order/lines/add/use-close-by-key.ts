import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onClose` when Escape is pressed within the element. */
export function useCloseByKey(element: RefObject<HTMLElement | null>, onClose: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useEffect(() => {
    const within = element.current;
    const listener = (event: KeyboardEvent): void => hear(event);
    within?.addEventListener('keydown', listener);
    return () => within?.removeEventListener('keydown', listener);
  }, [element]);
}
