import type { ListedLine, ListedLines } from '#contract/types.ts';
import { useThrottledCallback } from '@mantine/hooks';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LINES_PER_PAGE, linePageQuery, type LineListParams } from './lines.queries.ts';

/** The least time between updates of the visible range during fast scrolling. */
const ASK_PAUSE_MS = 100;

interface Span {
  first: number;
  last: number;
}

interface LinePages {
  /** The lines that are in sight and around, in their order. */
  loaded: ListedLine[];
  /** The line at this index of the whole list; undefined while it loads. */
  lineAt: (index: number) => ListedLine | undefined;
  /** Sets the range of visible indexes. */
  show: (range: { startIndex: number; endIndex: number }) => void;
  isFailed: boolean;
  retry: () => void;
}

/** Kept as it is while no page changes, so that the table is built anew for new lines alone. */
const combine = (results: UseQueryResult<ListedLines>[]) => ({
  pages: results.map(({ data }) => data),
  isFailed: results.some(({ isError, data }) => isError && !data),
});

const pageOf = (index: number): number => Math.floor(index / LINES_PER_PAGE) + 1;

/** Fetches the pages of the list that are in sight and the one after them; those that left the view are dropped. */
export function useLinePages(params: LineListParams, first: ListedLines): LinePages {
  const queryClient = useQueryClient();
  const [span, setSpan] = useState<Span>({ first: 1, last: 1 });
  const from = Math.max(2, span.first);
  const to = Math.min(span.last + 1, first.pages);
  const pages = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const found = useQueries({ queries: pages.map((page) => linePageQuery(params, page)), combine });
  const show = useThrottledCallback(({ startIndex, endIndex }: { startIndex: number; endIndex: number }) => {
    const seen = { first: pageOf(startIndex), last: pageOf(endIndex) };
    setSpan((known) => (known.first === seen.first && known.last === seen.last ? known : seen));
  }, ASK_PAUSE_MS);
  const pageAt = (page: number) => (page === 1 ? first : found.pages[page - from]);
  const isFirstSeen = span.first === 1;
  const loaded = useMemo(
    () => [isFirstSeen ? first : undefined, ...found.pages].flatMap((page) => page?.result ?? []),
    [isFirstSeen, first, found.pages],
  );
  return {
    loaded,
    lineAt: (index) => pageAt(pageOf(index))?.result[index % LINES_PER_PAGE],
    show,
    isFailed: found.isFailed,
    retry: () =>
      void queryClient.refetchQueries({
        queryKey: ['listOrderLines'],
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      }),
  };
}
