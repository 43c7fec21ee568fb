import { before, leadsTo, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Specification: section 4 (social login). */
export const socialLoginPromises: readonly Promised[] = [
  {
    text: 'Закрытое окно соцсети всегда заканчивается входом или возвратом к выбору.',
    check: leadsTo('closing', ['idle', 'signedIn']),
  },
  {
    text: 'Без обмена кода никто не войдёт.',
    check: before('exchanging', 'signedIn'),
  },
  {
    text: 'Пока открыто окно соцсети, от входа можно отказаться.',
    check: offers(['away.opening', 'away.watching', 'away.reading'], 'dialog.closed'),
  },
  {
    text: 'Если не вышло, можно выбрать соцсеть снова.',
    check: offers('idle', 'provider.chosen'),
  },
];
