import { always, leadsTo, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Specification: section 1 (start), section 8 (profile load failure). */
export const appSessionPromises: readonly Promised[] = [
  {
    text: 'Открытая страница никогда не висит: магазин показан, не найден или связи нет.',
    check: leadsTo('loadingShop', ['loadingCustomer', 'guest', 'shopMissing', 'shopUnreached', 'ended']),
  },
  {
    text: 'Выход всегда заканчивается, даже если магазин не отвечает.',
    check: leadsTo('endingToken', 'ended'),
  },
  {
    text: 'Если профиль не загрузился, страница сама выйдет.',
    check: leadsTo('profileFailed', 'ended'),
  },
  {
    text: 'Никто не вошёл, пока не загружен его профиль.',
    check: always('signedIn', { in: 'loadingCustomer', on: 'getCurrentCustomer done' }),
  },
];
