import { always, leadsTo, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Specification: section 4 (favourites), section 6 (favourites require login). */
export const favouritesPromises: readonly Promised[] = [
  {
    text: 'Загрузка понравившегося всегда заканчивается: список есть или сказано, что его нет.',
    check: leadsTo('loading', ['ready', 'failed']),
  },
  {
    text: 'Каждое нажатие гостя на сердечко зовёт войти и ничего не отмечает.',
    check: always(
      { in: 'guest', on: 'item.toggled' },
      { emits: 'signIn.required' },
      { in: 'guest', when: ({ touchedIds }: { touchedIds: readonly number[] }) => touchedIds.length === 0 },
    ),
  },
  {
    text: 'Если список не загрузился, нажатие на сердечко загрузит его снова.',
    check: always({ in: 'failed', on: 'item.toggled' }, 'loading'),
  },
  {
    text: 'Если отметка не сохранилась, прочитанный список читается снова.',
    check: always({ in: 'ready', on: 'favourite.saveFailed' }, 'loading'),
  },
  {
    text: 'Если отметка не сохранилась, а список до того не загрузился, он читается снова.',
    check: always({ in: 'failed', on: 'favourite.saveFailed' }, 'loading'),
  },
];
