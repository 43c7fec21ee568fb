import { useEffect } from 'react';

/** What a page does with the focus by itself, and what a closed dialog gives back, comes first. */
const LATER_MS = 100;
const PLACE = 'main, main *, [role=dialog], [role=dialog] *';

function ancestorsOf(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element; one; one = one.parentElement) if (one instanceof HTMLElement) found.push(one);
  return found;
}

/**
 * Where what had the focus is gone, after an act on a row or in a form, the nearest that is left of the page around it
 * has it: keys and Tab go on from there, and not from the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: FocusEvent): void => {
      path = target instanceof Element ? ancestorsOf(target) : [];
    };
    const restore = (): void => {
      timer = undefined;
      if (document.activeElement !== document.body) return;
      const place = path.find((element) => element.isConnected && element.matches(PLACE));
      path = [];
      if (!place) return;
      if (place.tabIndex < 0) {
        place.tabIndex = -1;
        // A ring around half of the page says nothing.
        place.style.outline = 'none';
      }
      place.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (path[0]?.isConnected === false) timer ??= setTimeout(restore, LATER_MS);
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
