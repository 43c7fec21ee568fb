import { cartQuery } from '#entities/cart/cart.queries.ts';
import { itemQuery } from '#entities/item/item.queries.ts';
import { summaryOf } from '#entities/cart/cart-cache.ts';
import { ItemPage } from '#storefront/catalogue/item/item-page.tsx';
import { cartMachine, type CartAddition } from '#machines/cart/cart.machine.ts';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { cardOf, CatalogueServer } from '#tests/support/dom/catalogue-server.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createActor, fromPromise } from 'xstate';

const goods = [
  cardOf({ id: 1, name: 'Чашка синяя', trade_price: 350 }),
  cardOf({ id: 2, name: 'Чашка белая' }),
  cardOf({ id: 3, name: 'Плед, 140 × 200 см', category_id: 3 }),
];

function openItem(path: string, has: Partial<Pick<CatalogueServer, 'attributes' | 'hiddenIds'>> = {}) {
  const server = Object.assign(new CatalogueServer(goods), has);
  answerCalls(server.fetch);
  const { hook } = memoryLocation({ path });
  const additions: CartAddition[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const cart = createActor(
    cartMachine.provide({
      actors: {
        getCart: fromPromise(() => Promise.resolve(summaryOf(cartOf([])))),
        addCartItem: fromPromise<void, CartAddition & { cartId: string }>(({ input: { itemId, count } }) => {
          additions.push({ itemId, count });
          return Promise.resolve();
        }),
      },
    }),
  ).start();
  onTestFinished(() => {
    cart.stop();
  });
  render(
    <TestPage actors={{ cart }} queryClient={queryClient}>
      <Router hook={hook}>
        <Route path="/item/:id/" component={ItemPage} />
      </Router>
    </TestPage>,
  );
  const receive = (count: number): void => {
    const received = cartOf([lineOf({ id: 5, item_id: 1, count })]);
    act(() => {
      queryClient.setQueryData(cartQuery.queryKey, received);
      cart.send({ type: 'cart.received', cart: summaryOf(received) });
    });
  };
  return { user: userEvent.setup(), server, queryClient, additions, receive };
}

// The cards of other items name theirs by the item.
const buyButton = () => screen.getByRole('button', { name: 'В корзину' });

describe('the page of an item', () => {
  it('shows name, description, prices, the way to its category and others of it', async () => {
    openItem('/item/1/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Чашка синяя');
    expect(screen.getByText('На каждый день.')).toBeInTheDocument();
    expect(screen.getByText('Чашки')).toHaveAttribute('href', '/catalog/?category=2');
    expect(document.title).toContain('Чашка синяя');
    expect(await screen.findByText('Чашка белая')).toHaveAttribute('href', '/item/2/');
  });

  it.each(['/item/404/', '/item/abc/', '/item/0/', '/item/99999999999/'])(
    'says at %s that there is no such item',
    async (path) => {
      openItem(path);
      expect(await screen.findByText('Товар не найден')).toBeInTheDocument();
      expect(screen.getByText('В каталог').closest('a')).toHaveAttribute('href', '/catalog/');
    },
  );

  it('says what it is like, and has no empty heading where that is not told', async () => {
    const attributes = [
      { name: 'Материал', value: 'фарфор' },
      { name: 'Объём', value: '220 мл' },
    ];
    openItem('/item/1/', { attributes });
    expect(await screen.findByRole('heading', { name: 'Характеристики' })).toBeInTheDocument();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Материал', 'Объём']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['фарфор', '220\u00A0мл']);
    cleanup();
    openItem('/item/2/');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Характеристики')).toBeNull();
  });

  it('cannot be bought while it is hidden, which staff are told', async () => {
    openItem('/item/1/', { hiddenIds: [1] });
    expect(await screen.findByText(/^Скрыт из\sкаталога/)).toBeVisible();
    expect(buyButton()).toBeDisabled();
    cleanup();
    openItem('/item/2/', { hiddenIds: [1] });
    await screen.findByRole('heading', { level: 1 });
    expect(buyButton()).toBeEnabled();
  });

  it('keeps the measures in its name on one line', async () => {
    openItem('/item/3/');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Плед, 140\u00A0×\u00A0200\u00A0см');
  });

  it('stays as it is when it cannot be brought up to date', async () => {
    const { server, queryClient } = openItem('/item/1/');
    await screen.findByRole('heading', { level: 1 });
    server.isBroken = true;
    await act(() => queryClient.refetchQueries({ queryKey: itemQuery(1).queryKey }));
    expect(queryClient.getQueryState(itemQuery(1).queryKey)?.status).toBe('error');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Чашка синяя');
  });

  it('puts as many into the cart as were asked for', async () => {
    const { user, additions } = openItem('/item/1/');
    await user.click(await screen.findByLabelText('Больше'));
    await user.click(buyButton());
    await expect.poll(() => additions).toEqual([{ itemId: 1, count: 2 }]);
  });

  it("shows the cart's own quantity once it is there, and the way to the cart on the same button", async () => {
    const { user, receive } = openItem('/item/1/');
    await screen.findByRole('heading', { level: 1 });
    const button = buyButton();
    button.focus();
    receive(7);
    await screen.findByDisplayValue('7');
    expect(button).toHaveFocus();
    expect(button).toHaveTextContent('Открыть корзину');
    await user.keyboard('{Enter}');
    expect(cartDrawer.isOpen.get()).toBe(true);
  });
});
