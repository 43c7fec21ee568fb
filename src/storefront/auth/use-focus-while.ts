import { useEffect, useRef, type RefObject } from 'react';

/** A ref for a field that is focused each time it becomes ready. */
export function useFocusWhile(isReady: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isReady) field.current?.focus();
  }, [isReady]);
  return field;
}
