import { before, leadsTo, never, offers, type Promised } from '../kit/promises.ts';

/** Specification: section 4 (cart, checkout), section 6 (roles). */
export const checkoutPromises: readonly Promised[] = [
  {
    text: 'Отправка заказа всегда заканчивается: заказ принят или форма снова открыта.',
    check: leadsTo(['flushing', 'sending'], ['closed', 'filling']),
  },
  {
    text: 'Заказ отправляется только после того, как сохранена корзина.',
    check: before('flushing', { in: 'sending', emits: 'order.placed' }),
  },
  {
    text: 'Неотправленную форму всегда можно закрыть.',
    check: offers('filling', 'checkout.left'),
  },
  {
    text: 'Пока заказ отправляется, второй раз его отправить нельзя.',
    check: never({ in: ['flushing', 'sending'], on: ['form.submitted', 'retry.requested'] }),
  },
];
