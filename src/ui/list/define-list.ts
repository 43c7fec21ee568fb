import type { LazyPart } from '#ui/loading/lazy-part.ts';
import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Asked, Filters } from './filters/filters.ts';
import { readAsked } from './list-address.ts';
import type { SkeletonLook } from './list-skeleton.tsx';
import type { ListPage, RowsState } from './rows-state.ts';

/** How old an answer may be when the list comes up: what was prefetched is not asked for again. */
export const LIST_FRESH_MS = 2_000;

/** What a list needs to know before its rows are there, to be asked for beside the code that shows them. */
export interface ListDeclaration<All extends Filters, Scope, Page extends ListPage, Key extends QueryKey> {
  /** In the order in which they stand in the address. */
  filters: All;
  /** The page of the server that shows what is asked for, of what is in scope. */
  query: (asked: Asked<All>, scope: Scope) => UseQueryOptions<Page, Error, Page, Key>;
  skeleton: SkeletonLook;
  /** Made by `defineRows` in a module that loads later. */
  Rows: LazyPart<{ list: RowsState<Page> }>;
}

/** A list: `useList` asks for it, `ListView` shows it. */
export type List<All extends Filters, Scope, Page extends ListPage, Key extends QueryKey> = ListDeclaration<
  All,
  Scope,
  Page,
  Key
> & {
  /** Asks for what the address shows, and loads the code of the rows. */
  prefetch: (queryClient: QueryClient, params: URLSearchParams, scope: Scope) => void;
};

/** Declares a list that stands in the address: its filters, its query and its rows. */
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
