import { categoriesQuery } from '#entities/item/category.queries.ts';
import { itemsQuery } from '#entities/item/item.queries.ts';
import { viewedItems } from '#entities/item/viewed/viewed-items.ts';
import { ItemPage } from '#storefront/catalogue/item/item-page.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cardOf, CatalogueServer } from '#tests/support/dom/catalogue-server.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

const card = cardOf({ id: 1, name: 'Чашка синяя', price: 480, retail_price: 480, discounted_price: 480 });
const now = () => Date.now();

/** Opens the page of an item that a list has; the item's own answer is held until the returned function is called. */
function openFromList({ goods = [cardOf({ ...card, price: 510 })], fetchedAt = now() } = {}) {
  const server = new CatalogueServer(goods);
  const held = deferred<void>();
  onTestFinished(() => held.resolve());
  answerCalls(async (request) => {
    if (new URL(request.url).pathname === '/api/item/1/') await held.promise;
    return server.fetch(request);
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const list = { searched_as: null, lacks_words: false, result: [card], page: 1, pages: 1, total: 1 };
  queryClient.setQueryData(itemsQuery({ limit: 6 }).queryKey, list, { updatedAt: fetchedAt });
  queryClient.setQueryData(categoriesQuery.queryKey, [
    { id: 2, name: 'Чашки', parent_id: 1, image: null, items_count: 2 },
  ]);
  const invalidate = () => queryClient.invalidateQueries({ queryKey: itemsQuery({ limit: 6 }).queryKey });
  const show = (): void => {
    render(
      <TestPage queryClient={queryClient}>
        <Router hook={memoryLocation({ path: '/item/1/' }).hook}>
          <Route path="/item/:id/" component={ItemPage} />
        </Router>
      </TestPage>,
    );
  };
  return { show, invalidate, release: () => held.resolve() };
}

const heading = () => screen.queryByRole('heading', { level: 1 });

it('has the name, the price and the category of the card at once, and says that the rest is loading', () => {
  const { show } = openFromList();
  show();
  expect(heading()).toHaveTextContent('Чашка синяя');
  expect(screen.getByText(/480/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Чашки' })).toHaveAttribute('href', '/catalog/?category=2');
  expect(screen.getByRole('button', { name: 'В корзину' })).toBeEnabled();
  expect(screen.getByRole('status', { name: 'Загрузка...' })).toBeInTheDocument();
  expect(viewedItems.list.get()).toEqual([]);
});

it("shows the item's own answer as soon as it is there", async () => {
  const { show, release } = openFromList();
  show();
  const title = heading();
  release();
  await screen.findByText('На каждый день.');
  expect(screen.getByText(/510/)).toBeInTheDocument();
  expect(screen.queryByText(/480/)).toBeNull();
  expect(screen.queryByRole('status', { name: 'Загрузка...' })).toBeNull();
  // The same element: nobody who reads or presses is interrupted.
  expect(heading()).toBe(title);
});

it('says that there is no such item once that is known', async () => {
  const { show, release } = openFromList({ goods: [] });
  show();
  release();
  expect(await screen.findByText('Товар не найден')).toBeInTheDocument();
  expect(viewedItems.list.get()).toEqual([]);
});

it('takes nothing from a list that is old or out of date', async () => {
  const old = openFromList({ fetchedAt: now() - 10 * 60_000 });
  old.show();
  expect(heading()).toBeNull();
});

it('takes nothing from a list that is known to have changed', async () => {
  const { show, invalidate } = openFromList();
  await invalidate();
  show();
  expect(heading()).toBeNull();
});
