import { leadsTo, never, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Design: lifecycles, placed order. */
export const stateChangePromises: readonly Promised[] = [
  {
    text: 'Смена статуса всегда заканчивается: сменился, остался прежним или задан вопрос.',
    check: leadsTo('saving', ['idle', 'asking']),
  },
  {
    text: 'От смены статуса можно отказаться, пока о ней спрашивают.',
    check: offers('asking', 'change.declined'),
  },
  {
    text: 'Пока статус сохраняется, другой выбрать нельзя.',
    check: never({ in: 'saving', on: 'state.chosen' }),
  },
];
