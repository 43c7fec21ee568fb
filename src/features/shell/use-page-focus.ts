import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'wouter';

/** A ref for the page's content, which takes the focus when another page comes, so that reading goes on from there. */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const [path] = useLocation();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // Whoever types goes on typing: the search opens the catalogue at the first letter.
    if (document.activeElement instanceof HTMLInputElement) return;
    content.current?.focus({ preventScroll: true });
  }, [path]);
  return content;
}
