import type { LazyPart } from '#ui/loading/lazy-part.ts';
import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Asked, Filters } from './filters/filters.ts';
import { readAsked } from './list-address.ts';
import type { SkeletonLook } from './list-skeleton.tsx';
import type { ListPage, RowsState } from './rows-state.ts';

/** An answer that is not older than this is not fetched again on mount, since it was prefetched. */
export const LIST_FRESH_MS = 2_000;

/** What is needed to fetch a list before the code of its rows has loaded. */
export interface ListDeclaration<All extends Filters, Scope, Page extends ListPage, Key extends QueryKey> {
  /** In the order of their parameters in the address. */
  filters: All;
  /** The query of a page of the list, by filters and scope. */
  query: (asked: Asked<All>, scope: Scope) => UseQueryOptions<Page, Error, Page, Key>;
  skeleton: SkeletonLook;
  /** Made by `defineRows` in a lazily loaded module. */
  Rows: LazyPart<{ list: RowsState<Page> }>;
}

/** A list: `useList` fetches it, `ListView` shows it. */
export type List<All extends Filters, Scope, Page extends ListPage, Key extends QueryKey> = ListDeclaration<
  All,
  Scope,
  Page,
  Key
> & {
  /** Prefetches the page of the address, and loads the code of the rows. */
  prefetch: (queryClient: QueryClient, params: URLSearchParams, scope: Scope) => void;
};

/** Declares a list whose filters and page are in the address. */
export function defineList<All extends Filters, Scope, Page extends ListPage, Key extends QueryKey>(
  declaration: ListDeclaration<All, Scope, Page, Key>,
): List<All, Scope, Page, Key> {
  const { filters, query, Rows } = declaration;
  return {
    ...declaration,
    prefetch: (queryClient, params, scope) => {
      Rows.preload();
      void queryClient.prefetchQuery(query(readAsked(filters, params), scope));
    },
  };
}
