import { expect, it } from 'vitest';
import { linesMoved } from '#entities/order/page/order-timeline.strings.ts';

it.each([
  [1, 'Добавили 1 позицию'],
  [2, 'Добавили 2 позиции'],
  [5, 'Добавили 5 позиций'],
])('says that %i lines came from a cart', (lines, text) => {
  expect(linesMoved('came', { lines, isCart: true }).replaceAll('\u00A0', ' ')).toBe(text);
});
