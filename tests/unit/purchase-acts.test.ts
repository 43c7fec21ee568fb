import { actsOf } from '#office/purchases/acts-of.ts';
import { actText, type eventText, linesText } from '#office/purchases/purchases.strings.ts';
import { describe, expect, it } from 'vitest';

type Event = Parameters<typeof eventText>[0];

const base: Event = {
  kind: 'lines_sent',
  from: null,
  to: null,
  order_id: 12,
  lines_count: 1,
  canceled_count: 0,
  line_name: 'Ваза',
  price: null,
  author: 'Ирина',
  at: '2026-11-21T10:30:00.000Z',
  reason: '',
};
const sizesOf = (...events: Partial<Event>[]) =>
  actsOf(events.map((event) => ({ ...base, ...event }))).map(({ events: { length } }) => length);

describe('entries of a purchase', () => {
  it('are one act where one person has written them within a minute', () => {
    expect(sizesOf({}, { order_id: 13 }, { at: '2026-11-21T10:30:59.999Z' })).toEqual([3]);
  });

  it.each([
    ['another person', { author: 'Мария' }],
    ['another kind', { kind: 'lines_returned' }],
    ['another reason', { reason: 'По ошибке' }],
    ['a minute later', { at: '2026-11-21T10:31:00.000Z' }],
  ] satisfies [string, Partial<Event>][])('are not one act by %s', (_, other) => {
    expect(sizesOf({}, other)).toEqual([1, 1]);
  });

  it('are told apart where some lines are bought and others are not to be', () => {
    const marked = { kind: 'lines_marked' } as const;
    expect(sizesOf(marked, { ...marked, canceled_count: 1 })).toEqual([1, 1]);
    expect(sizesOf({ ...marked, canceled_count: 1 }, { ...marked, canceled_count: 2 })).toEqual([2]);
  });

  it.each(['state', 'edited'] as const)('of the kind %s stand alone', (kind) => {
    expect(sizesOf({ kind }, { kind })).toEqual([1, 1]);
  });

  it('keep their order, and say where each act begins', () => {
    const acts = actsOf([base, base, { ...base, kind: 'edited' }, base]);
    expect(acts.map(({ from }) => from)).toEqual([0, 2, 3]);
  });
});

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it.each([
  [[{}, { lines_count: 33 }], 'Добавлено: 34 позиции из заказа № 12'],
  [[{}, { order_id: 13, lines_count: 3 }], 'Добавлено: 4 позиции из 2 заказов'],
  [[{ kind: 'lines_marked', order_id: null }, {}], 'Куплено: 2 позиции'],
  [[{ kind: 'lines_marked', canceled_count: 1, order_id: null }, { canceled_count: 1 }], 'Не купить: 2 позиции'],
  [[{ kind: 'lines_received', order_id: null }, { canceled_count: 1 }], 'Пришло: 1 позиция, не придёт: 1 позиция'],
  [[{ kind: 'lines_priced', order_id: null, price: 240.5 }, {}], 'Цена закупки 240,50 ₽: 2 позиции'],
  [[{ kind: 'lines_priced', order_id: null, price: 240.5 }, { price: 300 }], 'Цены закупки изменены: 2 позиции'],
] satisfies [[Partial<Event>, Partial<Event>], string][])('sums up the entries %o', ([one, other], text) => {
  const first = { ...base, ...one };
  expect(plain(actText([first, { ...first, ...other }]))).toBe(text);
});

it.each([
  [{ lines_count: 3 }, '«Ваза» и ещё 2 из заказа № 12'],
  [{ kind: 'lines_priced', order_id: null, price: 300 }, '«Ваза», 300 ₽'],
  [{ kind: 'lines_received', order_id: null, canceled_count: 1 }, 'Не придёт: «Ваза»'],
] satisfies [Partial<Event>, string][])('names the lines of %o among those of its act', (event, text) => {
  expect(plain(linesText({ ...base, ...event }))).toBe(text);
});
