import type { QueryFunction, QueryKey, SkipToken, UseQueryResult } from '@tanstack/react-query';
import type { Filters } from './filters/filters.ts';
import type { Parameters } from './filters/address-form.ts';
import type { SkeletonLook } from './list-skeleton.tsx';

/** A page of a list as the server answers it. */
export interface ListPage<Row = { id: number }> {
  result: readonly Row[];
  pages: number;
  /** The number of rows on all pages. */
  total: number;
}

/** How a page is fetched. */
export interface PageQuery<Page, Key extends QueryKey = QueryKey> {
  queryKey: Key;
  queryFn?: QueryFunction<Page, Key> | SkipToken;
}

/** What is needed to show the rows of a list. */
export interface RowsState<Page extends ListPage> {
  filters: Filters;
  skeleton: SkeletonLook;
  /** The current parameters of the address; each filter reads its value from them. */
  params: URLSearchParams;
  page: number;
  result: UseQueryResult<Page>;
  /** The address of the list without filters; undefined while no filter is set. */
  allHref: string | undefined;
  /** The address of the list with another value of this filter. */
  hrefWith: (name: string, parameters: Parameters) => string;
  /** Changes a filter, replacing the history entry; the list returns to its first page. */
  filter: (name: string, parameters: Parameters) => void;
  /** Clears these filters, replacing the history entry. */
  clearFilters: (names: readonly string[]) => void;
  /** Goes to the filters of these parameters, without invalid ones; the first page. */
  apply: (params: URLSearchParams) => void;
  goToPage: (page: number) => void;
}

/** What is needed to show the rows of a list that is one scroll; `result` is of its first page. */
export interface VirtualRowsState<Page extends ListPage> extends RowsState<Page> {
  rowsPerPage: number;
  pageQuery: (page: number) => PageQuery<Page>;
  /** Replaces the page in the address, without scrolling. */
  showPage: (page: number) => void;
}
