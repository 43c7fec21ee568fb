import { formatDate, formatDateTime, shopDayOf } from '#lib/dates.ts';
import { SHORT_MONTHS } from '#lib/dates.strings.ts';
import { formatAmount, formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { plural } from '#lib/plural.ts';
import { expect, it } from 'vitest';

const items = { one: 'товар', few: 'товара', many: 'товаров' };

it.each([
  [0, 'товаров'],
  [1, 'товар'],
  [2, 'товара'],
  [5, 'товаров'],
  [11, 'товаров'],
  [21, 'товар'],
  [1_002, 'товара'],
])('counts %i in Russian', (count, form) => {
  expect(plural(count, items)).toBe(`${count}\u00A0${form}`);
});

it('groups the digits of a count from five on', () => {
  expect(plural(9_999, items)).toBe('9999\u00A0товаров');
  expect(plural(10_000, items)).toBe('10\u00A0000\u00A0товаров');
});

it.each([
  [0, '0'],
  [1_290, '1\u00A0290'],
  [1_234_567, '1\u00A0234\u00A0567'],
  [1_290.5, '1\u00A0290,50'],
  [0.1 + 0.2, '0,30'],
  [19.995, '20'],
  [-300, '−300'],
  [-1_470.5, '−1\u00A0470,50'],
])('writes the amount %d', (roubles, text) => {
  expect(formatAmount(roubles)).toBe(text);
});

it('keeps an amount and its currency on one line', () => {
  expect(formatMoney(500)).toBe('500\u00A0₽');
  expect(formatMoney(500, '$')).toBe('500\u00A0$');
});

it('writes dates in Russian', () => {
  expect(formatDate('2026-11-21T12:00:00.000Z')).toBe('21\u00A0ноя\u00A02026');
  expect(formatDateTime('2026-11-21T12:00:00.000Z')).toMatch(/^21\u00A0ноя\u00A02026, \d\d:00$/);
});

it.each(['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'])(
  'shortens the month to %s',
  (month) => {
    const number = String(SHORT_MONTHS.indexOf(month) + 1).padStart(2, '0');
    expect(formatDate(`2026-${number}-15T12:00:00.000Z`)).toBe(`15\u00A0${month}\u00A02026`);
  },
);

it('makes addresses without empty parameters', () => {
  expect(paths.catalog.getHref()).toBe('/catalog/');
  expect(paths.catalog.getHref({ search: '' })).toBe('/catalog/');
  expect(paths.catalog.getHref({ search: 'чашка', category: 3 })).toBe(
    `/catalog/?${new URLSearchParams({ search: 'чашка', category: '3' })}`,
  );
  expect(paths.item.getHref(7)).toBe('/item/7/');
});

it.each([
  ['2026-11-21T20:59:59.999Z', '2026-11-21'],
  ['2026-11-21T21:00:00.000Z', '2026-11-22'],
  ['2026-01-01T00:00:00+05:00', '2025-12-31'],
])('counts %s to the day %s by the shop’s clock', (moment, day) => {
  expect(shopDayOf(moment)).toBe(day);
});
