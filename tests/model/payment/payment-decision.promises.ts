import { always, leadsTo, never, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Design: lifecycles, payment. */
export const paymentDecisionPromises: readonly Promised[] = [
  {
    text: 'Решение о платеже всегда заканчивается: принято или снова задан вопрос.',
    check: leadsTo('saving', ['idle', 'asking']),
  },
  {
    text: 'Без подтверждения ничего не решается.',
    check: always('saving', { in: 'asking', on: 'decision.confirmed' }),
  },
  {
    text: 'От решения можно отказаться, пока о нём спрашивают.',
    check: offers('asking', 'decision.declined'),
  },
  {
    text: 'Пока решение сохраняется, другого не выбрать.',
    check: never({ in: 'saving', on: 'decision.chosen' }),
  },
];
