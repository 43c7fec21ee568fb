import { isBack } from '#ui/navigation/navigation-type.ts';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'wouter';

/** A page without a heading after this time has failed, or will focus its heading itself. */
const GIVE_UP_MS = 10_000;

/** Moves the focus from the content to its heading, as soon as there is one. Returns a function to cancel. */
function focusHeading(content: HTMLElement): () => void {
  const attempt = (): void => {
    const heading = [...content.querySelectorAll<HTMLElement>('h1')].find((found) => found.getClientRects().length > 0);
    if (!heading) return;
    stop();
    // The person has moved the focus meanwhile, and keeps it.
    if (document.activeElement !== content && document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(attempt);
  const timer = setTimeout(() => stop(), GIVE_UP_MS);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(content, { childList: true, subtree: true });
  attempt();
  return stop;
}

/**
 * A ref for the page's content. When the page changes, its heading is focused, so that screen readers continue there.
 */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const [path] = useLocation();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const { activeElement } = document;
    // A field that is typed into keeps the focus: the header's search opens the catalogue at the first letter.
    if (activeElement instanceof HTMLInputElement) return;
    // A kept-alive page has restored its own focus.
    if (!content.current || (isBack() && activeElement !== content.current && content.current.contains(activeElement)))
      return;
    content.current.focus({ preventScroll: true });
    return focusHeading(content.current);
  }, [path]);
  return content;
}
