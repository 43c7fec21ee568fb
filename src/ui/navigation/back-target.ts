import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { MouseEvent } from 'react';

export interface LinkState {
  back: string;
}

interface BackLink {
  href: string;
  onClick: (event: MouseEvent) => void;
}

const pathOf = (href: string): string => href.split('?', 1)[0] ?? href;

/** The history state of a link from a list to one of its items: the list's current address. */
export function useLinkState(): LinkState {
  const [path] = useLocation();
  const search = useSearch();
  return { back: search === '' ? path : `${path}?${search}` };
}

/** Whether the person came from the list at this path. */
export function useCameFrom(path: string): boolean {
  const back = useHistoryState<Partial<LinkState> | null>()?.back;
  return typeof back === 'string' && pathOf(back) === path;
}

/**
 * The link back to the list that the person came from, with its filters and page; `otherwise` if they came from
 * elsewhere.
 */
export function useBackLink(otherwise: string): BackLink {
  const state = useHistoryState<Partial<LinkState> | null>();
  const back = state?.back;
  if (typeof back !== 'string' || pathOf(back) !== pathOf(otherwise))
    return { href: otherwise, onClick: () => undefined };
  return {
    href: back,
    // The list is the previous history entry: going back to it keeps its scroll position.
    onClick: (event) => {
      event.preventDefault();
      history.back();
    },
  };
}
