import { cartQuery } from '#entities/cart/cart.queries.ts';
import { summaryOf } from '#entities/cart/cart-cache.ts';
import { ItemCard } from '#entities/item/item-card.tsx';
import { cartMachine, type CartSummary } from '#machines/cart/cart.machine.ts';
import { CartView } from '#storefront/cart/cart-view.tsx';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { cardOf } from '#tests/support/dom/catalogue-server.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';

const reduced = { retail_price: 1000, discount: 10, discount_value: 100, discounted_price: 900, price: 900 };

/** What a card or a line says of its price, with the colour of what matters in it. */
function said(container: HTMLElement) {
  const own = container.querySelector('[class*="own"]');
  const now = container.querySelector('[class*="now"]');
  const percent = screen.queryByText(/^−\d/);
  return {
    price: own?.textContent.replaceAll(/\s+/g, ' '),
    isRed: now?.hasAttribute('data-reduced'),
    badge: percent?.textContent.replaceAll(/\s+/g, ' ') ?? null,
    isBadgeRed: percent?.closest('[data-color]')?.getAttribute('data-color') === 'red',
  };
}

describe('the price of an item', () => {
  it.each([
    ['without a discount', {}, { price: 'Цена 500 ₽', isRed: false, badge: null, isBadgeRed: false }],
    [
      'with a discount',
      reduced,
      { price: 'Цена 900 ₽Цена без скидки 1 000 ₽', isRed: true, badge: '−10 %', isBadgeRed: true },
    ],
    [
      'of trade, lower than the discount for everyone',
      { ...reduced, trade_price: 680, price: 680 },
      { price: 'Цена 680 ₽оптРозничная цена 1 000 ₽', isRed: false, badge: '−32 %', isBadgeRed: false },
    ],
    [
      'of trade, where half a per cent rounds up',
      { retail_price: 1000, discounted_price: 1000, trade_price: 675, price: 675 },
      { price: 'Цена 675 ₽оптРозничная цена 1 000 ₽', isRed: false, badge: '−33 %', isBadgeRed: false },
    ],
    [
      'for a wholesale customer where the discount is lower than trade',
      { ...reduced, trade_price: 950 },
      { price: 'Цена 900 ₽Цена без скидки 1 000 ₽', isRed: true, badge: '−10 %', isBadgeRed: true },
    ],
  ])('%s', (_, prices, expected) => {
    const { container } = render(
      <TestPage>
        <ItemCard level={2} item={cardOf(prices)} lineId={undefined} />
      </TestPage>,
    );
    expect(said(container)).toEqual(expected);
  });

  it('is called one of trade in the cart too', async () => {
    const queryClient = new QueryClient();
    const kept = cartOf([lineOf({ ...reduced, price: 680 })]);
    queryClient.setQueryData(cartQuery.queryKey, kept);
    const getCart = fromPromise<CartSummary, void>(() => Promise.resolve(summaryOf(kept)));
    const cart = createActor(cartMachine.provide({ actors: { getCart } })).start();
    onTestFinished(() => {
      cart.stop();
    });
    const { container } = render(
      <TestPage actors={{ cart }} queryClient={queryClient}>
        <CartView onCheckout={() => undefined} />
      </TestPage>,
    );
    await screen.findByText('опт');
    expect(said(container)).toEqual({
      price: 'Цена 680 ₽оптРозничная цена 1 000 ₽',
      isRed: false,
      badge: '−32 %',
      isBadgeRed: false,
    });
  });
});
