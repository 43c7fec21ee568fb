import { before, canAlways, never, type Promised } from '../kit/promises.ts';

/** Design: lifecycles, placed order. */
export const placedOrderPromises: readonly Promised[] = [
  {
    text: 'Завершённый заказ уже не меняется.',
    check: never({ in: 'completed', on: '*' }),
  },
  {
    text: 'Завершить можно только выполненный заказ.',
    check: before('done', 'completed'),
  },
  {
    text: 'Любой заказ, кроме завершённого, можно довести до конца.',
    check: canAlways(
      ['created', 'accepted', 'need_pay', 'collected', 'delivery', 'done', 'canceled', 'rejected'],
      'completed',
    ),
  },
  {
    text: 'В доставку уходит только собранный заказ или заказ, за который выставлен счёт.',
    check: before(['need_pay', 'collected'], 'delivery'),
  },
];
