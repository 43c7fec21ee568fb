import { never, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Design: lifecycles, payment. */
export const paymentPromises: readonly Promised[] = [
  {
    text: 'Подтверждённый платёж уже не меняется.',
    check: never({ in: 'F', on: '*' }),
  },
  {
    text: 'Отменённый платёж уже не меняется.',
    check: never({ in: 'C', on: '*' }),
  },
  {
    text: 'Платёж, который ждёт, можно подтвердить.',
    check: offers('W', 'payment.F'),
  },
];
