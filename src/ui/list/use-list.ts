import { keepPath } from '#lib/same-page.ts';
import { useQuery, type QueryKey } from '@tanstack/react-query';
import { use, type ComponentType } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { LIST_FRESH_MS, type List } from './define-list.ts';
import type { Filters } from './filters/filters.ts';
import { useShopDay } from './filters/shop-day.ts';
import { TimeZone } from './filters/time-zone.ts';
import { atPage, readAsked, withParameters, writeFilters } from './list-address.ts';
import type { ListPage, PageQuery, VirtualRowsState } from './rows-state.ts';

/** A list with the filters and the page of the address. */
export interface ListState<Page extends ListPage> extends VirtualRowsState<Page> {
  Rows: ComponentType<{ list: VirtualRowsState<Page> }>;
}

/** Fetches the list with the filters and the page of the current address. Key the component by its scope. */
export function useList<All extends Filters, Scope, Page extends ListPage, Key extends QueryKey>(
  { filters, query, skeleton, rowsPerPage, Rows }: List<All, Scope, Page, Key>,
  { scope, href: listHref }: { scope: Scope; href: string },
): ListState<Page> {
  useShopDay(use(TimeZone));
  const [params] = useSearchParams();
  const [path, navigate] = useLocation();
  const href = keepPath(listHref, path);
  const asked = readAsked(filters, params);
  const isVirtual = rowsPerPage !== undefined;
  // `all`, since the rows read the result in another component, whose code may load after the answer.
  const result = useQuery({
    ...query(isVirtual ? atPage(asked, 1) : asked, scope),
    staleTime: LIST_FRESH_MS,
    notifyOnChangeProps: 'all',
  });
  const hrefOf = (page: number): string => {
    const kept = writeFilters(filters, params);
    return withParameters(href, page > 1 ? [...kept, ['page', String(page)]] : kept);
  };
  const hrefWith: ListState<Page>['hrefWith'] = (name, parameters) =>
    withParameters(href, writeFilters(filters, params, { name, parameters }));
  return {
    filters,
    skeleton,
    Rows,
    params,
    page: asked.page ?? 1,
    result,
    allHref: Object.keys(asked).length > 0 ? href : undefined,
    hrefWith,
    filter: (name, parameters) => navigate(hrefWith(name, parameters), { replace: true }),
    clearFilters: (names) => {
      const kept = Object.entries(filters).filter(([name]) => !names.includes(name));
      navigate(withParameters(href, writeFilters(Object.fromEntries(kept), params)), { replace: true });
    },
    apply: (params) => navigate(withParameters(href, writeFilters(filters, params))),
    goToPage: (page) => {
      navigate(hrefOf(page));
      window.scrollTo(0, 0);
    },
    rowsPerPage: rowsPerPage ?? 0,
    pageQuery: (page) => {
      const { queryKey, queryFn } = query(atPage(asked, page), scope) as PageQuery<Page>;
      return { queryKey, ...(queryFn && { queryFn }) };
    },
    showPage: (page) => navigate(hrefOf(page), { replace: true }),
  };
}
