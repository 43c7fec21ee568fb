import { readDay } from '#lib/days.ts';
import { makeFilter, one, type AddressForm } from '../address-form.ts';
import { presetsOn, readPreset, type Days, type PresetName } from './period-presets.ts';
import { shopToday } from '../shop-day.ts';

/** A period of days; one that has a name moves on with the days of the shop. */
export interface Period extends Days {
  /** Its name in the address, where its days aren't. */
  preset?: PresetName;
}

/** A period of these days; either may be undefined, for no limit. */
export const makePeriod = (since: string | undefined, until: string | undefined): Days => ({
  ...(since && { since }),
  ...(until && { until }),
});

/** The first and the last day. */
export interface PeriodFilter extends AddressForm<Period, Days> {
  kind: 'period';
  /** Whether the address has a day that there is none, which is left out. */
  isBroken: (params: URLSearchParams) => boolean;
}

/**
 * A period of days. Its parameters are always `since` and `until`, or `period` with the name of one that moves on: its
 * days are counted when it is read.
 */
export const period: PeriodFilter = makeFilter(
  {
    kind: 'period' as const,
    isBroken: (params: URLSearchParams) =>
      ['since', 'until'].some((name) => params.has(name) && readDay(params.get(name)) === undefined),
  },
  {
    read: (params): Period | undefined => {
      const preset = readPreset(params.get('period'));
      if (preset) return { ...presetsOn(shopToday())[preset], preset };
      const [since, until] = [readDay(params.get('since')), readDay(params.get('until'))];
      return since === undefined && until === undefined ? undefined : makePeriod(since, until);
    },
    write: (value: Period | undefined) =>
      value?.preset ? one('period', value.preset) : [...one('since', value?.since), ...one('until', value?.until)],
    send: ({ since, until }) => makePeriod(since, until),
  },
);
