import { leadsTo, never, offers, type Promised } from '../kit/promises.ts';

/** Specification: section 4 (favourites). */
export const favouritePromises: readonly Promised[] = [
  {
    text: 'Нажатие на сердечко всегда заканчивается: сохранено или возвращено как было.',
    check: leadsTo('saving', 'idle'),
  },
  {
    text: 'Передумать можно сразу, не дожидаясь ответа.',
    check: offers('saving', 'favourite.toggled'),
  },
  {
    text: 'В покое сердечко показывает то, что знает магазин.',
    check: never({
      in: 'idle',
      when: (context: { isFavourite: boolean; savedIsFavourite: boolean }) =>
        context.isFavourite !== context.savedIsFavourite,
    }),
  },
];
