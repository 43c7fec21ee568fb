import { isBack } from '#ui/arrival.ts';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

/** A slow phone on a slow connection has its list by then, or the person has begun to read. */
const GIVE_UP_MS = 10_000;

const keyOf = (address: string): string => `scroll:${address}`;

function remember(address: string): void {
  try {
    sessionStorage.setItem(keyOf(address), String(Math.round(window.scrollY)));
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
function scrollWhenLong(y: number, onDone: () => void): () => void {
  const attempt = (): void => {
    window.scrollTo(0, y);
    if (document.documentElement.scrollHeight >= y + window.innerHeight) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop(), GIVE_UP_MS);
  const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of byHand) window.removeEventListener(type, stop);
    onDone();
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
  const shownPath = useRef<string | null>(null);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const isOtherPage = shownPath.current !== path;
    shownPath.current = path;
    // While the page is still too short for its place, it must not be remembered where it is.
    let isSettled = false;
    const note = (): void => {
      if (isSettled) remember(address);
    };
    const settle = (): void => {
      isSettled = true;
    };
    let stop = settle;
    if (isBack()) {
      stop = scrollWhenLong(remembered(address), settle);
    } else {
      settle();
      // A filter changed in place leaves the page where it is, which its new address must know.
      if (isOtherPage) window.scrollTo(0, 0);
      else note();
    }
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', note);
    };
  }, [address, path]);
}
