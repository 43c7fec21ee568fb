import { readDay } from '#lib/days.ts';
import type { MoneyAddress } from '#lib/paths.ts';
import { readName, readPage } from '#lib/read-address.ts';
import { useLocation, useSearchParams } from 'wouter';

/** What the address asks of a list, its type and state checked. */
export interface AccountFilters<Type extends string, State extends string = never> {
  type?: Type | undefined;
  state?: State | undefined;
  since?: string | undefined;
  until?: string | undefined;
}

interface AddressNames<Type extends string, State extends string> {
  types: Readonly<Record<Type, string>>;
  states?: Readonly<Record<State, string>> | undefined;
}

interface AddressOptions<Type extends string, State extends string> extends AddressNames<Type, State> {
  /** Where the list stands, with this much of it asked for. */
  getHref: (address: MoneyAddress) => string;
}

/** What the address asks of a list; whatever cannot be read is left out. */
export function readAccountAddress<Type extends string, State extends string = never>(params: URLSearchParams, { types, states }: AddressNames<Type, State>) {
  const filters: AccountFilters<Type, State> = {
    type: readName(types, params.get('type')),
    state: states && readName(states, params.get('state')),
    since: readDay(params.get('since')),
    until: readDay(params.get('until')),
  };
  return { filters, page: readPage(params.get('page')) ?? 1 };
}

/** A list's filters and page, which stand in the address: a changed filter starts at the first page in place, another page is gone to. */
export function useAccountAddress<Type extends string, State extends string = never>(options: AddressOptions<Type, State>) {
  const { types, states, getHref } = options;
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const { filters, page } = readAccountAddress(params, { types, states });
  return {
    filters,
    page,
    isFiltered: Object.values(filters).some((value) => value !== undefined),
    filter: (part: AccountFilters<Type, State>): void => navigate(getHref({ ...filters, ...part }), { replace: true }),
    goToPage: (page: number): void => {
      navigate(getHref({ ...filters, page: page > 1 ? page : undefined }));
      window.scrollTo(0, 0);
    },
  };
}

/** What is asked for, without what is not. */
export function given<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}
