import { CATALOG_PAGE_SIZE, itemPageQuery, type ItemListParams } from '#entities/item/item.queries.ts';
import type { components } from '#contract/types.ts';
import { LIST_RENDER_LIMIT } from '#machines/kit/constants.ts';
import { useThrottledCallback } from '@mantine/hooks';
import { hashKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The least time between updates of the visible range during fast scrolling. */
const ASK_PAUSE_MS = 100;
const PAGES_KEPT = Math.floor(LIST_RENDER_LIMIT / CATALOG_PAGE_SIZE);

interface Span {
  first: number;
  last: number;
}

interface ItemPages {
  /** The item at this index of the whole list; undefined while it loads. */
  itemAt: (index: number) => components['schemas']['ItemCard'] | undefined;
  /** Sets the range of visible indexes. */
  show: (range: { startIndex: number; endIndex: number }) => void;
  isFailed: boolean;
  retry: () => void;
}

const pageOf = (index: number): number => Math.floor(index / CATALOG_PAGE_SIZE) + 1;

/**
 * Fetches the visible pages of a list and the one after them. Requests for pages that left the view are aborted,
 * distant pages are removed from the cache.
 */
export function useItemPages(params: ItemListParams, total: number): ItemPages {
  const queryClient = useQueryClient();
  const [{ first, last }, setSpan] = useState<Span>({ first: 2, last: 2 });
  const lastPage = pageOf(total - 1);
  const pages = Array.from({ length: Math.min(last + 1, lastPage) - first + 1 }, (_, index) => first + index);
  const found = useQueries({ queries: pages.map((page) => itemPageQuery(params, page)) });

  const key = hashKey([params]);
  const middle = Math.floor((first + last) / 2);
  useEffect(() => {
    const isFar = (page = 1): boolean => page > 1 && Math.abs(page - middle) * 2 > PAGES_KEPT;
    queryClient.removeQueries({
      queryKey: ['listItems'],
      type: 'inactive',
      predicate: ({ queryKey: [, asked] }) => {
        const { page, limit: _limit, ...others } = (asked ?? {}) as ItemListParams;
        return isFar(page) && hashKey([others]) === key;
      },
    });
  }, [queryClient, key, middle]);

  const show = useThrottledCallback(({ startIndex, endIndex }: { startIndex: number; endIndex: number }) => {
    const seen = { first: pageOf(startIndex), last: pageOf(endIndex) };
    setSpan((span) => (span.first === seen.first && span.last === seen.last ? span : seen));
  }, ASK_PAUSE_MS);
  const failed = found.filter(({ isError, data }) => isError && !data);
  return {
    itemAt: (index) => {
      const page = pageOf(index);
      const known = found[page - first]?.data ?? queryClient.getQueryData(itemPageQuery(params, page).queryKey);
      return known?.result[index % CATALOG_PAGE_SIZE];
    },
    show,
    isFailed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
