import { navigate } from 'wouter/use-browser-location';

/** Ways to go from one address to another. */
export interface PageNavigation {
  /** The address that is shown now, without its host. */
  here: () => string;
  goTo: (href: string) => void;
  /** Starts the page anew. */
  reloadAt: (href: string) => void;
}

/** The browser's own. */
export const pageNavigation: PageNavigation = {
  here: () => location.pathname + location.search + location.hash,
  goTo: (href) => navigate(href),
  reloadAt: (href) => {
    // Going to an address that differs by its hash alone would not reload.
    history.replaceState(history.state, '', href);
    location.reload();
  },
};
