import { readPage } from '#lib/read-address.ts';
import type { Asked, Filters } from './filters/filters.ts';
import type { Parameters } from './filters/address-form.ts';

/** The filters and the page in an address, without invalid ones. */
export function readAsked<All extends Filters>(filters: All, params: URLSearchParams): Asked<All> {
  const values = Object.entries(filters).flatMap(([name, filter]) => {
    const value = filter.read(params, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const page = readPage(params.get('page')) ?? 1;
  return { ...Object.fromEntries(values), ...(page > 1 && { page }) } as Asked<All>;
}

/** The same filters at another page. */
export function atPage<All extends Filters>({ page: _, ...filters }: Asked<All>, page: number): Asked<All> {
  return { ...filters, ...(page > 1 && { page }) } as Asked<All>;
}

/** The parameters of all filters in an address, with one of them changed. */
export function writeFilters(
  filters: Filters,
  params: URLSearchParams,
  changed?: { name: string; parameters: Parameters },
): Parameters {
  return Object.entries(filters).flatMap(([name, filter]) =>
    name === changed?.name ? changed.parameters : filter.keep(params, name),
  );
}

/** The address with these parameters appended. */
export function withParameters(href: string, parameters: Parameters): string {
  if (parameters.length === 0) return href;
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, value]));
  return `${href}${href.includes('?') ? '&' : '?'}${query}`;
}
