import { shownOverlays } from '#ui/overlay/shown-overlays.ts';
import type { RouterObject } from 'wouter';

/** The browser fires no event for `history.go` without an entry to go to: the wait for it ends after this time. */
const STEP_MS = 500;

const depthNow = (): number => Number(history.state?.overlays ?? 0);
const isHeld = (): boolean => shownOverlays.get().some(({ holdsPage }) => holdsPage);

/** History entries on top of the page's own, one for each open overlay, so that Back closes it instead of leaving. */
export interface OverlayHistory {
  /** For the router: navigation must first remove the entries of overlays. */
  aroundNav: RouterObject['aroundNav'];
  /** Reloads the page after pending steps back, which the reload would cancel. */
  aroundReload: (reload: () => void) => void;
  /**
   * Leaves the page by a step back, from under whatever lies over it; `onNowhere` is called where there is none to
   * take.
   */
  leaveBack: (onNowhere: () => void) => void;
  stop: () => void;
}

/** Keeps one history entry on top of the page's own for each open overlay. */
export function followOverlays(): OverlayHistory {
  /** Called once the step back is done; null while none is pending. */
  let waiting: (() => void)[] | null = null;
  let givingUp: ReturnType<typeof setTimeout> | undefined;
  /** The new address of a page that was replaced while an overlay was open: the entry beneath still has the old one. */
  let moved: { href: string; state: object } | null = null;
  /** The path of the page that an overlay holds. */
  let heldPath: string | null = null;
  let isStopped = false;

  const arrive = (): void => {
    clearTimeout(givingUp);
    const waited = waiting ?? [];
    waiting = null;
    for (const goOn of waited) goOn();
  };
  const stepBack = (steps: number, onNowhere?: () => void): void => {
    waiting = [];
    givingUp = setTimeout(() => {
      history.replaceState({ ...history.state, overlays: undefined }, '');
      arrive();
      onNowhere?.();
    }, STEP_MS);
    history.go(-steps);
  };
  const settle = (): void => {
    if (waiting || isStopped) return;
    const count = shownOverlays.get().length;
    heldPath = isHeld() ? location.pathname : null;
    const spare = depthNow() - count;
    if (spare > 0) stepBack(spare);
    for (let depth = depthNow(); depth < count; depth += 1)
      history.pushState({ ...history.state, overlays: depth + 1 }, '');
  };
  // Delayed, since the code that closes an overlay may also navigate.
  const settleSoon = (): void => void setTimeout(settle);

  const hearPop = (event: PopStateEvent): void => {
    // Several steps at once, over the overlay's entry: the page between would take the place of the one that is held.
    if (!waiting && heldPath !== null && heldPath !== location.pathname && isHeld()) {
      event.stopImmediatePropagation();
      history.forward();
      return;
    }
    const depth = depthNow();
    if (depth === 0 && moved) {
      if (new URL(moved.href, location.href).pathname === location.pathname)
        history.replaceState(moved.state, '', moved.href);
      moved = null;
    }
    if (waiting) arrive();
    else for (const overlay of shownOverlays.get().slice(depth).toReversed()) overlay.close();
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

  // Registered before the router's listener, so that the router reads the corrected address.
  window.addEventListener('popstate', hearPop);
  const { unsubscribe } = shownOverlays.subscribe(settleSoon);
  // After a reload no overlay is open, but their history entries still exist.
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
  const leaveBack = (onNowhere: () => void): void => {
    if (waiting) waiting.push(() => leaveBack(onNowhere));
    else stepBack(depthNow() + 1, onNowhere);
  };
  return { aroundNav, aroundReload, leaveBack, stop };
}
