import { always, leadsTo, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Design: editing in place. */
export const fieldEditPromises: readonly Promised[] = [
  {
    text: 'Сохранение поля всегда заканчивается: поле закрыто или снова открыто для правки.',
    check: leadsTo('saving', ['closed', 'editing']),
  },
  {
    text: 'От правки можно отказаться, пока она не отправлена.',
    check: offers('editing', 'field.cancelled'),
  },
  {
    text: 'Набранное в поле уходит, только когда его отправили: само — никогда.',
    check: always('saving', { in: 'editing', on: 'field.submitted' }),
  },
];
