import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

const GIVE_UP_MS = 3_000;

const keyOf = (address: string): string => `scroll:${address}`;

function remember(address: string, y: number): void {
  try {
    sessionStorage.setItem(keyOf(address), String(Math.round(y)));
  } catch {
    // Without session storage pages start at their top.
  }
}

function remembered(address: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(address)) ?? 0);
  } catch {
    return 0;
  }
}

/** Scrolls there as soon as the page has grown long enough, unless the person scrolls first. Returns how to stop. */
function scrollWhenLong(y: number): () => void {
  const attempt = (): void => {
    window.scrollTo(0, y);
    if (document.documentElement.scrollHeight >= y + window.innerHeight) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop(), GIVE_UP_MS);
  const byHand = ['wheel', 'touchmove', 'keydown'] as const;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of byHand) window.removeEventListener(type, stop);
  };
  for (const type of byHand) window.addEventListener(type, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}

/** Starts each page at its top; Back, Forward and a reload return to where the page was left. */
export function useScrollMemory(): void {
  const [path] = useLocation();
  const search = useSearch();
  const address = `${path}?${search}`;
  const isReturn = useRef(true);
  const shownPath = useRef<string | null>(null);

  // A layout effect, to hear of it before the router does: on a window, Chromium calls listeners in the order in which
  // they were added, and the router adds its own in an effect.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const markReturn = (): void => {
      isReturn.current = true;
    };
    window.addEventListener('popstate', markReturn);
    return () => window.removeEventListener('popstate', markReturn);
  }, []);

  useLayoutEffect(() => {
    const wasReturn = isReturn.current;
    const isOtherPage = shownPath.current !== path;
    isReturn.current = false;
    shownPath.current = path;
    const stop = wasReturn ? scrollWhenLong(remembered(address)) : undefined;
    const note = (): void => remember(address, window.scrollY);
    // A filter changed in place leaves the page where it is, which its new address must know.
    if (!wasReturn && isOtherPage) window.scrollTo(0, 0);
    else if (!wasReturn) note();
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', note);
    };
  }, [address, path]);
}
