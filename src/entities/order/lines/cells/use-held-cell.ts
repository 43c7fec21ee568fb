import { actKeys } from '#entities/acts/act-keys.ts';
import { isForPage, isInPopup } from '#ui/keys/page-keys.ts';
import { useEffect, type RefObject } from 'react';

const actCodes: ReadonlySet<string> = new Set(Object.values(actKeys).map(({ code }) => code));

/**
 * While this cell `isHeld`, the order's buttons and the keys of its acts lead back to it: the order would move with the
 * old number, and what is typed here would be lost. Links ask by themselves.
 */
export function useHeldCell(isHeld: boolean, input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const hold = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      input.current?.focus();
    };
    const hearPress = (event: MouseEvent): void => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button && input.current?.closest('[data-order]')?.contains(button)) hold(event);
    };
    const hearKey = (event: KeyboardEvent): void => {
      if (actCodes.has(event.code) && isForPage(event) && !isInPopup(event)) hold(event);
    };
    // Before the button itself, or the page, hears of it.
    document.addEventListener('click', hearPress, true);
    document.addEventListener('keydown', hearKey, true);
    return () => {
      document.removeEventListener('click', hearPress, true);
      document.removeEventListener('keydown', hearKey, true);
    };
  }, [isHeld, input]);
}
