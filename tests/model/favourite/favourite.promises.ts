import { always, leadsTo, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

interface Shown {
  isFavourite: boolean;
  savedIsFavourite: boolean;
}

/** Specification: section 4 (favourites). */
export const favouritePromises: readonly Promised[] = [
  {
    text: 'Нажатие на сердечко всегда заканчивается: показано то, что известно магазину, новое или прежнее.',
    check: leadsTo('saving', {
      in: 'idle',
      when: (context: Shown) => context.isFavourite === context.savedIsFavourite,
    }),
  },
  {
    text: 'Передумать можно сразу, не дожидаясь ответа.',
    check: offers('saving', 'favourite.toggled'),
  },
  {
    text: 'Если пришло, что знает магазин, а нажатий не ждут ответа, сердечко показывает это сразу.',
    check: always(
      { in: 'idle', on: 'favourite.received' },
      { in: 'idle', when: (context: Shown) => context.isFavourite === context.savedIsFavourite },
    ),
  },
];
