import { leadsTo, never, offers, type Promised } from '../kit/promises.ts';

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
    text: 'Набранное в поле, которое ещё не отправлено, никуда не уходит само.',
    check: never({ in: 'editing', on: ['saveField done', 'saveField failed'] }),
  },
];
