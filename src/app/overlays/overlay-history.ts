import { openOverlays } from '#ui/open-overlays.ts';
import type { RouterObject } from 'wouter';

/** A step back that leads nowhere tells nothing: from then on it is given up. */
const STEP_MS = 500;

const depthNow = (): number => Number(history.state?.overlays ?? 0);

/** Steps of the history beside the page's own one: one for each overlay, so that Back closes it instead of leaving. */
export interface OverlayHistory {
  /** Goes from page to page through this, since a page must not stand on top of an overlay's step. */
  aroundNav: RouterObject['aroundNav'];
  /** Starts the page anew through this: a step back, under way or still to come, would call that off. */
  aroundReload: (reload: () => void) => void;
  stop: () => void;
}

/** Keeps as many steps on top of the page's own as overlays are open. */
export function followOverlays(): OverlayHistory {
  /** Goes on once the step back has been made. */
  let waiting: (() => void)[] | null = null;
  let givingUp: ReturnType<typeof setTimeout> | undefined;
  /** Where the page was taken in place while an overlay was open; the step beneath still has its former address. */
  let moved: { href: string; state: object } | null = null;
  let isStopped = false;

  const arrive = (): void => {
    clearTimeout(givingUp);
    const waited = waiting ?? [];
    waiting = null;
    for (const goOn of waited) goOn();
  };
  const stepBack = (steps: number): void => {
    waiting = [];
    givingUp = setTimeout(() => {
      history.replaceState({ ...history.state, overlays: undefined }, '');
      arrive();
    }, STEP_MS);
    history.go(-steps);
  };
  const settle = (): void => {
    if (waiting || isStopped) return;
    const count = openOverlays.list().length;
    const spare = depthNow() - count;
    if (spare > 0) stepBack(spare);
    for (let depth = depthNow(); depth < count; depth += 1)
      history.pushState({ ...history.state, overlays: depth + 1 }, '');
  };
  // After whatever closed the overlay has also gone to another page.
  const settleSoon = (): void => void setTimeout(settle);

  const hearPop = (): void => {
    const depth = depthNow();
    if (depth === 0 && moved) {
      if (new URL(moved.href, location.href).pathname === location.pathname)
        history.replaceState(moved.state, '', moved.href);
      moved = null;
    }
    if (waiting) arrive();
    else for (const overlay of openOverlays.list().slice(depth).toReversed()) overlay.close();
    settleSoon();
  };
  const aroundNav: OverlayHistory['aroundNav'] = (navigate, to, options) => {
    if (waiting) {
      waiting.push(() => aroundNav(navigate, to, options));
      return;
    }
    const depth = depthNow();
    if (depth === 0) return navigate(to, options);
    const state: object = options?.state ?? {};
    moved = options?.replace ? { href: to, state } : null;
    navigate(to, { ...options, replace: true, state: options?.replace ? { ...state, overlays: depth } : state });
    settleSoon();
  };

  // Before the router hears of it, so that it sees the address as it is put right.
  window.addEventListener('popstate', hearPop);
  const unsubscribe = openOverlays.subscribe(settleSoon);
  // A reload forgets what was open, and the history doesn't.
  settleSoon();
  const stop = (): void => {
    isStopped = true;
    window.removeEventListener('popstate', hearPop);
    unsubscribe();
    clearTimeout(givingUp);
  };
  const aroundReload = (reload: () => void): void => {
    if (waiting) {
      waiting.push(() => aroundReload(reload));
      return;
    }
    stop();
    reload();
  };
  return { aroundNav, aroundReload, stop };
}
