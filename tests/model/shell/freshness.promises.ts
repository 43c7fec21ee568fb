import { always, leadsTo, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Design: freshness. */
export const freshnessPromises: readonly Promised[] = [
  {
    text: 'Показанная страница спрашивает об изменениях снова и снова, и без нажатий.',
    check: leadsTo(['resting', 'lost'], ['asking', 'hidden']),
  },
  {
    text: 'Вопрос об изменениях всегда заканчивается: ответом или новой попыткой.',
    check: leadsTo('asking', ['resting', 'lost', 'hidden']),
  },
  {
    text: 'Скрытая страница ничего не спрашивает, пока её не покажут.',
    check: always({ in: 'hidden', on: '*' }, { on: 'page.shown' }),
  },
];
