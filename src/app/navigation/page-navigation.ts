import { navigate } from 'wouter/use-browser-location';
import type { PageNavigation } from '#page/page-deps.ts';
import type { OverlayHistory } from '../overlays/overlay-history.ts';

const here = (): string => location.pathname + location.search + location.hash;

/** The navigation of the browser, which takes the history entries of overlays into account. */
export const createPageNavigation = ({
  aroundNav,
  aroundReload,
  leaveBack,
}: Omit<OverlayHistory, 'stop'>): PageNavigation => ({
  here,
  leaveBack,
  goTo: (href) => aroundNav(navigate, href),
  reloadAt: (href) =>
    aroundReload(() => {
      // Assigning an address that differs in its hash only would not reload. The history state belongs to the current
      // address only.
      history.replaceState(href === here() ? history.state : null, '', href);
      location.reload();
    }),
});
