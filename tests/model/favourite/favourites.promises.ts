import { before, leadsTo, never, offers, type Promised } from '../kit/promises.ts';

/** Specification: section 4 (favourites), section 6 (favourites require login). */
export const favouritesPromises: readonly Promised[] = [
  {
    text: 'Загрузка понравившегося всегда заканчивается: список есть или сказано, что его нет.',
    check: leadsTo('loading', ['ready', 'failed']),
  },
  {
    text: 'Гость ничего не отмечает без входа: нажатие зовёт войти.',
    check: before({ on: 'account.entered' }, { in: ['loading', 'ready', 'failed'], on: 'item.toggled' }),
  },
  {
    text: 'Если список не загрузился, нажатие на сердечко загрузит его снова.',
    check: offers('failed', 'item.toggled'),
  },
  {
    text: 'Если отметка не сохранилась, список перечитывается.',
    check: never({ in: 'ready', on: 'favourite.saved', emits: 'favourite.saveFailed' }),
  },
];
