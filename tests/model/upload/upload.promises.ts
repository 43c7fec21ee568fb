import { always, leadsTo, never, type Promised } from '#tests/model/kit/promises/promises.ts';

interface Refused {
  refusal: { isAnswered: boolean } | null;
}

/** Specification: section 7 (file/upload). */
export const uploadPromises: readonly Promised[] = [
  {
    text: 'Отправка фото всегда заканчивается: сохранено или сказано, что не вышло.',
    check: leadsTo('sending', ['stored', 'failed']),
  },
  {
    text: 'Фото, которое не ушло без связи, уйдёт, как только связь вернётся.',
    check: always(
      { in: 'failed', when: ({ refusal }: Refused) => refusal?.isAnswered === false, on: 'connection.restored' },
      'sending',
    ),
  },
  {
    text: 'Сохранённое фото не отправляется второй раз.',
    check: never({ in: 'stored', on: ['retry.requested', 'connection.restored'] }),
  },
];
