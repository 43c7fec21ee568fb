import { always, never, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Design: lifecycles, order line. */
export const orderLinePromises: readonly Promised[] = [
  {
    text: 'Выданная строка уже не меняется.',
    check: never({ in: 'F', on: '*' }),
  },
  {
    text: 'Выдать можно только то, что куплено.',
    check: always('F', { in: 'P', on: '*' }),
  },
  {
    text: 'Отменённую строку можно вернуть.',
    check: offers('C', 'line.W'),
  },
];
