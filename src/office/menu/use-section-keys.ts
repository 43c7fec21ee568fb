import { toggleSections } from '#entities/shop/sections-fold.ts';
import { useNavigateAsking } from '#page/use-ask-before-leaving.ts';
import { isForPage, isUnderDialog, usePageKeys } from '#ui/keys/page-keys.ts';
import { useEffect, useState } from 'react';
import { sectionKeys } from './menu.strings.ts';
import type { OfficePage } from './office-pages.tsx';

/** The number in `Digit3`; null for another key. In any layout, and whatever Alt makes of it. */
const digitOf = ({ code }: KeyboardEvent): number | null => Number(/^Digit([1-9])$/.exec(code)?.[1]) || null;

/** Buttons show the keys of their acts while the page has it. */
const SHOWN = 'data-keys-shown';

/** Alt with a digit opens that section, `[` folds them all. Returns whether Alt is held: the keys are shown then. */
export function useSectionKeys(pages: readonly OfficePage[]): boolean {
  const navigate = useNavigateAsking();
  const [isHeld, setHeld] = useState(false);
  usePageKeys(sectionKeys, (event) => {
    if (event.code === 'BracketLeft' && isForPage(event)) {
      toggleSections();
      return true;
    }
    const page = event.altKey && !event.ctrlKey && !event.metaKey && pages[(digitOf(event) ?? 0) - 1];
    if (!page || isUnderDialog()) return false;
    void navigate(page.href);
    return true;
  });
  useEffect(() => {
    const hear = ({ key, type }: KeyboardEvent): void => setHeld(type === 'keydown' && key === 'Alt');
    const forget = (): void => setHeld(false);
    window.addEventListener('keydown', hear);
    window.addEventListener('keyup', hear);
    window.addEventListener('blur', forget);
    return () => {
      window.removeEventListener('keydown', hear);
      window.removeEventListener('keyup', hear);
      window.removeEventListener('blur', forget);
    };
  }, []);
  useEffect(() => {
    const { documentElement: page } = document;
    page.toggleAttribute(SHOWN, isHeld);
    return () => page.removeAttribute(SHOWN);
  }, [isHeld]);
  return isHeld;
}
