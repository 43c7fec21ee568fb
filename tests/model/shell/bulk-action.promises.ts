import { canAlways, leadsTo, never, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Design: many at once. */
export const bulkActionPromises: readonly Promised[] = [
  {
    text: 'Смена многих строк всегда заканчивается: всё сделано или она на паузе.',
    check: leadsTo('changing', ['paused', 'finished']),
  },
  {
    text: 'Смену можно продолжить после паузы.',
    check: offers('paused', 'change.resumed'),
  },
  {
    text: 'То, в чём отказано, можно попробовать снова.',
    check: canAlways(
      { in: 'finished', when: ({ refused }: { refused: readonly unknown[] }) => refused.length > 0 },
      'changing',
    ),
  },
  {
    text: 'Пока строки меняются, вторая смена не начнётся.',
    check: never({ in: 'changing', on: ['change.chosen', 'change.resumed', 'refused.retried'] }),
  },
];
