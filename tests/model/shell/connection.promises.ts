import { always, leadsTo, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Specification: section 8. */
export const connectionPromises: readonly Promised[] = [
  {
    text: 'Потерянный ответ всегда проверяется: связь есть или её нет.',
    check: leadsTo('checking', ['online', 'offline']),
  },
  {
    text: 'Без связи магазин спрашивают снова, даже если ничего не делать.',
    check: leadsTo('offline', ['rechecking', 'online']),
  },
  {
    text: 'О том, что связь вернулась, говорится только после её потери.',
    check: always({ emits: 'connection.restored' }, { in: ['offline', 'rechecking'], on: '*' }),
  },
];
