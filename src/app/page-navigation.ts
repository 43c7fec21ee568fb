import { navigate } from 'wouter/use-browser-location';
import type { OverlayHistory } from './overlay-history.ts';

/** Ways to go from one address to another. */
export interface PageNavigation {
  /** The address that is shown now, without its host. */
  here: () => string;
  goTo: (href: string) => void;
  /** Starts the page anew. */
  reloadAt: (href: string) => void;
}

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
