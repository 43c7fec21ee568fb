import { CATALOG_PAGE_SIZE } from '#api/queries/item.ts';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** How long the list must rest before the address tells its page. */
const REST_MS = 300;

interface Geometry {
  /** From the list's first row to the window's top, under the header; negative while the list begins lower. */
  passed: number;
  rowHeight: number;
  columns: number;
}

function look(firstRows: HTMLElement): Geometry | null {
  const cell = firstRows.firstElementChild?.getBoundingClientRect();
  if (!cell || cell.height === 0) return null;
  const { rowGap, gridTemplateColumns } = getComputedStyle(firstRows);
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return {
    passed: header - firstRows.getBoundingClientRect().top,
    rowHeight: cell.height + (Number.parseFloat(rowGap) || 0),
    columns: gridTemplateColumns.split(' ').length,
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
    const geometry = firstRows.current && look(firstRows.current);
    if (hasBegun.current) return;
    hasBegun.current = true;
    // Whoever comes back finds the window where they left it.
    if (page === 1 || !geometry || window.scrollY > 0) return;
    const row = Math.floor(((Math.min(page, lastPage) - 1) * CATALOG_PAGE_SIZE) / geometry.columns);
    window.scrollTo(0, row * geometry.rowHeight - geometry.passed);
  };
  const tell = useEffectEvent((): void => {
    const geometry = firstRows.current && look(firstRows.current);
    if (!geometry) return;
    // Half a row may be above the window.
    const row = Math.max(0, Math.floor(geometry.passed / geometry.rowHeight + 0.5));
    const shown = Math.floor((row * geometry.columns) / CATALOG_PAGE_SIZE) + 1;
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
