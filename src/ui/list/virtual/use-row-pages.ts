import { LIST_RENDER_LIMIT } from '#common/constants.ts';
import { useThrottledCallback } from '@mantine/hooks';
import { hashKey, useQueries, useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ListPage, PageQuery } from '../rows-state.ts';
import { useSameItems } from './use-same-items.ts';

/** The least time between updates of the visible range during fast scrolling. */
const ASK_PAUSE_MS = 100;

/** The rows that are rendered before anything is measured. */
export const UNMEASURED = 20;

/** Indexes of the whole list, both inclusive. */
interface RowRange {
  startIndex: number;
  endIndex: number;
}

/** The rows of a long list that are loaded. */
export interface RowPages<Row> {
  total: number;
  /** Those that are loaded without a gap around what is in sight, in their order. */
  loaded: Row[];
  /** The index of the first of them in the whole list. */
  offset: number;
  /** The rows that are rendered. */
  shown: RowRange;
  /** The row at this index of the whole list; undefined while it loads. */
  rowAt: (index: number) => Row | undefined;
  /** Sets the range of rendered rows. */
  show: (range: RowRange) => void;
  isFailed: boolean;
  retry: () => void;
}

interface RowPagesOptions<Page extends ListPage, Key extends QueryKey> {
  /** The first page, which has the number of all rows; undefined until it has loaded. */
  first: Page | undefined;
  rowsPerPage: number;
  /** The query of a page, from 1. */
  queryOf: (page: number) => PageQuery<Page, Key>;
  /** For how many milliseconds a page is not fetched again when it comes into sight again. */
  freshMs: number;
  /** Whether `first` is of other filters, since the right page is loading. */
  isStale?: boolean;
}

/** Kept as it is while no page changes. */
const combine = <Page>(results: UseQueryResult<Page>[]) => ({
  pages: results.map(({ data }) => data),
  isFailed: results.some(({ isError, data }) => isError && data === undefined),
});

/**
 * Fetches the pages of a list that are in sight and the one after them. Requests for pages that left the view are
 * aborted, distant pages are removed from the cache.
 */
export function useRowPages<Page extends ListPage, Key extends QueryKey>({
  first,
  rowsPerPage,
  queryOf,
  freshMs,
  isStale = false,
}: RowPagesOptions<Page, Key>): RowPages<Page['result'][number]> {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<RowRange>({ startIndex: 0, endIndex: UNMEASURED - 1 });
  const pageOf = (index: number): number => Math.floor(index / rowsPerPage) + 1;
  const total = first?.total ?? 0;
  const lastPage = Math.max(1, pageOf(total - 1));
  // A list that has become shorter is shown at its end.
  const from = Math.min(pageOf(shown.startIndex), lastPage);
  const to = Math.min(pageOf(shown.endIndex) + 1, lastPage);
  const begin = Math.max(2, from);
  const asked = Array.from({ length: Math.max(0, to - begin + 1) }, (_, index) => begin + index);
  const found = useQueries({
    queries: asked.map((page) => ({ ...queryOf(page), staleTime: freshMs, enabled: !isStale })),
    combine: combine<Page>,
  });

  const key = hashKey(queryOf(1).queryKey);
  const middle = Math.floor((from + to) / 2);
  const fetched = useRef({ key, pages: new Set<number>() });
  const dropDistant = useEffectEvent((): void => {
    if (fetched.current.key !== key) fetched.current = { key, pages: new Set() };
    const { pages } = fetched.current;
    for (const page of asked) pages.add(page);
    for (const page of pages) {
      if (Math.abs(page - middle) * 2 * rowsPerPage <= LIST_RENDER_LIMIT) continue;
      pages.delete(page);
      queryClient.removeQueries({ queryKey: queryOf(page).queryKey, exact: true, type: 'inactive' });
    }
  });
  useEffect(() => dropDistant(), [key, middle, to]);

  const pageAt = (page: number): Page | undefined => {
    if (page === 1) return first;
    return found.pages[page - begin] ?? queryClient.getQueryData<Page>(queryOf(page).queryKey);
  };
  const around: Page[] = [];
  let firstLoaded = from;
  for (let page = from, known = pageAt(page); known && page <= lastPage; page += 1, known = pageAt(page))
    around.push(known);
  for (let page = from - 1, known = pageAt(page); around.length > 0 && known && page > 0; known = pageAt(page)) {
    around.unshift(known);
    firstLoaded = page;
    page -= 1;
  }
  const pages = useSameItems(around);
  const loaded = useMemo(() => pages.flatMap((page): Page['result'][number][] => [...page.result]), [pages]);

  const show = useThrottledCallback((range: RowRange) => {
    setShown((known) => (known.startIndex === range.startIndex && known.endIndex === range.endIndex ? known : range));
  }, ASK_PAUSE_MS);
  return {
    total,
    loaded,
    offset: (firstLoaded - 1) * rowsPerPage,
    shown,
    rowAt: (index) => pageAt(pageOf(index))?.result[index % rowsPerPage],
    show,
    isFailed: found.isFailed,
    retry: () => {
      for (const page of asked)
        void queryClient.refetchQueries({
          queryKey: queryOf(page).queryKey,
          exact: true,
          predicate: ({ state }) => state.status === 'error',
        });
    },
  };
}
