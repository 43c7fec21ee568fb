import { CATALOG_PAGE_SIZE } from '#entities/item/item.queries.ts';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { readGeometry } from './list-geometry.ts';

/** How long the list must rest before the address tells its page. */
const REST_MS = 300;

interface Position {
  /** From the list's first row to the window's top, under the header; negative while the list begins lower. */
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

/** Keeps the page that is on top in the address. Returns how to begin, once the list has its height, at the one that the address names. */
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
    // Whoever comes back finds the window where they left it.
    if (page === 1 || !position || window.scrollY > 0) return;
    const row = Math.floor(((Math.min(page, lastPage) - 1) * CATALOG_PAGE_SIZE) / position.columns);
    window.scrollTo(0, row * position.rowHeight - position.passed);
  };
  const tell = useEffectEvent((): void => {
    const position = firstRows.current && look(firstRows.current);
    if (!position) return;
    // Half a row may be above the window.
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
