import { isBack } from '#ui/navigation/navigation-type.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { createScrollPlaces } from './scroll-places.ts';

/** After this time a slow connection has loaded the list, or the person has begun to read. */
const GIVE_UP_MS = 10_000;

/** Scrolls to `y` once the page is tall enough, unless the person scrolls first. Returns a function to cancel. */
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

/** Scrolls new pages to the top; after Back, Forward and a reload, to where the page was left. */
export function useScrollMemory(): void {
  const [path] = useLocation();
  const search = useSearch();
  const address = `${path}?${search}`;
  const shownPath = useRef<string | null>(null);
  const [places] = useState(createScrollPlaces);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // On phones, `pagehide` may never fire for a page in the background.
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
    const isFirst = shownPath.current === null;
    const isOtherPage = !isFirst && shownPath.current !== path;
    shownPath.current = path;
    // Until the page is tall enough, its scroll position must not be stored.
    let isSettled = false;
    const note = (): void => {
      if (isSettled) places.note(address, window.scrollY);
    };
    const settle = (): void => {
      isSettled = true;
    };
    let stop = settle;
    // A page that the server has drawn may have been scrolled before any of this ran.
    if (isBack() && !(isFirst && window.scrollY > 0)) {
      stop = scrollWhenLong(places.of(address), settle);
    } else {
      settle();
      if (isOtherPage) window.scrollTo(0, 0);
      // Nothing tells of a page that stands at its top already, or of an address that changes under a page.
      note();
    }
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', note);
    };
  }, [address, path, places]);
}
