import { isBack } from '#ui/navigation-type.ts';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'wouter';

/** A page that has no heading by then has failed, or shows one of its own when it is there. */
const GIVE_UP_MS = 10_000;

/** Hands the focus from the content on to its heading, now or when it comes. Returns how to stop. */
function focusHeading(content: HTMLElement): () => void {
  const attempt = (): void => {
    const heading = [...content.querySelectorAll<HTMLElement>('h1')].find((found) => found.getClientRects().length > 0);
    if (!heading) return;
    stop();
    // Whoever has gone on by themselves stays there.
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

/** A ref for the page's content: when another page comes, its heading takes the focus, so that reading goes on from there. */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const [path] = useLocation();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const { activeElement } = document;
    // Whoever types goes on typing: the search opens the catalogue at the first letter.
    if (activeElement instanceof HTMLInputElement) return;
    // A page that was kept has given the focus back to where it was.
    if (!content.current || (isBack() && activeElement !== content.current && content.current.contains(activeElement)))
      return;
    content.current.focus({ preventScroll: true });
    return focusHeading(content.current);
  }, [path]);
  return content;
}
