import { defineList } from '#ui/list/define-list.ts';
import type { Asked } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { lineFilters, paramsOf } from './line-filters.ts';
import { LINES_PER_PAGE, linesQuery } from './lines.queries.ts';

/** The lines of all customers' orders. */
export const linesList = defineList({
  filters: lineFilters,
  query: (asked: Asked<typeof lineFilters>) => linesQuery(paramsOf(asked), asked.page),
  rowsPerPage: LINES_PER_PAGE,
  skeleton: { cards: { count: 5, height: 148 }, table: { count: 12, height: 44 } },
  Rows: lazyPart(() => import('./line-rows.tsx'), 'LineRows'),
});
