import { itemsQuery } from '#entities/item/item.queries.ts';
import { pendingFavouriteStorage, tokenStorage } from '#api/storage.ts';
import { dropPendingFavourite, addPendingFavourite } from '#entities/favourite/favourites-sync.ts';
import { FavouriteButton } from '#entities/favourite/favourite-button.tsx';
import { phoneLoginFlow } from '#storefront/auth/flows/phone-login.flow.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { startSite } from '#tests/support/dom/site.ts';
import { cardOf } from '#tests/support/dom/catalogue-server.ts';
import { FavouritesServer } from '#tests/support/dom/favourites-server.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { notificationsStore } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';

const cup = cardOf({ id: 7, name: 'Чашка' });

afterEach(() => {
  tokenStorage.clear();
  pendingFavouriteStorage.clear();
});

/** The page after a load: its machines on their real effects, and a heart. */
function loadPage(server: FavouritesServer) {
  answerCalls(server.fetch);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { page, gone, stop, ...actors } = startSite({ queryClient, here: '/item/7/' });
  addPendingFavourite(actors.favourites);
  dropPendingFavourite(actors.login);
  render(
    <TestPage actors={actors} queryClient={queryClient}>
      <FavouriteButton item={cup} />
    </TestPage>,
  );
  const leave = (): void => {
    cleanup();
    stop();
  };
  onTestFinished(leave);
  return { ...actors, page, queryClient, gone, leave };
}

const heart = () => screen.getByRole('button', { name: 'Нравится: Чашка' });
const isPressed = () => heart().getAttribute('aria-pressed') === 'true';
const tap = () => fireEvent.click(heart());
const messages = () => notificationsStore.getState().notifications.map(({ title, message }) => [title, message]);

describe('the heart of a customer', () => {
  it("shows the account's favourites", async () => {
    tokenStorage.write('token');
    loadPage(new FavouritesServer([7]));
    await expect.poll(isPressed).toBe(true);
  });

  it('changes at once, and is saved in a numbered call that outlives the page', async () => {
    tokenStorage.write('token');
    const server = new FavouritesServer();
    const release = server.holdChanges();
    loadPage(server);
    tap();
    expect(isPressed()).toBe(true);
    await expect.poll(() => server.changes()).toHaveLength(1);
    tap();
    expect(isPressed()).toBe(false);
    await expect.poll(() => server.changes()).toHaveLength(2);
    const [first, second] = server.changes();
    expect(first).toMatchObject({ method: 'POST', path: '/api/favourite/', keepalive: true });
    expect(second).toMatchObject({ method: 'DELETE', path: '/api/favourite/7/', keepalive: true });
    const [[page, earlier], [samePage, later]] = [first?.change?.split(':') ?? [], second?.change?.split(':') ?? []];
    expect([samePage, Number(later) > Number(earlier)]).toEqual([page, true]);
    release();
    await expect.poll(() => server.marked).toEqual([]);
    expect([isPressed(), messages()]).toEqual([false, []]);
  });

  it('rolls back with a message when the call fails, and fetches the list', async () => {
    tokenStorage.write('token');
    const server = new FavouritesServer();
    const { favourites } = loadPage(server);
    await expect.poll(() => favourites.getSnapshot().value).toBe('ready');
    server.isRefusing = true;
    tap();
    expect(isPressed()).toBe(true);
    await expect
      .poll(messages)
      .toEqual([['503 Сервис временно недоступен.', 'Не удалось изменить понравившиеся товары']]);
    expect(isPressed()).toBe(false);
    await expect.poll(() => server.lists()).toHaveLength(2);
  });

  it('shows a favourite whose save was carried out though its answer was lost', async () => {
    tokenStorage.write('token');
    const server = new FavouritesServer();
    loadPage(server);
    await expect.poll(() => server.lists()).toHaveLength(1);
    answerCalls(async (request: Request) => {
      const response = await server.fetch(request);
      if (new URL(request.url).pathname === '/api/favourite/') throw new TypeError('Failed to fetch');
      return response;
    });
    tap();
    await expect.poll(messages).toHaveLength(1);
    await expect.poll(isPressed).toBe(true);
    expect(server.marked).toEqual([7]);
  });

  it('leaves the favourites on the screen as they are, to be fetched anew when next shown', async () => {
    tokenStorage.write('token');
    const { queryClient, favourites } = loadPage(new FavouritesServer([7]));
    const [all, liked] = [itemsQuery({ limit: 2 }).queryKey, itemsQuery({ favourite: true }).queryKey];
    const list = { result: [cup], page: 1, pages: 1, total: 1, searched_as: null, lacks_words: false };
    for (const key of [all, liked]) queryClient.setQueryData(key, list);
    await expect.poll(() => favourites.getSnapshot().value).toBe('ready');
    tap();
    await expect.poll(() => queryClient.getQueryState(liked)?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(all)?.isInvalidated).toBe(false);
    expect(queryClient.getQueryData(liked)?.result).toEqual([cup]);
  });

  it('fetches the list when the page is shown again', async () => {
    tokenStorage.write('token');
    const server = new FavouritesServer();
    const { favourites } = loadPage(server);
    await expect.poll(() => favourites.getSnapshot().value).toBe('ready');
    server.marked = [7];
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(isPressed).toBe(true);
  });
});

describe('the heart of a guest', () => {
  it('asks them to sign in, and saves the favourite after the reload that follows', async () => {
    const server = new FavouritesServer();
    const before = loadPage(server);
    tap();
    expect(isPressed()).toBe(false);
    expect(before.login.getSnapshot().context.reason).toBe('favourite');
    expect(before.login.getSnapshot().matches('closed')).toBe(false);
    const signedIn = Object.assign(
      { type: 'phoneLogin.signedIn' },
      { token: 'token', reason: 'favourite', after: null },
    );
    phoneLoginFlow.connect(before.page.deps).handle(signedIn);
    expect(before.gone).toEqual(['/item/7/']);
    before.leave();
    expect(server.calls).toEqual([]);

    loadPage(server);
    expect(isPressed()).toBe(true);
    await expect.poll(() => server.marked).toEqual([7]);
    expect(pendingFavouriteStorage.read()).toBeNull();
  });

  it('keeps an item that is a favourite already', async () => {
    const server = new FavouritesServer([7]);
    loadPage(server).leave();
    pendingFavouriteStorage.write('7');
    tokenStorage.write('token');
    const { favourites } = loadPage(server);
    await expect.poll(() => favourites.getSnapshot().value).toBe('ready');
    await expect.poll(() => server.changes()).toHaveLength(1);
    expect([isPressed(), server.marked]).toEqual([true, [7]]);
  });

  it('forgets the pending favourite when the dialog is closed without signing in', () => {
    const { login } = loadPage(new FavouritesServer());
    tap();
    expect(pendingFavouriteStorage.read()).toBe('7');
    login.send({ type: 'dialog.closed' });
    expect(pendingFavouriteStorage.read()).toBeNull();
  });

  it('forgets the pending favourite after a reload without signing in', () => {
    const server = new FavouritesServer();
    const before = loadPage(server);
    tap();
    before.leave();
    const { login } = loadPage(server);
    expect(pendingFavouriteStorage.read()).toBeNull();
    expect(login.getSnapshot().matches('closed')).toBe(true);
  });
});
