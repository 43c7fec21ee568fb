import { isBack } from '#ui/navigation/navigation-type.ts';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'wouter';

/** A page without a heading after this time has failed, or will focus its heading itself. */
const GIVE_UP_MS = 10_000;
const DIALOG = '[role=dialog]';

const isInDialog = (element: Element | null): boolean => Boolean(element?.closest(DIALOG));

/**
 * Moves the focus from the content to its heading, as soon as there is one. The dialog that led here holds the focus
 * until it has closed, and then gives it to whatever opened it: it is taken from there too. Returns a function to
 * cancel.
 */
function focusHeading(content: HTMLElement): () => void {
  let isLedHere = document.querySelector(DIALOG) !== null;
  const ended = new AbortController();
  const attempt = (): void => {
    const heading = [...content.querySelectorAll<HTMLElement>('h1')].find((found) => found.getClientRects().length > 0);
    const { activeElement } = document;
    if (!heading || activeElement === heading || isInDialog(activeElement)) return;
    const isClosed = document.querySelector(DIALOG) === null;
    if (!isLedHere || isClosed) stop();
    // The person has moved the focus meanwhile, and keeps it.
    if (!isLedHere && activeElement !== content && activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(attempt);
  const timer = setTimeout(() => stop(), GIVE_UP_MS);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    ended.abort();
  };
  const yieldToPerson = (): void => {
    isLedHere = false;
  };
  for (const act of ['keydown', 'pointerdown']) document.addEventListener(act, yieldToPerson, { signal: ended.signal });
  document.addEventListener('focusin', attempt, { signal: ended.signal });
  observer.observe(isLedHere ? document.body : content, { childList: true, subtree: true });
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
    if (!content.current) return;
    const isOfContent = content.current.contains(activeElement);
    // A field that is typed into keeps the focus: the header's search opens the catalogue at the first letter. What is
    // hidden with the page that was left may have it still.
    if (activeElement instanceof HTMLInputElement && !isInDialog(activeElement) && !isOfContent) return;
    // A kept-alive page has restored its own focus.
    if (isBack() && activeElement !== content.current && isOfContent) return;
    content.current.focus({ preventScroll: true });
    return focusHeading(content.current);
  }, [path]);
  return content;
}
