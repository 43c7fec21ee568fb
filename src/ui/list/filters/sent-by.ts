import type { AddressForm } from './address-form.ts';
import type { Asked, Filters } from './filters.ts';

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type SentBy<All extends Filters> = Partial<
  Intersection<{ [Name in keyof All]: All[Name] extends { send(value: never): infer Sent } ? Sent : never }[keyof All]>
>;

/** Refuses filters that send a parameter that the operation hasn't. */
type KnownTo<Params, All extends Filters> = [Exclude<keyof SentBy<All>, keyof Params>] extends [never]
  ? unknown
  : never;

/** What an operation with these `Params` is asked for by the filters and the page of an address. */
export const sentBy =
  <Params extends object>() =>
  <All extends Filters>(filters: All & KnownTo<Params, All>, asked: Asked<All>) => {
    const sent = Object.entries(filters as All).map(([name, filter]) => {
      const value = asked[name as keyof All];
      // Each filter sends what it has read itself.
      return value === undefined ? {} : (filter as AddressForm<unknown>).send(value);
    });
    return Object.assign({}, ...sent, asked.page !== undefined && { page: asked.page }) as SentBy<All> & {
      page?: number;
    };
  };
