import { readDay } from '#lib/days.ts';
import { readName, readSearch } from '#lib/read-address.ts';

/** Parameters of an address, in their order. */
export type Parameters = readonly (readonly [name: string, value: string])[];

/** Days as `2026-11-21`, both within the period. */
export interface Period {
  since?: string;
  until?: string;
}

/** The period of these days, which may be open at either side. */
export const makePeriod = (since: string | undefined, until: string | undefined): Period => ({
  ...(since && { since }),
  ...(until && { until }),
});

/** How the value of a filter stands in an address. A value may take several parameters. */
interface AddressForm<Value> {
  /** Undefined where the address holds nothing that can be read. */
  read(params: URLSearchParams, name: string): Value | undefined;
  write(value: Value | undefined, name: string): Parameters;
  /** The value's parameters as they stand in the address, without what can't be read. */
  keep(params: URLSearchParams, name: string): Parameters;
}

/** One of several names. */
export interface ChoiceFilter<Name extends string> extends AddressForm<Name> {
  kind: 'choice';
  label: string;
  /** What is chosen while nothing is. */
  any: string;
  names: Readonly<Record<Name, string>>;
}

/** The first day and the last. */
export interface PeriodFilter extends AddressForm<Period> {
  kind: 'period';
}

/** A text that the person types. */
export interface SearchFilter extends AddressForm<string> {
  kind: 'search';
  label: string;
}

/** A filter of a list. A new kind is one more member here and one more field in the filter bar. */
export type Filter = ChoiceFilter<string> | PeriodFilter | SearchFilter;

/** The filters of a list by their names, in the order in which they stand in the address. */
export type Filters = Readonly<Record<string, Filter>>;

/** What a filter holds. */
type ValueOf<One> = One extends AddressForm<infer Value> ? Value : never;

/** What the person asks of a list. Whatever is not asked for is left out; the first page is. */
export type Asked<All extends Filters> = { [Name in keyof All]?: ValueOf<All[Name]> } & { page?: number };

const one = (name: string, value: string | undefined): Parameters => (value ? [[name, value]] : []);

function makeFilter<Value, Look>(look: Look, form: Omit<AddressForm<Value>, 'keep'>): Look & AddressForm<Value> {
  return { ...look, ...form, keep: (params, name) => form.write(form.read(params, name), name) };
}

/** A choice by names, with nothing chosen at first. */
export function choice<Name extends string>(
  look: Pick<ChoiceFilter<Name>, 'label' | 'any' | 'names'>,
): ChoiceFilter<Name> {
  return makeFilter<Name, Pick<ChoiceFilter<Name>, 'kind' | keyof typeof look>>(
    { kind: 'choice', ...look },
    { read: (params, name) => readName(look.names, params.get(name)), write: (value, name) => one(name, value) },
  );
}

/** A search field, which stands first in the filter bar. */
export function search(label: string): SearchFilter {
  return makeFilter<string, Pick<SearchFilter, 'kind' | 'label'>>(
    { kind: 'search', label },
    { read: (params, name) => readSearch(params.get(name)), write: (value, name) => one(name, value) },
  );
}

/** A period of days. Its parameters are `since` and `until`, whatever its name. */
export const period: PeriodFilter = makeFilter<Period, Pick<PeriodFilter, 'kind'>>(
  { kind: 'period' },
  {
    read: (params) => {
      const [since, until] = [readDay(params.get('since')), readDay(params.get('until'))];
      return since === undefined && until === undefined ? undefined : makePeriod(since, until);
    },
    write: (value) => [...one('since', value?.since), ...one('until', value?.until)],
  },
);

/** Filters as they stand in the filter bar: the search first, the others as declared. */
export function inBarOrder(filters: Filters): [name: string, filter: Filter][] {
  return Object.entries(filters).toSorted(
    ([, one], [, other]) => Number(other.kind === 'search') - Number(one.kind === 'search'),
  );
}
