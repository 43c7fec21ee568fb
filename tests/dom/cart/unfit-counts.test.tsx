import { summaryOf } from '#entities/cart/cart-cache.ts';
import { cartQuery } from '#entities/cart/cart.queries.ts';
import { cartMachine, type CartSummary } from '#machines/cart/cart.machine.ts';
import { CartView } from '#storefront/cart/cart-view.tsx';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

it.each([
  ['more than is in stock', { count: 6, stock: 5 }, true],
  ['what is sold out', { count: 6, stock: 0 }, true],
  ['less than the least', { count: 2, count_min: 3 }, true],
  ['a part of a step', { count: 7, count_step: 4 }, true],
  ['more than is in stock, of what is no longer sold', { count: 6, stock: 5, is_gone: true }, false],
  ['as many as there are', { count: 8, stock: 8, count_min: 3, count_step: 4 }, false],
] as const)('stops %s before the checkout, and says at which line', async (_, line, isStopped) => {
  const cart = cartOf([
    lineOf({ id: 1, description: 'Ваза', price: 700, ...line }),
    lineOf({ id: 2, description: 'Плед', price: 900, count: 1 }),
  ]);
  const queryClient = new QueryClient();
  queryClient.setQueryData(cartQuery.queryKey, cart);
  const actors = {
    getCart: fromPromise<CartSummary, void>(() => Promise.resolve({ ...summaryOf(cart), cartId: 'c1' })),
  };
  const started = createActor(cartMachine.provide({ actors })).start();
  await expect.poll(() => started.getSnapshot().matches('ready')).toBe(true);
  render(
    <TestPage actors={{ cart: started }} queryClient={queryClient}>
      <CartView onCheckout={() => undefined} />
    </TestPage>,
  );
  expect(screen.getByText('Оформить заказ').closest('button')).toHaveProperty('disabled', isStopped);
  expect(screen.queryByText(/^Исправьте количество/)?.textContent ?? null).toBe(
    isStopped ? 'Исправьте количество, чтобы оформить заказ: «Ваза».' : null,
  );
  started.stop();
});
