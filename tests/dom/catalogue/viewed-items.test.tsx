import { MainPage } from '#storefront/home/main-page.tsx';
import { ItemPage } from '#storefront/catalogue/item/item-page.tsx';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cardOf, CatalogueServer } from '#tests/support/dom/catalogue-server.ts';
import { holdNearness } from '#tests/support/dom/near-window.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { notificationsStore } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createActor } from 'xstate';

const KEY = `${location.host}-viewed-items`;
const goods = Array.from({ length: 30 }, (_, index) => cardOf({ id: index + 1, name: `Чашка ${index + 1}` }));

const keep = (ids: unknown) => localStorage.setItem(KEY, JSON.stringify(ids));
const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

function open(path: string, server = new CatalogueServer(goods)) {
  answerCalls(server.fetch);
  const { hook, navigate } = memoryLocation({ path });
  render(
    <TestPage
      actors={{ cart: createActor(cartMachine) }}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Router hook={hook}>
        <Route path="/">
          <MainPage />
        </Route>
        <Route path="/item/:id/" component={ItemPage} />
      </Router>
    </TestPage>,
  );
  const goTo = async (id: number) => {
    act(() => navigate(`/item/${id}/`));
    await screen.findByRole('heading', { level: 1, name: `Чашка ${id}` });
  };
  const asked = () => server.queries.filter((query) => query.startsWith('ids='));
  return { server, goTo, asked, user: userEvent.setup() };
}

const row = () => screen.findByRole('region', { name: 'Недавно смотрели' });
const heading = () => screen.queryByText('Недавно смотрели');
const names = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const namesInRow = async () => names(await row());

describe('a viewed item', () => {
  it('is remembered as the last, once', async () => {
    const { goTo } = open('/item/1/');
    await screen.findByRole('heading', { level: 1, name: 'Чашка 1' });
    await waitFor(() => expect(kept()).toEqual([1]));
    // The name of an item stands before the whole of it has come, and is remembered.
    await goTo(2);
    await waitFor(() => expect(kept()).toEqual([2, 1]));
    await goTo(3);
    await waitFor(() => expect(kept()).toEqual([3, 2, 1]));
    await goTo(2);
    await waitFor(() => expect(kept()).toEqual([2, 3, 1]));
  });

  it('pushes out the oldest of twenty', async () => {
    keep([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
    open('/item/1/');
    await screen.findByRole('heading', { level: 1, name: 'Чашка 1' });
    expect(kept()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });

  it('is not remembered where the shop has no such item', async () => {
    open('/item/99/');
    await screen.findByText('Товар не найден');
    expect(kept()).toBeNull();
    expect(heading()).toBeNull();
  });
});

describe('the row of viewed items', () => {
  it('ends the page of an item, the last viewed first, without that item and without what is gone', async () => {
    keep([9, 99, 1, 4, 2]);
    const { asked } = open('/item/1/');
    await expect.poll(namesInRow).toEqual(['Чашка 9', 'Чашка 4', 'Чашка 2']);
    const related = await screen.findByRole('heading', { name: 'Ещё в этой категории' });
    expect(related.compareDocumentPosition(await row())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(asked()).toEqual(['ids=1&ids=2&ids=4&ids=9&ids=99&limit=20']);
  });

  it('ends the front page, twelve items long', async () => {
    keep([20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    open('/');
    const first = ['Чашка 20', 'Чашка 1', 'Чашка 2', 'Чашка 3', 'Чашка 4', 'Чашка 5'];
    const rest = ['Чашка 6', 'Чашка 7', 'Чашка 8', 'Чашка 9', 'Чашка 10', 'Чашка 11'];
    await expect.poll(namesInRow).toEqual([...first, ...rest]);
    expect(screen.getAllByRole('region').at(-1)).toBe(await row());
  });

  it('loads when its place comes near', async () => {
    keep([2]);
    const comeNear = holdNearness();
    const { asked } = open('/');
    await screen.findByRole('link', { name: 'Смотреть все: Категории' });
    expect(screen.queryByRole('region', { name: 'Недавно смотрели' })).toBeNull();
    expect(asked()).toEqual([]);
    await comeNear();
    await expect.poll(namesInRow).toEqual(['Чашка 2']);
  });

  it('is not there for those who have viewed nothing else', async () => {
    const { asked } = open('/item/1/');
    await screen.findByRole('heading', { name: 'Ещё в этой категории' });
    expect(heading()).toBeNull();
    expect(asked()).toEqual([]);
  });

  it('goes where all that was viewed is gone', async () => {
    keep([98, 1, 99]);
    const { asked } = open('/item/1/');
    await expect.poll(asked).toEqual(['ids=1&ids=98&ids=99&limit=20']);
    await expect.poll(heading).toBeNull();
  });

  it('takes no notice of what somebody else has put into the storage', async () => {
    keep(['2', 0, 1.5, null, 2_147_483_648, 3]);
    const { asked } = open('/');
    await expect.poll(namesInRow).toEqual(['Чашка 3']);
    expect(asked()).toEqual(['ids=3&limit=20']);
  });

  it('is cleared by its button, and says so', async () => {
    keep([2, 3]);
    const { user } = open('/');
    await user.click(await screen.findByRole('button', { name: 'Очистить недавно просмотренное' }));
    expect(heading()).toBeNull();
    expect(kept()).toBeNull();
    const messages = () => notificationsStore.getState().notifications.map(({ message }) => message);
    await expect.poll(messages).toEqual(['Список просмотренных товаров очищен']);
  });

  it('says that it could not be loaded, and tries again', async () => {
    keep([2]);
    const server = new CatalogueServer(goods);
    server.isBroken = true;
    const { user } = open('/', server);
    const retry = await within(await row()).findByRole('button', { name: 'Повторить' });
    server.isBroken = false;
    await user.click(retry);
    await expect.poll(namesInRow).toEqual(['Чашка 2']);
  });

  it('follows what another tab views', async () => {
    keep([2]);
    open('/');
    await expect.poll(namesInRow).toEqual(['Чашка 2']);
    keep([3, 2]);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    await expect.poll(namesInRow).toEqual(['Чашка 3', 'Чашка 2']);
  });
});
