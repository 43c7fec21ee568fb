import { summaryOf } from '#entities/cart/cart-cache.ts';
import { cartQuery } from '#entities/cart/cart.queries.ts';
import { cartMachine, type CartSummary } from '#machines/cart/cart.machine.ts';
import { CartView } from '#storefront/cart/cart-view.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { someCustomer, someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';

async function openCart(least: number, signedIn: boolean) {
  const cart = cartOf([lineOf({ id: 1, description: 'Ваза', price: 700, count: 1 })]);
  const queryClient = new QueryClient();
  queryClient.setQueryData(cartQuery.queryKey, cart);
  const actors = {
    getCart: fromPromise<CartSummary, void>(() => Promise.resolve({ ...summaryOf(cart), cartId: 'c1' })),
  };
  const started = createActor(cartMachine.provide({ actors })).start();
  await expect.poll(() => started.getSnapshot().matches('ready')).toBe(true);
  const view = render(
    <TestPage
      actors={{ cart: started }}
      customer={signedIn ? someCustomer : null}
      queryClient={queryClient}
      retail={{ ...someRetail, min_order_sum: least }}
    >
      <CartView onCheckout={() => undefined} />
    </TestPage>,
  );
  onTestFinished(() => {
    view.unmount();
    started.stop();
  });
}

const said = () => screen.queryByText(/^Минимальная сумма заказа/)?.textContent.replaceAll('\u00A0', ' ') ?? null;

it.each([
  [1000, 'Не хватает 300 ₽.', true],
  [700, null, false],
] as const)('says what a cart lacks to the least sum of %d', async (least, text, isDisabled) => {
  await openCart(least, false);
  expect(screen.getByText('Оформить заказ').closest('button')).toHaveProperty('disabled', isDisabled);
  expect(said()).toBe(text && `Минимальная сумма заказа 1 000 ₽. ${text}`);
});

it.each([
  ['the newest of their new orders', [15, 12], 'Добавить к\u00A0заказу', false],
  ['none, where they have no new order', [], 'Оформить заказ', true],
] as const)('offers a person whose cart is too small %s', async (_, ids, button, isDisabled) => {
  const asked: string[] = [];
  answerCalls((request) => {
    asked.push(new URL(request.url).search);
    const result = ids.map((id) => ({ ...orderOf({ id }), image_urls: [] }));
    return Response.json({ page: 1, limit: 3, total: result.length, result });
  });
  await openCart(1000, true);
  await expect.poll(() => screen.queryByRole('button', { name: button })?.hasAttribute('disabled')).toBe(isDisabled);
  await expect.poll(() => asked).toEqual(['?state=created&limit=3']);
  expect(said()?.endsWith('Или добавьте товары к заказу № 15: он ещё новый.')).toBe(ids.length > 0);
});

it('asks for no orders while the cart is large enough', async () => {
  const asked: string[] = [];
  answerCalls((request) => {
    asked.push(request.url);
    return Response.json({ page: 1, limit: 3, total: 0, result: [] });
  });
  await openCart(700, true);
  expect(screen.getByRole('button', { name: 'Оформить заказ' })).toBeEnabled();
  expect(asked).toEqual([]);
});
