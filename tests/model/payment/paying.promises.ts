import { always, canAlways, leadsTo, never, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Specification: section 1 (top up, refund). */
export const payingPromises: readonly Promised[] = [
  {
    text: 'Отправка платежа всегда заканчивается: он создан или форма снова открыта.',
    check: leadsTo('sending', ['complete', 'filling']),
  },
  {
    text: 'Каждый раз платёж уходит только по нажатию на кнопку.',
    check: always('sending', { on: 'form.submitted' }),
  },
  {
    text: 'Пока платёж отправляется, второй раз его не отправить.',
    check: never({ in: 'sending', on: 'form.submitted' }),
  },
  {
    text: 'После созданного платежа всегда можно сделать ещё один.',
    check: canAlways('complete', 'filling'),
  },
];
