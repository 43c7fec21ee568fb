import { useEffect, useRef, type RefObject } from 'react';

/** A ref whose field takes the focus each time that it is ready, so that it can be typed into at once. */
export function useFocusWhile(isReady: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isReady) field.current?.focus();
  }, [isReady]);
  return field;
}
