import { readId } from '#common/read-id.ts';
import { readAmount, readName, readSearch } from '#lib/read-address.ts';
import type { ComponentType } from 'react';
import { makeFilter, one, type AddressForm } from './address-form.ts';
import type { PeriodFilter } from './period/period.ts';

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

/** A choice of one among several names. */
export interface ChoiceFilter<Name extends string, Param extends string = string> extends AddressForm<
  Name,
  Record<Param, Name>
> {
  kind: 'choice';
  label: string;
  /** The label of the option for no choice. */
  any: string;
  names: Readonly<Record<Name, string>>;
  /** Whether it is set as rarely as an amount. */
  isRare?: boolean;
}

/** A choice of several among names. */
export interface ChoicesFilter<Name extends string, Param extends string = string> extends AddressForm<
  readonly Name[],
  Record<Param, Name[]>
> {
  kind: 'choices';
  label: string;
  /** What is said while nothing is chosen. */
  any: string;
  names: Readonly<Record<Name, string>>;
}

/** The least and the largest amount. */
export interface AmountsFilter<Param extends string = string> extends AddressForm<
  Amounts,
  { [Bound in `${Param}_min` | `${Param}_max`]?: number }
> {
  kind: 'amounts';
  label: string;
}

/** A condition that holds or isn't asked for. */
export interface FlagFilter<Param extends string = string> extends AddressForm<true, Record<Param, true>> {
  kind: 'flag';
  label: string;
}

/** A record that a link has narrowed the list to; its field only takes it back. */
export interface IdFilter<Param extends string = string> extends AddressForm<number, Record<Param, number>> {
  kind: 'id';
  /** The text of the button that clears it. */
  label: (id: number) => string;
  /** Draws the record's name in place of that text once it has loaded. */
  Label?: ComponentType<{ id: number; otherwise: string }>;
}

/** A choice of one record. */
export interface RecordFilter<Param extends string = string> extends AddressForm<number, Record<Param, number>> {
  kind: 'record';
  /** What it is called among the filters that are set as rarely as an amount; undefined where it isn't. */
  rareName?: string;
  /** Offers the records that there are. */
  Field: ComponentType<{ value: number | undefined; onChange: (id: number | undefined) => void }>;
}

/** What several records share, to which a link has narrowed the list; its field only takes it back. */
export interface UuidFilter<Param extends string = string> extends AddressForm<string, Record<Param, string>> {
  kind: 'uuid';
  /** The text of the button that clears it. */
  label: string;
}

