import type { UseQueryResult } from '@tanstack/react-query';
import type { Filters, Parameters } from './filters/filters.ts';
import type { SkeletonLook } from './list-skeleton.tsx';

/** A page of a list as the server answers it. */
export interface ListPage<Row = { id: number }> {
  result: readonly Row[];
  pages: number;
}

/** What the rows of a list are shown by. */
export interface RowsState<Page extends ListPage> {
  filters: Filters;
  skeleton: SkeletonLook;
  /** The address's own parameters: each filter reads its value there. */
  params: URLSearchParams;
  page: number;
  result: UseQueryResult<Page>;
  /** Where the same list stands with all its rows; undefined while nothing is left out. */
  allHref: string | undefined;
  /** Changes a filter in place; the list starts at its first page. */
  filter: (name: string, parameters: Parameters) => void;
  goToPage: (page: number) => void;
}
