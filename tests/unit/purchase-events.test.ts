import { eventText } from '#office/purchases/purchases.strings.ts';
import { expect, it } from 'vitest';

type Event = Parameters<typeof eventText>[0];

const base: Event = {
  kind: 'lines_sent',
  from: null,
  to: null,
  order_id: null,
  lines_count: 1,
  canceled_count: 0,
  line_name: 'Ваза',
  price: null,
  author: 'Ирина',
  at: '2026-11-21T10:30:00.000Z',
  reason: '',
};

it.each([
  [{ kind: 'lines_sent', order_id: 12, lines_count: 3 }, 'Добавлено: «Ваза» и ещё 2 из заказа № 12'],
  [{ kind: 'lines_marked' }, 'Куплено: «Ваза»'],
  [{ kind: 'lines_marked', canceled_count: 1 }, 'Не купить: «Ваза»'],
  [{ kind: 'lines_marked', line_name: '' }, 'Куплено: 1 позиция'],
  [{ kind: 'lines_received', lines_count: 4 }, 'Пришло: «Ваза» и ещё 3'],
  [{ kind: 'lines_received', line_name: 'Ваза «Капля»' }, 'Пришло: «Ваза „Капля“»'],
  [{ kind: 'lines_received', lines_count: 2, canceled_count: 2 }, 'Не придёт: «Ваза» и ещё 1'],
  [{ kind: 'lines_received', lines_count: 7, canceled_count: 2 }, 'Пришло: 5 позиций, не придёт: 2 позиции'],
  [{ kind: 'lines_received', lines_count: 7, line_name: null }, 'Отмечено при получении: 7 позиций'],
  [{ kind: 'lines_unmarked' }, 'Отметка снята: «Ваза»'],
  [{ kind: 'lines_returned', lines_count: 2 }, 'Возвращено в заказы: «Ваза» и ещё 1'],
  [{ kind: 'lines_priced', lines_count: 2, price: 240.5 }, 'Цена закупки 240,50 ₽: «Ваза» и ещё 1'],
  [{ kind: 'lines_priced', lines_count: 2 }, 'Цены закупки изменены: «Ваза» и ещё 1'],
] satisfies [Partial<Event>, string][])('says of %o what became of the lines', (event, text) => {
  expect(eventText({ ...base, ...event }).replaceAll('\u00A0', ' ')).toBe(text);
});
