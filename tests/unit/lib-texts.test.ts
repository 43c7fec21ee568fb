import { dayIn, formatDateTime, formatDay } from '#lib/dates.ts';
import { formatAmount, formatMoney } from '#lib/money.ts';
import { paths } from '#routes/paths.ts';
import { plural } from '#lib/plural.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
  [-0.001, '0'],
  [-300, '−300'],
  [-1_470.5, '−1\u00A0470,50'],
])('writes the amount %d', (roubles, text) => {
  expect(formatAmount(roubles)).toBe(text);
});

it('writes amounts and counts as the language tables do', () => {
  const rules = new Intl.PluralRules('ru');
  const counts = new Intl.NumberFormat('ru-RU', { useGrouping: 'min2' });
  const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
  const withKopecks = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const forms = { one: 'one', few: 'few', many: 'many' };
  for (const count of [...Array(2_000).keys(), 9_999, 10_000, 99_999, 100_012, 1_234_567, 10_000_021]) {
    expect(plural(count, forms)).toBe(`${counts.format(count)}\u00A0${rules.select(count)}`);
    expect(formatAmount(count)).toBe(whole.format(count));
    expect(formatAmount(-count - 0.07)).toBe(withKopecks.format(-count - 0.07).replace('-', '−'));
  }
});

it('keeps an amount and its currency on one line', () => {
  expect(formatMoney(500)).toBe('500\u00A0₽');
  expect(formatMoney(500, '$')).toBe('500\u00A0$');
});

it('writes dates in Russian', () => {
  expect(formatDay('2026-01-02')).toBe('2\u00A0янв\u00A02026');
  const now = new Date('2026-11-30T12:00:00.000Z');
  expect(formatDateTime('2026-11-21T05:03:00.000Z', 'Europe/Moscow', now)).toBe('21\u00A0ноя\u00A02026, 08:03');
});

it.each([
  // The day is the shop's, wherever the visitor is.
  ['2026-11-21T21:00:00.000Z', 'Europe/Moscow', 'сегодня, 00:00'],
  ['2026-11-21T20:59:00.000Z', 'Europe/Moscow', 'вчера, 23:59'],
  ['2026-11-20T21:00:00.000Z', 'Europe/Moscow', 'вчера, 00:00'],
  ['2026-11-20T20:59:00.000Z', 'Europe/Moscow', '20\u00A0ноя\u00A02026, 23:59'],
  ['2026-11-22T20:59:00.000Z', 'Europe/Moscow', 'сегодня, 23:59'],
  ['2026-11-22T21:00:00.000Z', 'Europe/Moscow', '23\u00A0ноя\u00A02026, 00:00'],
  ['2026-11-21T11:30:00.000Z', 'Asia/Kamchatka', 'вчера, 23:30'],
] as const)('calls %s in %s %s, where it is 03:32 of 22 November in Moscow', (iso, timeZone, text) => {
  expect(formatDateTime(iso, timeZone, new Date('2026-11-22T00:32:00.000Z'))).toBe(text);
});

it('calls the day before a change of the clocks yesterday', () => {
  // New York turned its clocks on 8 March 2026, which had 23 hours.
  const now = new Date('2026-03-09T04:10:00.000Z');
  expect(formatDateTime('2026-03-08T05:10:00.000Z', 'America/New_York', now)).toBe('вчера, 00:10');
  expect(formatDateTime('2026-03-08T04:50:00.000Z', 'America/New_York', now)).toBe('7\u00A0мар\u00A02026, 23:50');
});

it.each(
  ['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'].map((month, index) => ({
    month,
    day: `2026-${String(index + 1).padStart(2, '0')}-15`,
  })),
)('shortens the month of $day to $month', ({ month, day }) => {
  expect(formatDay(day)).toBe(`15\u00A0${month}\u00A02026`);
});

it('makes addresses without empty parameters', () => {
  expect(paths.catalog.getHref()).toBe('/catalog/');
  expect(paths.catalog.getHref({ search: '' })).toBe('/catalog/');
  expect(paths.catalog.getHref({ search: 'чашка', category: 3 })).toBe(
    `/catalog/?${new URLSearchParams({ search: 'чашка', category: '3' })}`,
  );
  expect(paths.item.getHref(7)).toBe('/item/7/');
});

describe.each(['Asia/Vladivostok', 'America/New_York', 'UTC'])('on a computer in %s', (zone) => {
  const own = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });
  afterAll(() => {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  });

  // By hand: midnight, midday, and both sides of a change of the clock on days of 23 and 25 hours.
  it.each([
    ['2026-11-21T20:59:59.999Z', 'Europe/Moscow', '2026-11-21', '23:59'],
    ['2026-11-21T21:00:00.000Z', 'Europe/Moscow', '2026-11-22', '00:00'],
    // On a computer in New York, whose own clocks leave this hour out.
    ['2026-03-07T23:30:00.000Z', 'Europe/Moscow', '2026-03-08', '02:30'],
    ['2026-01-01T00:00:00+05:00', 'Europe/Moscow', '2025-12-31', '22:00'],
    ['2026-11-12T20:30:00.000Z', 'Asia/Vladivostok', '2026-11-13', '06:30'],
    ['2026-03-29T00:59:00.000Z', 'Europe/Berlin', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-29', '03:00'],
    ['2026-10-24T22:00:00.000Z', 'Europe/Berlin', '2026-10-25', '00:00'],
    ['2026-10-25T22:59:59.999Z', 'Europe/Berlin', '2026-10-25', '23:59'],
    ['2026-03-09T03:59:59.999Z', 'America/New_York', '2026-03-08', '23:59'],
  ])('%s in a shop in %s is on %s at %s', (moment, timeZone, day, time) => {
    expect(dayIn(moment, timeZone)).toBe(day);
    expect(formatDateTime(moment, timeZone, new Date('2027-01-31'))).toBe(`${formatDay(day)}, ${time}`);
  });
});
