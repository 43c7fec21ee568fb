import { usePageTitle } from '#page/page-title.ts';
import { useBranch } from '#routes/use-branch.ts';
import { defineList } from '#ui/list/define-list.ts';
import type { Asked } from '#ui/list/filters/filters.ts';
import { ListBody } from '#ui/list/list-body.tsx';
import { useList } from '#ui/list/use-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { lineFilters, paramsOf } from './line-filters.ts';
import { linesStrings } from './lines.strings.ts';
import { LINES_PER_PAGE, linesQuery } from '#office/kit/line/lines.queries.ts';

/** The lines of all customers' orders. */
const linesList = defineList({
  filters: lineFilters,
  query: (asked: Asked<typeof lineFilters>) => linesQuery(paramsOf(asked), asked.page),
  rowsPerPage: LINES_PER_PAGE,
  skeleton: { cards: { count: 5, height: 148 }, table: { count: 16, height: 24 } },
  Rows: lazyPart(() => import('./line-rows.tsx'), 'LineRows'),
});

/** Prefetches the lines with the filters of the address. */
export function prefetch(queryClient: QueryClient, { searchParams }: URL): void {
  linesList.prefetch(queryClient, searchParams, undefined);
}

/** The lines of all customers' orders. */
export function LinesPage() {
  const { getHref } = useBranch();
  const list = useList(linesList, { scope: undefined, href: getHref('lines') });
  usePageTitle(linesStrings.title);
  return (
    <>
      <Title order={1} mb="16px">
        {linesStrings.title}
      </Title>
      <ListBody list={list} />
    </>
  );
}
