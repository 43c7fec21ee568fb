import { useEffect, useEffectEvent, useRef } from 'react';

/** The page number is written to the address when scrolling has paused for this long. */
const REST_MS = 300;

/** Where a list is on the screen. */
export interface ListPosition {
  /**
   * Pixels from the list's first row to the lower edge of what stays above it; negative while the list begins below.
   */
  passed: number;
  rowHeight: number;
  /** Rows of the list's data in one row on the screen. */
  columns: number;
}

/** What a scroll leaves free above the first row, in pixels: the page's header and a gap. */
export const scrollPadding = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

interface PageInAddress {
  /** Null without a layout. */
  look: () => ListPosition | null;
  rowsPerPage: number;
  /** The page number in the address. */
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/**
 * Keeps the number of the topmost visible page in the address. Returns a function that scrolls to the page in the
 * address; call it once the list has its height.
 */
export function usePageInAddress({ look, rowsPerPage, page, lastPage, onPage }: PageInAddress): () => void {
  const hasBegun = useRef(false);
  const begin = (): void => {
    const position = look();
    if (hasBegun.current || !position) return;
    hasBegun.current = true;
    // After a return, the scroll position has been restored already.
    if (page === 1 || window.scrollY > 0) return;
    const row = Math.floor(((Math.min(page, lastPage) - 1) * rowsPerPage) / position.columns);
    window.scrollTo(0, row * position.rowHeight - position.passed);
  };
  const tell = useEffectEvent((): void => {
    const position = look();
    if (!position) return;
    // A row counts as visible while at most half of it is above the window.
    const row = Math.max(0, Math.floor(position.passed / position.rowHeight + 0.5));
    const shown = Math.floor((row * position.columns) / rowsPerPage) + 1;
    if (shown !== page) onPage(shown);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => tell(), REST_MS);
    };
    window.addEventListener('scroll', wait, { passive: true });
    // The code of the rest of a list may come after the page was scrolled over the height reserved for it.
    if (window.scrollY > 0) wait();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', wait);
    };
  }, []);
  return begin;
}
