import { amounts, choice, choices, flag, inBarOrder, narrowedTo, search } from '#ui/list/filters/filters.ts';
import { period } from '#ui/list/filters/period/period.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import { readAsked, withParameters, writeFilters } from '#ui/list/list-address.ts';
import { expect, it } from 'vitest';

const filters = {
  state: choice({ label: 'Статус', any: 'Все', names: { W: 'Ожидает', F: 'Подтверждён' }, sends: 'payment_state' }),
  search: search('Поиск'),
  period,
};
const read = (query: string) => readAsked(filters, new URLSearchParams(query));

it('reads what the address asks for', () => {
  expect(read('period=no&until=2026-11-21&since=2026-11-03&search=%20ваза%20&state=F&page=3')).toEqual({
    state: 'F',
    search: 'ваза',
    period: { since: '2026-11-03', until: '2026-11-21' },
    page: 3,
  });
});

it('leaves out what it cannot read, and the first page', () => {
  expect(read('state=X&search=%20&since=2026-02-30&page=1')).toEqual({});
  expect(read('state=toString&until=2026-11-21&page=1e2')).toEqual({ period: { until: '2026-11-21' } });
});

it('writes the filters in their own order, one of them changed, without what cannot be read', () => {
  const params = new URLSearchParams('until=2026-11-21&search=ваза&state=X&page=3&other=1');
  expect(writeFilters(filters, params)).toEqual([
    ['search', 'ваза'],
    ['until', '2026-11-21'],
  ]);
  const parameters = filters.state.write('W', 'state');
  expect(writeFilters(filters, params, { name: 'state', parameters })).toEqual([
    ['state', 'W'],
    ['search', 'ваза'],
    ['until', '2026-11-21'],
  ]);
  expect(writeFilters(filters, params, { name: 'search', parameters: filters.search.write('', 'search') })).toEqual([
    ['until', '2026-11-21'],
  ]);
});

it('adds parameters to an address that may have its own', () => {
  expect(withParameters('/orders', [])).toBe('/orders');
  expect(withParameters('/orders', [['state', 'W']])).toBe('/orders?state=W');
  expect(withParameters('/orders?scope=shop', [['search', 'a&b']])).toBe('/orders?scope=shop&search=a%26b');
});

it('puts the search first in the filter bar, and the others as they are declared', () => {
  expect(inBarOrder(filters).map(([name]) => name)).toEqual(['search', 'state', 'period']);
});

it('sends what the address asks for by the parameters of the operation, and nothing for what is not set', () => {
  const names = { W: 'Ожидает', F: 'Подтверждён' };
  const all = {
    ...filters,
    states: choices({ label: 'Статусы', any: 'Все', names, sends: 'state' }),
    sum: amounts('Сумма', 'total'),
    owing: flag('С долгом', 'is_owing'),
    customerId: narrowedTo(String, 'customer_id'),
  };
  interface Params {
    payment_state?: 'W' | 'F';
    state?: ('W' | 'F')[];
    search_text?: string;
    since?: string;
    until?: string;
    total_min?: number;
    total_max?: number;
    is_owing?: boolean;
    customer_id?: number;
  }
  const query = 'state=F&states=W&states=F&search=ваза&until=2026-11-21&sumMin=0&owing=1&customerId=7&page=3';
  const params: Params = sentBy<Params>()(all, readAsked(all, new URLSearchParams(query)));
  expect(params).toEqual({
    payment_state: 'F',
    state: ['W', 'F'],
    search_text: 'ваза',
    until: '2026-11-21',
    total_min: 0,
    is_owing: true,
    customer_id: 7,
    page: 3,
  });
  expect(sentBy<Params>()(all, {})).toEqual({});
  // @ts-expect-error: the operation has no parameter of this name.
  sentBy<Omit<Params, 'is_owing'>>()(all, {});
});
