import { isBack } from '#ui/navigation-type.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { createScrollPlaces } from './scroll-places.ts';

/** A slow phone on a slow connection has its list by then, or the person has begun to read. */
const GIVE_UP_MS = 10_000;

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
  const [places] = useState(createScrollPlaces);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // A phone may put an end to a page that is out of sight without another word.
  useEffect(() => {
    const keep = (): void => {
      if (document.visibilityState === 'hidden') places.keep();
    };
    document.addEventListener('visibilitychange', keep);
    window.addEventListener('pagehide', places.keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      window.removeEventListener('pagehide', places.keep);
      places.keep();
    };
  }, [places]);

  useLayoutEffect(() => {
    const isOtherPage = shownPath.current !== path;
    shownPath.current = path;
    // While the page is still too short for its place, it must not be remembered where it is.
    let isSettled = false;
    const note = (): void => {
      if (isSettled) places.note(address, window.scrollY);
    };
    const settle = (): void => {
      isSettled = true;
    };
    let stop = settle;
    if (isBack()) {
      stop = scrollWhenLong(places.of(address), settle);
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
  }, [address, path, places]);
}
