import { always, leadsTo, never, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Specification: section 4 (cart, checkout), section 6 (roles). */
export const checkoutPromises: readonly Promised[] = [
  {
    text: 'Отправка заказа всегда заканчивается: заказ принят или форма снова открыта.',
    check: leadsTo(['flushing', 'sending'], ['closed', 'filling']),
  },
  {
    text: 'Каждый раз заказ уходит, только когда сохранилась корзина, или повторно, если ответа не было.',
    check: always('sending', { on: ['flushCart done', 'retry.requested'] }),
  },
  {
    text: 'Повторно заказ уходит, только если корзина сохранена, а на заказ не ответили.',
    check: never({
      on: 'retry.requested',
      when: ({ cart, refusal }: { cart: string | null; refusal: { code: string } | null }) =>
        cart === null || refusal?.code !== '',
    }),
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
