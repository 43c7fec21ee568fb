import { readDay } from '#lib/days.ts';
import { readAmount, readName, readSearch } from '#lib/read-address.ts';
import { readId } from '#common/read-id.ts';
import type { ComponentType } from 'react';

/** Parameters of an address, in their order. */
export type Parameters = readonly (readonly [name: string, value: string])[];

/** Days as `2026-11-21`, both inclusive. */
export interface Period {
  since?: string;
  until?: string;
}

/** A period of these days; either may be undefined, for no limit. */
export const makePeriod = (since: string | undefined, until: string | undefined): Period => ({
  ...(since && { since }),
  ...(until && { until }),
});

/** Bounds of an amount in roubles, both inclusive. */
export interface Amounts {
  min?: number;
  max?: number;
}

/** Bounds of these amounts; either may be undefined, for no limit. */
export const makeAmounts = (min: number | undefined, max: number | undefined): Amounts => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** How a filter's value is written in an address. A value may take several parameters. */
interface AddressForm<Value> {
  /** The value in the address; undefined if it has none, or an invalid one. */
  read(params: URLSearchParams, name: string): Value | undefined;
  write(value: Value | undefined, name: string): Parameters;
  /** The value's parameters in the address, without invalid ones. */
  keep(params: URLSearchParams, name: string): Parameters;
}

/** A choice of one among several names. */
export interface ChoiceFilter<Name extends string> extends AddressForm<Name> {
  kind: 'choice';
  label: string;
  /** The label of the option for no choice. */
  any: string;
  names: Readonly<Record<Name, string>>;
}

/** A choice of several among names. */
export interface ChoicesFilter<Name extends string> extends AddressForm<readonly Name[]> {
  kind: 'choices';
  label: string;
  /** What is said while nothing is chosen. */
  any: string;
  names: Readonly<Record<Name, string>>;
}

/** The least and the largest amount. */
export interface AmountsFilter extends AddressForm<Amounts> {
  kind: 'amounts';
  label: string;
}

/** A condition that holds or isn't asked for. */
export interface FlagFilter extends AddressForm<true> {
  kind: 'flag';
  label: string;
}

/** A record that a link has narrowed the list to; its field only takes it back. */
export interface IdFilter extends AddressForm<number> {
  kind: 'id';
  /** The text of the button that clears it. */
  label: (id: number) => string;
  /** Draws the record's name in place of that text once it has loaded. */
  Label?: ComponentType<{ id: number; otherwise: string }>;
}

/** A choice of one record. */
export interface RecordFilter extends AddressForm<number> {
  kind: 'record';
  /** Offers the records that there are. */
  Field: ComponentType<{ value: number | undefined; onChange: (id: number | undefined) => void }>;
}

/** A mark of several records that a link has narrowed the list to; its field only takes it back. */
export interface MarkFilter extends AddressForm<string> {
  kind: 'mark';
  /** The text of the button that clears it. */
  label: string;
}

/** The first and the last day. */
export interface PeriodFilter extends AddressForm<Period> {
  kind: 'period';
}

/** A search text. */
export interface SearchFilter extends AddressForm<string> {
  kind: 'search';
  label: string;
}

/** A filter of a list. A new kind needs a member here and a field in the filter bar. */
export type Filter =
  | AmountsFilter
  | ChoiceFilter<string>
  | ChoicesFilter<string>
  | FlagFilter
  | IdFilter
  | MarkFilter
  | PeriodFilter
  | RecordFilter
  | SearchFilter;

/** The filters of a list by name, in the order of their parameters in the address. */
export type Filters = Readonly<Record<string, Filter>>;

/** The type of a filter's value. */
type ValueOf<One> = One extends AddressForm<infer Value> ? Value : never;

/** The filters and the page that the address requests. Filters that are not set, and the first page, are left out. */
export type Asked<All extends Filters> = { [Name in keyof All]?: ValueOf<All[Name]> } & { page?: number };

const one = (name: string, value: string | undefined): Parameters => (value ? [[name, value]] : []);

function makeFilter<Value, Look>(look: Look, form: Omit<AddressForm<Value>, 'keep'>): Look & AddressForm<Value> {
  return { ...look, ...form, keep: (params, name) => form.write(form.read(params, name), name) };
}

