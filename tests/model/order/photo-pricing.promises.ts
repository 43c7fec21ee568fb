import { always, leadsTo, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Design: orders of photos. */
export const photoPricingPromises: readonly Promised[] = [
  {
    text: 'Отправка цены всегда заканчивается: пришёл ответ или сказано, что ответа нет.',
    check: leadsTo('saving', ['idle', 'unanswered']),
  },
  {
    text: 'Цену, на которую не ответили, можно отправить снова.',
    check: offers('unanswered', 'sending.repeated'),
  },
  {
    text: 'Цена уходит только тогда, когда её поставили.',
    check: always('saving', { on: ['photo.judged', 'sending.repeated'] }),
  },
];
