import { always, canAlways, never, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Design: lifecycles, placed order. */
export const placedOrderPromises: readonly Promised[] = [
  {
    text: 'Завершённый заказ уже не меняется.',
    check: never({ in: 'completed', on: '*' }),
  },
  {
    text: 'Завершить можно только выполненный заказ.',
    check: always('completed', { in: 'done', on: '*' }),
  },
  {
    text: 'Любой заказ, кроме завершённого, можно довести до конца.',
    check: canAlways(
      ['created', 'accepted', 'need_pay', 'collected', 'delivery', 'done', 'canceled', 'rejected'],
      'completed',
    ),
  },
  {
    text: 'В доставку уходит только заказ, который собран, ждёт оплаты или возвращён из выполненных.',
    check: always('delivery', { in: ['need_pay', 'collected', 'done'], on: '*' }),
  },
];
