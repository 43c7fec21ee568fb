import { nameOfLine, noteOfLine } from '#entities/order/orders.strings.ts';
import { expect, it } from 'vitest';

it.each([
  { description: 'Чашка', comment: 'Синяя', name: 'Чашка', note: 'Синяя' },
  { description: 'Чашка', comment: '', name: 'Чашка', note: '' },
  { description: '', comment: 'Похожую, можно пониже', name: 'Похожую, можно пониже', note: '' },
  { description: '', comment: '', name: 'Фото', note: '' },
])('names a line «$name» and says «$note» beside it', ({ name, note, ...line }) => {
  expect([nameOfLine(line), noteOfLine(line)]).toEqual([name, note]);
});
