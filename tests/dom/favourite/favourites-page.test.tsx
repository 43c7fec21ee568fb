import { FavouritesPage } from '#storefront/catalogue/favourites-page.tsx';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { favouriteMachine, type FavouriteState } from '#machines/favourite/favourite.machine.ts';
import { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cardOf, CatalogueServer } from '#tests/support/dom/catalogue-server.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createActor, fromPromise } from 'xstate';

const goods = [cardOf({ id: 1, name: 'Чашка' }), cardOf({ id: 2, name: 'Плед' })];

function openFavourites({ path = '/favourites/', server = new CatalogueServer(goods), isGuest = false } = {}) {
  answerCalls(server.fetch);
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const saved: FavouriteState[] = [];
  const saveFavourite = fromPromise<void, FavouriteState>(({ input }) => Promise.resolve(void saved.push(input)));
  const listFavourites = fromPromise<readonly number[], void>(() => Promise.resolve(goods.map(({ id }) => id)));
  const favourite = favouriteMachine.provide({ actors: { saveFavourite } });
  const favourites = createActor(favouritesMachine.provide({ actors: { listFavourites, favourite } })).start();
  const login = createActor(phoneLoginMachine, { input: {} }).start();
  if (!isGuest) favourites.send({ type: 'account.entered' });
  onTestFinished(() => {
    favourites.stop();
    login.stop();
  });
  render(
    <TestPage actors={{ cart: createActor(cartMachine), favourites, login }} customer={isGuest ? null : someCustomer}>
      <Router hook={hook} searchHook={searchHook}>
        <FavouritesPage />
      </Router>
    </TestPage>,
  );
  return { server, saved, login, user: userEvent.setup(), address: () => decodeURIComponent(history.at(-1) ?? '') };
}

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);

describe('the page of favourites', () => {
  it("is the catalogue of the customer's favourites, without categories", async () => {
    const { server } = openFavourites();
    await expect.poll(names).toEqual(['Чашка', 'Плед']);
    expect(server.queries[0]).toContain('favourite=true');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Понравившиеся');
    expect(document.title).toBe('Понравившиеся — Лавка');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('is ordered and searched at its own address', async () => {
    const { user, server, address } = openFavourites();
    await user.selectOptions(await screen.findByLabelText('Сортировка'), 'Сначала дешёвые');
    expect(address()).toBe('/favourites/?order=price');
    await user.type(screen.getByLabelText('Поиск в понравившихся'), 'плед{Enter}');
    expect(address()).toBe('/favourites/?order=price&search=плед');
    await expect.poll(() => server.queries.at(-1)).toMatch(/search_text=плед.*order_by=price.*favourite=true/);
    await expect.poll(names).toEqual(['Плед']);
  });

  it('keeps an item that is no longer liked in its place, for a tap to be undone, but counts it no more', async () => {
    const { user, saved } = openFavourites();
    const heart = await screen.findByRole('button', { name: 'Нравится: Чашка' });
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(names()).toEqual(['Чашка', 'Плед']);
    expect(screen.getByText('1 товар')).toBeInTheDocument();
    await user.click(heart);
    expect(screen.getByText('2 товара')).toBeInTheDocument();
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(saved).toEqual([
      { itemId: 1, isFavourite: false },
      { itemId: 1, isFavourite: true },
    ]);
  });

  it('says what it is for while there is nothing, with the way to the catalogue', async () => {
    openFavourites({ server: new CatalogueServer([]) });
    expect(await screen.findByText('Здесь будет то, что вам понравится')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog/');
    expect(screen.queryByLabelText('Сортировка')).toBeNull();
  });

  it('has its filters beside the items', async () => {
    const { user, address } = openFavourites();
    const filters = within(screen.getByRole('region', { name: 'Фильтры' }));
    await user.click(filters.getByRole('button', { name: 'Новинки' }));
    expect(address()).toBe('/favourites/?isNew=1');
  });

  it('leads back to all of them where a search finds nothing', async () => {
    openFavourites({ path: '/favourites/?search=самовар' });
    expect(await screen.findByRole('heading', { name: 'Ничего не найдено' })).toBeInTheDocument();
    expect(screen.getByText('Проверьте, нет ли опечатки, или попробуйте другие слова.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('«самовар» в понравившихся');
    expect(screen.getByRole('link', { name: 'Показать все понравившиеся' })).toHaveAttribute('href', '/favourites/');
  });

  it('asks a guest to sign in', async () => {
    const { user, server, login } = openFavourites({ isGuest: true });
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(login.getSnapshot().matches('closed')).toBe(false);
    expect(server.queries).toEqual([]);
  });
});
