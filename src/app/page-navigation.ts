import { navigate } from 'wouter/use-browser-location';
import type { PageNavigation } from '#entities/page/page-deps.ts';
import type { OverlayHistory } from './overlays/overlay-history.ts';

const here = (): string => location.pathname + location.search + location.hash;

/** The browser's own, beside the steps of its history that overlays take. */
export const createPageNavigation = ({ aroundNav, aroundReload }: Omit<OverlayHistory, 'stop'>): PageNavigation => ({
  here,
  goTo: (href) => aroundNav(navigate, href),
  reloadAt: (href) =>
    aroundReload(() => {
      // Going to an address that differs by its hash alone would not reload.
      // What the history knows of the page that is shown is not true of another.
      history.replaceState(href === here() ? history.state : null, '', href);
      location.reload();
    }),
});
