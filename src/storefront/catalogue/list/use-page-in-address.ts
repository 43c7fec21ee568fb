import { CATALOG_PAGE_SIZE } from '#entities/item/item.queries.ts';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { readGeometry } from './list-geometry.ts';

/** The page number is written to the address when scrolling has paused for this long. */
const REST_MS = 300;

interface Position {
  /** Pixels from the list's first row to the lower edge of the header; negative while the list begins below it. */
  passed: number;
  rowHeight: number;
  columns: number;
}

function look(firstRows: HTMLElement): Position | null {
  const geometry = readGeometry(firstRows);
  if (!geometry) return null;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return {
    passed: header - firstRows.getBoundingClientRect().top,
    rowHeight: geometry.cell.height + geometry.rowGap,
    columns: geometry.columns,
  };
}

/**
 * Keeps the number of the topmost visible page in the address. Returns a function that scrolls to the page in the
 * address; call it once the list has its height.
 */
export function usePageInAddress(
  firstRows: RefObject<HTMLElement | null>,
  page: number,
  lastPage: number,
  onPage: (page: number) => void,
): () => void {
  const hasBegun = useRef(false);
  const begin = (): void => {
    const position = firstRows.current && look(firstRows.current);
    if (hasBegun.current) return;
    hasBegun.current = true;
    // After a return, the scroll position has been restored already.
    if (page === 1 || !position || window.scrollY > 0) return;
    const row = Math.floor(((Math.min(page, lastPage) - 1) * CATALOG_PAGE_SIZE) / position.columns);
    window.scrollTo(0, row * position.rowHeight - position.passed);
  };
  const tell = useEffectEvent((): void => {
    const position = firstRows.current && look(firstRows.current);
    if (!position) return;
    // A row counts as visible while at most half of it is above the window.
    const row = Math.max(0, Math.floor(position.passed / position.rowHeight + 0.5));
    const shown = Math.floor((row * position.columns) / CATALOG_PAGE_SIZE) + 1;
    if (shown !== page) onPage(shown);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => tell(), REST_MS);
    };
    window.addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', wait);
    };
  }, []);
  return begin;
}
