import type { LazyPart } from '#ui/loading/lazy-part.ts';
import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Asked, Filters } from './filters/filters.ts';
import { atPage, readAsked } from './list-address.ts';
import type { SkeletonLook } from './list-skeleton.tsx';
import type { ListPage, RowsState, VirtualRowsState } from './rows-state.ts';

/** An answer that is not older than this is not fetched again on mount, since it was prefetched. */
export const LIST_FRESH_MS = 2_000;

/** What is needed to fetch a list before the code of its rows has loaded. */
interface ListParts<All extends Filters, Scope, Page extends ListPage, Key extends QueryKey> {
  /** In the order of their parameters in the address. */
  filters: All;
  /** The query of a page of the list, by filters and scope. */
  query: (asked: Asked<All>, scope: Scope) => UseQueryOptions<Page, Error, Page, Key>;
  skeleton: SkeletonLook;
}

/** Pages with buttons, or one scroll. */
type ListRows<Page extends ListPage> =
  | {
      rowsPerPage?: undefined;
      /** Made by `defineRows` in a lazily loaded module. */
      Rows: LazyPart<{ list: RowsState<Page> }>;
    }
  | {
      /** As many as the query asks for; the list is one scroll, whose pages are fetched as they come into sight. */
      rowsPerPage: number;
      /** Made by `defineVirtualRows` in a lazily loaded module. */
      Rows: LazyPart<{ list: VirtualRowsState<Page> }>;
    };

type ListDeclaration<All extends Filters, Scope, Page extends ListPage, Key extends QueryKey> = ListParts<
  All,
  Scope,
  Page,
  Key
> &
  ListRows<Page>;

/** A list: `useList` fetches it, `ListBody` shows it. */
export type List<All extends Filters, Scope, Page extends ListPage, Key extends QueryKey> = ListDeclaration<
  All,
  Scope,
  Page,
  Key
> & {
  /** Prefetches the page of the address, and of one scroll the first one too; loads the code of the rows. */
  prefetch: (queryClient: QueryClient, params: URLSearchParams, scope: Scope) => void;
};

/** Declares a list whose filters and page are in the address. */
export function defineList<All extends Filters, Scope, Page extends ListPage, Key extends QueryKey>(
  declaration: ListDeclaration<All, Scope, Page, Key>,
): List<All, Scope, Page, Key> {
  const { filters, query, rowsPerPage, Rows } = declaration;
  return {
    ...declaration,
    prefetch: (queryClient, params, scope) => {
      Rows.preload();
      const asked = readAsked(filters, params);
      void queryClient.prefetchQuery(query(asked, scope));
      // The number of all rows is on the first page.
      if (rowsPerPage !== undefined && asked.page) void queryClient.prefetchQuery(query(atPage(asked, 1), scope));
    },
  };
}
