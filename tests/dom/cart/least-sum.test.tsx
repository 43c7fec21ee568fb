import { summaryOf } from '#entities/cart/cart-cache.ts';
import { cartQuery } from '#entities/cart/cart.queries.ts';
import { cartMachine, type CartSummary } from '#machines/cart/cart.machine.ts';
import { CartView } from '#storefront/cart/cart-view.tsx';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

it.each([
  [1000, 'Не хватает 300 ₽.', true],
  [700, null, false],
] as const)('says what a cart lacks to the least sum of %d', async (least, text, isDisabled) => {
  const cart = cartOf([lineOf({ id: 1, description: 'Ваза', price: 700, count: 1 })]);
  const queryClient = new QueryClient();
  queryClient.setQueryData(cartQuery.queryKey, cart);
  const actors = {
    getCart: fromPromise<CartSummary, void>(() => Promise.resolve({ ...summaryOf(cart), cartId: 'c1' })),
  };
  const started = createActor(cartMachine.provide({ actors })).start();
  await expect.poll(() => started.getSnapshot().matches('ready')).toBe(true);
  render(
    <TestPage actors={{ cart: started }} queryClient={queryClient} retail={{ ...someRetail, min_order_sum: least }}>
      <CartView onCheckout={() => undefined} />
    </TestPage>,
  );
  expect(screen.getByText('Оформить заказ').closest('button')).toHaveProperty('disabled', isDisabled);
  const said = screen.queryByText(/^Минимальная сумма заказа/)?.textContent?.replaceAll('\u00A0', ' ') ?? null;
  expect(said).toBe(text && `Минимальная сумма заказа 1 000 ₽. ${text}`);
  started.stop();
});