/** A choice among names, with nothing chosen at first. */
export function choice<Name extends string>(
  look: Pick<ChoiceFilter<Name>, 'label' | 'any' | 'names'>,
): ChoiceFilter<Name> {
  return makeFilter<Name, Pick<ChoiceFilter<Name>, 'kind' | keyof typeof look>>(
    { kind: 'choice', ...look },
    { read: (params, name) => readName(look.names, params.get(name)), write: (value, name) => one(name, value) },
  );
}

/** A choice of several among names, none at first. */
export function choices<Name extends string>(
  look: Pick<ChoicesFilter<Name>, 'label' | 'any' | 'names'>,
): ChoicesFilter<Name> {
  return makeFilter<readonly Name[], Pick<ChoicesFilter<Name>, 'kind' | keyof typeof look>>(
    { kind: 'choices', ...look },
    {
      read: (params, name) => {
        const chosen = params.getAll(name).flatMap((text) => readName(look.names, text) ?? []);
        return chosen.length > 0 ? [...new Set(chosen)] : undefined;
      },
      write: (value = [], name) => value.map((one) => [name, one] as const),
    },
  );
}

/** Bounds of an amount; the parameters end with `Min` and `Max`. */
export function amounts(label: string): AmountsFilter {
  return makeFilter<Amounts, Pick<AmountsFilter, 'kind' | 'label'>>(
    { kind: 'amounts', label },
    {
      read: (params, name) => {
        const [min, max] = [readAmount(params.get(`${name}Min`)), readAmount(params.get(`${name}Max`))];
        return min === undefined && max === undefined ? undefined : makeAmounts(min, max);
      },
      write: (value, name) => [
        ...one(`${name}Min`, value?.min?.toString()),
        ...one(`${name}Max`, value?.max?.toString()),
      ],
    },
  );
}

/** A condition, not asked for at first. */
export function flag(label: string): FlagFilter {
  return makeFilter<true, Pick<FlagFilter, 'kind' | 'label'>>(
    { kind: 'flag', label },
    {
      read: (params, name) => params.get(name) === '1' || undefined,
      write: (value, name) => one(name, value && '1'),
    },
  );
}

/** A record that a link narrows the list to. `Label` draws its name. */
export function narrowedTo(label: (id: number) => string, Label?: IdFilter['Label']): IdFilter {
  return makeFilter<number, Pick<IdFilter, 'kind' | 'label' | 'Label'>>(
    { kind: 'id', label, ...(Label && { Label }) },
    { read: (params, name) => readId(params.get(name)), write: (value, name) => one(name, value?.toString()) },
  );
}

/** A choice among the records that `Field` offers. */
export function record(Field: RecordFilter['Field']): RecordFilter {
  return makeFilter<number, Pick<RecordFilter, 'kind' | 'Field'>>(
    { kind: 'record', Field },
    { read: (params, name) => readId(params.get(name)), write: (value, name) => one(name, value?.toString()) },
  );
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The UUID of a mark that a link narrows the list to. */
export function markedBy(label: string): MarkFilter {
  return makeFilter<string, Pick<MarkFilter, 'kind' | 'label'>>(
    { kind: 'mark', label },
    {
      read: (params, name) => UUID.exec(params.get(name) ?? '')?.[0],
      write: (value, name) => one(name, value),
    },
  );
}

/** A search field, which is the first in the filter bar. */
export function search(label: string): SearchFilter {
  return makeFilter<string, Pick<SearchFilter, 'kind' | 'label'>>(
    { kind: 'search', label },
    { read: (params, name) => readSearch(params.get(name)), write: (value, name) => one(name, value) },
  );
}

/** A period of days. Its parameters are always `since` and `until`. */
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

/** Filters in the order of the filter bar: the search first, the others as declared. */
export function inBarOrder(filters: Filters): [name: string, filter: Filter][] {
  return Object.entries(filters).toSorted(
    ([, one], [, other]) => Number(other.kind === 'search') - Number(one.kind === 'search'),
  );
}

/** Whether the filter stands in the drawer on phones; a search is used at once, so it stays in the bar. */
export const isDrawn = ({ kind }: Filter): boolean => kind !== 'search';