/** A search text. */
export interface SearchFilter extends AddressForm<string, { search_text: string }> {
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
  | UuidFilter
  | PeriodFilter
  | RecordFilter
  | SearchFilter;

/** The filters of a list by name, in the order of their parameters in the address. */
export type Filters = Readonly<Record<string, Filter>>;

/** The type of a filter's value. */
type ValueOf<One> = One extends AddressForm<infer Value> ? Value : never;

/** The filters and the page that the address requests. Filters that are not set, and the first page, are left out. */
export type Asked<All extends Filters> = { [Name in keyof All]?: ValueOf<All[Name]> } & { page?: number };

const by = <Param extends string, Value>(param: Param, value: Value) => ({ [param]: value }) as Record<Param, Value>;

/**
 * A choice among names, with nothing chosen at first; `sends` is the operation's parameter, as of the filters below.
 */
export function choice<Name extends string, Param extends string>({
  sends,
  ...look
}: Pick<ChoiceFilter<Name>, 'label' | 'any' | 'names' | 'isRare'> & { sends: Param }): ChoiceFilter<Name, Param> {
  return makeFilter(
    { kind: 'choice' as const, ...look },
    {
      read: (params, name) => readName(look.names, params.get(name)),
      write: (value: Name | undefined, name) => one(name, value),
      send: (value) => by(sends, value),
    },
  );
}

/** A choice of several among names, none at first. */
export function choices<Name extends string, Param extends string>({
  sends,
  ...look
}: Pick<ChoicesFilter<Name>, 'label' | 'any' | 'names'> & { sends: Param }): ChoicesFilter<Name, Param> {
  return makeFilter(
    { kind: 'choices' as const, ...look },
    {
      read: (params, name) => {
        const chosen = params.getAll(name).flatMap((text) => readName(look.names, text) ?? []);
        return chosen.length > 0 ? [...new Set(chosen)] : undefined;
      },
      write: (value: readonly Name[] | undefined, name) => (value ?? []).map((chosen) => [name, chosen] as const),
      send: (value) => by(sends, [...value]),
    },
  );
}

/** Bounds of an amount; the parameters end with `Min` and `Max` in the address, with `_min` and `_max` in a call. */
export function amounts<Param extends string>(label: string, sends: Param): AmountsFilter<Param> {
  return makeFilter(
    { kind: 'amounts' as const, label },
    {
      read: (params, name) => {
        const [min, max] = [readAmount(params.get(`${name}Min`)), readAmount(params.get(`${name}Max`))];
        return min === undefined && max === undefined ? undefined : makeAmounts(min, max);
      },
      write: (value: Amounts | undefined, name) => [
        ...one(`${name}Min`, value?.min?.toString()),
        ...one(`${name}Max`, value?.max?.toString()),
      ],
      send: ({ min, max }) =>
        ({
          ...(min !== undefined && { [`${sends}_min`]: min }),
          ...(max !== undefined && { [`${sends}_max`]: max }),
        }) as { [Bound in `${Param}_min` | `${Param}_max`]?: number },
    },
  );
}

/** A condition, not asked for at first. */
export function flag<Param extends string>(label: string, sends: Param): FlagFilter<Param> {
  return makeFilter(
    { kind: 'flag' as const, label },
    {
      read: (params, name) => params.get(name) === '1' || undefined,
      write: (value: true | undefined, name) => one(name, value && '1'),
      send: (value) => by(sends, value),
    },
  );
}

const idForm = <Param extends string>(sends: Param): Omit<AddressForm<number, Record<Param, number>>, 'keep'> => ({
  read: (params, name) => readId(params.get(name)),
  write: (value, name) => one(name, value?.toString()),
  send: (value) => by(sends, value),
});

/** A record that a link narrows the list to. `Label` draws its name. */
export function narrowedTo<Param extends string>(
  label: (id: number) => string,
  sends: Param,
  Label?: IdFilter['Label'],
): IdFilter<Param> {
  return makeFilter({ kind: 'id' as const, label, ...(Label && { Label }) }, idForm(sends));
}

/** A choice among the records that `Field` offers. */
export function record<Param extends string>(
  Field: RecordFilter['Field'],
  sends: Param,
  look: Pick<RecordFilter, 'rareName'> = {},
): RecordFilter<Param> {
  return makeFilter({ kind: 'record' as const, Field, ...look }, idForm(sends));
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The UUID that a link narrows the list to. */
export function uuid<Param extends string>(label: string, sends: Param): UuidFilter<Param> {
  return makeFilter(
    { kind: 'uuid' as const, label },
    {
      read: (params, name) => UUID.exec(params.get(name) ?? '')?.[0],
      write: (value: string | undefined, name) => one(name, value),
      send: (value) => by(sends, value),
    },
  );
}

/** A search field, which is the first in the filter bar. */
export function search(label: string): SearchFilter {
  return makeFilter(
    { kind: 'search' as const, label },
    {
      read: (params, name) => readSearch(params.get(name)),
      write: (value: string | undefined, name) => one(name, value),
      send: (value) => ({ search_text: value }),
    },
  );
}

/** Filters in the order of the filter bar: the search first, the others as declared. */
export function inBarOrder(filters: Filters): [name: string, filter: Filter][] {
  return Object.entries(filters).toSorted(
    ([, one], [, other]) => Number(other.kind === 'search') - Number(one.kind === 'search'),
  );
}

/** Bounds of amounts and flags are set rarely. */
const isRare = (one: Filter): boolean =>
  one.kind === 'amounts' ||
  one.kind === 'flag' ||
  (one.kind === 'record' && one.rareName !== undefined) ||
  (one.kind === 'choice' && one.isRare === true);

/**
 * The filters that stand in the bar, and those behind its button: on phones all but a search, which is used at once;
 * elsewhere those that are set rarely. A flag alone takes no more room than the button would.
 */
export function divideFilters(filters: Filters, isPhone: boolean): Record<'inBar' | 'behind', [string, Filter][]> {
  const all = inBarOrder(filters);
  const rare = all.filter(([, one]) => isRare(one));
  const isLoneFlag = rare.length === 1 && rare[0]?.[1].kind === 'flag';
  const isBehind = (one: Filter): boolean => (isPhone ? one.kind !== 'search' : isRare(one) && !isLoneFlag);
  return { inBar: all.filter(([, one]) => !isBehind(one)), behind: all.filter(([, one]) => isBehind(one)) };
}

/** Whether a filter is only set by links, and has a field while it is set. */
export const isByLink = ({ kind }: Filter): boolean => kind === 'id' || kind === 'uuid';
