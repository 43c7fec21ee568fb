import { hashKey } from '@tanstack/react-query';
import { isBack } from '#ui/navigation/navigation-type.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { LIST_FRESH_MS } from '../define-list.ts';
import type { ListPage, VirtualRowsState } from '../rows-state.ts';
import { scrollPadding, usePageInAddress } from './use-page-in-address.ts';
import { useRowPages, type RowPages } from './use-row-pages.ts';

/** The rows of a list that is one scroll on the window. */
export interface VirtualRows<Row> extends RowPages<Row> {
  /** Whether `total` is what the server says now, and not what it said of these or other filters before. */
  isCounted: boolean;
  /** Scrolls to the row at this index of the whole list. */
  reveal: (index: number) => void;
}

interface VirtualRowsOptions<Page extends ListPage> {
  list: VirtualRowsState<Page>;
  /** The height of each row, with the gap below it, in pixels. */
  rowHeight: number;
  /** The height of what the list has above its rows. */
  headHeight: number;
}

/**
 * The rows of a virtual list, whose page stands in the address. `place` and `style` are of the element that has the
 * list alone.
 */
export function useVirtualRows<Page extends ListPage>({
  list,
  rowHeight,
  headHeight,
}: VirtualRowsOptions<Page>): {
  rows: VirtualRows<Page['result'][number]>;
  place: RefObject<HTMLDivElement | null>;
  style: { minHeight: number };
} {
  const { rowsPerPage, pageQuery, page, showPage, result } = list;
  const total = result.data?.total ?? 0;
  const place = useRef<HTMLDivElement>(null);
  const pages = useRowPages({
    first: result.data,
    rowsPerPage,
    queryOf: pageQuery,
    freshMs: LIST_FRESH_MS,
    isStale: result.isPlaceholderData,
  });
  const topOf = (): number => place.current?.getBoundingClientRect().top ?? 0;
  const goToPage = usePageInAddress({
    look: () =>
      place.current && place.current.offsetHeight > 0
        ? { passed: scrollPadding() - topOf(), rowHeight, columns: 1 }
        : null,
    rowsPerPage,
    page,
    lastPage: Math.ceil(total / rowsPerPage),
    onPage: showPage,
  });
  const begin = useEffectEvent((hasRows: boolean): void => {
    if (hasRows) goToPage();
  });
  const hasRows = total > 0;
  useLayoutEffect(() => begin(hasRows), [hasRows]);
  // Other rows begin at their first one; those that Back leads to, where they were left.
  const key = hashKey(pageQuery(1).queryKey);
  const shownKey = useRef(key);
  const showFirst = useEffectEvent((now: string): void => {
    if (shownKey.current !== now && topOf() < 0 && !isBack()) place.current?.scrollIntoView();
    shownKey.current = now;
  });
  useEffect(() => showFirst(key), [key]);
  const reveal = (index: number): void =>
    window.scrollBy(0, topOf() + headHeight + index * rowHeight - window.innerHeight / 2);
  // Before anything is measured too, so that a scroll position can be restored.
  const isCounted = result.isSuccess && !result.isFetching;
  return { rows: { ...pages, isCounted, reveal }, place, style: { minHeight: headHeight + total * rowHeight } };
}
