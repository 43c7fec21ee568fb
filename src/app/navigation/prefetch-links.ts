import { isLineDear } from '#ui/loading/use-when-idle.ts';
import type { QueryClient } from '@tanstack/react-query';
import { pageAt } from '../pages/pages.ts';

/** Who points at a link for less only passes over it. */
const HOVER_MS = 80;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** The address of a link to another page of the shop that opens in this tab; undefined for any other link. */
function addressOf(link: HTMLAnchorElement): URL | undefined {
  const address = new URL(link.href);
  const isElsewhere = address.origin !== location.origin || address.pathname + address.search === here();
  const isOther = link.hasAttribute('download') || (link.target !== '' && link.target !== '_self');
  return isElsewhere || isOther ? undefined : address;
}

const here = (): string => location.pathname + location.search;

/**
 * Fetches code and data of a page when the person is about to open it: presses its link, focuses it or stays over it.
 * What is fresh is not fetched again, and a page asks for nothing that its viewer may not see. Returns a function to
 * stop.
 */
export function prefetchLinks(queryClient: QueryClient): () => void {
  const listening = new AbortController();
  let hovered: HTMLAnchorElement | null = null;
  let staying: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (link: HTMLAnchorElement): void => {
    const address = addressOf(link);
    if (address && !isLineDear()) pageAt(address)?.prefetch(queryClient, address);
  };
  const follow = (event: PointerEvent): void => {
    const link = linkOf(event);
    if (link === hovered) return;
    hovered = link;
    clearTimeout(staying);
    // A finger is over what it presses.
    if (link && event.pointerType === 'mouse') staying = setTimeout(() => prefetch(link), HOVER_MS);
  };
  const begin = (event: Event): void => {
    const link = linkOf(event);
    if (link) prefetch(link);
  };
  const options = { signal: listening.signal, passive: true };
  document.addEventListener('pointerover', follow, options);
  document.addEventListener('pointerdown', begin, options);
  document.addEventListener('focusin', begin, options);
  return () => {
    listening.abort();
    clearTimeout(staying);
  };
}
