import { itemPagesQuery } from '#api/queries/item.ts';
import { CatalogPage } from '#features/catalogue/catalog-page.tsx';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cardOf, CatalogueServer } from '#tests/support/catalogue-server.ts';
import { TestPage } from '#tests/support/test-page.tsx';
import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createActor } from 'xstate';

const goods = [
  cardOf({ id: 1, name: 'Чашка синяя', price: 400, discount: 20, discounted_price: 400, discount_value: 100 }),
  cardOf({ id: 2, name: 'Чашка белая', trade_price: 350, is_new: true }),
  cardOf({ id: 3, name: 'Плед', category_id: 3 }),
];

function openCatalogue(path = '/catalog/', server = new CatalogueServer(goods), queryClient?: QueryClient) {
  vi.stubGlobal('fetch', server.fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const cart = createActor(cartMachine);
  render(
    <TestPage actors={{ cart }} {...(queryClient && { queryClient })}>
      <Router hook={hook} searchHook={searchHook}>
        <CatalogPage />
      </Router>
    </TestPage>,
  );
  return { server, user: userEvent.setup(), address: () => decodeURIComponent(history.at(-1) ?? '') };
}

const names = (): string[] => screen.queryAllByRole('article').map((card) => card.querySelector('a')?.textContent ?? '');
const shows = (...expected: string[]) => expect.poll(names).toEqual(expected);

describe('the catalogue', () => {
  it('shows what an item costs, what it cost, its trade price and that it is new', async () => {
    openCatalogue();
    await shows('Чашка синяя', 'Чашка белая');
    const [reduced, fresh] = screen.getAllByRole('article');
    expect(reduced).toHaveTextContent(/400\s₽.*500\s₽/);
    expect(reduced).toHaveTextContent(/−20\s%/);
    expect(fresh).toHaveTextContent(/опт\s?350\s₽/);
    expect(fresh).toHaveTextContent('Новинка');
  });

  it('searches once typing rests, and keeps the text in the address', async () => {
    const { server, address } = openCatalogue();
    await shows('Чашка синяя', 'Чашка белая');
    // Without a rest between the letters, however slow the machine is.
    for (const value of ['п', 'пл', 'пле', 'плед']) {
      fireEvent.change(screen.getByLabelText('Поиск по каталогу'), { target: { value } });
    }
    await shows('Плед');
    expect(server.queries).toEqual(['page=1', 'search_text=плед&page=1']);
    expect(address()).toBe('/catalog/?search=плед');
  });

  it('keeps the last items on the screen while it searches', async () => {
    const { server } = openCatalogue();
    await shows('Чашка синяя', 'Чашка белая');
    const release = server.holdLists();
    fireEvent.change(screen.getByLabelText('Поиск по каталогу'), { target: { value: 'плед' } });
    fireEvent.submit(screen.getByRole('search'));
    await expect.poll(() => server.queries).toHaveLength(2);
    expect(names()).toEqual(['Чашка синяя', 'Чашка белая']);
    release();
    await shows('Плед');
  });

  it('says that nothing was found and how to see everything', async () => {
    const { user, address } = openCatalogue('/catalog/?search=самовар');
    await user.click(await screen.findByText('Показать все товары'));
    await shows('Чашка синяя', 'Чашка белая');
    expect(screen.queryByText('Ничего не найдено')).toBeNull();
    expect(screen.getByLabelText('Поиск по каталогу')).toHaveValue('');
    expect(address()).toBe('/catalog/');
  });

  it('keeps search and order when a category is chosen', async () => {
    const { user, server, address } = openCatalogue('/catalog/?search=чашка&order=price');
    await user.click(await screen.findByText('Посуда'));
    expect(address()).toBe('/catalog/?search=чашка&order=price&category=1');
    await user.click(await screen.findByText('Чашки'));
    await expect.poll(() => server.queries.at(-1)).toBe('search_text=чашка&category_id=2&order_by=price&page=1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Чашки');
    expect(screen.getByText('Чашки', { selector: 'a' })).toHaveAttribute('aria-current', 'page');
  });

  it('orders by what is chosen', async () => {
    const { user, server, address } = openCatalogue();
    await user.selectOptions(await screen.findByLabelText('Порядок'), 'Сначала дешёвые');
    await expect.poll(() => server.queries.at(-1)).toBe('order_by=price&page=1');
    expect(address()).toBe('/catalog/?order=price');
  });

  it('goes on where the list ends, and says in the address how far', async () => {
    const { user, address } = openCatalogue();
    await user.click(await screen.findByText('Показать ещё'));
    await shows('Чашка синяя', 'Чашка белая', 'Плед');
    expect(address()).toBe('/catalog/?page=2');
    expect(screen.queryByText('Показать ещё')).toBeNull();
  });

  it('ends after fifty pages and says what to do instead', async () => {
    const pages = Array.from({ length: 50 }, (_, index) => ({ result: [cardOf({ id: index + 1 })], page: index + 1, pages: 51, total: 51 }));
    const queryClient = new QueryClient();
    queryClient.setQueryData(itemPagesQuery({}).queryKey, { pages, pageParams: pages.map(({ page }) => page) });
    openCatalogue('/catalog/?page=50', new CatalogueServer(goods), queryClient);
    expect(await screen.findByText(/уточните поиск/)).toBeInTheDocument();
    expect(screen.queryByText('Показать ещё')).toBeNull();
  });

  it('says that categories could not be fetched', async () => {
    const server = new CatalogueServer(goods);
    server.isWithoutCategories = true;
    openCatalogue('/catalog/', server);
    await shows('Чашка синяя', 'Чашка белая');
    const messages = () => notificationsStore.getState().notifications.map(({ message }) => message);
    await expect.poll(messages).toContain('Не удалось получить список категорий');
    notifications.clean();
  });

  it('opens as far as the address says', async () => {
    openCatalogue('/catalog/?page=2');
    await shows('Чашка синяя', 'Чашка белая', 'Плед');
  });

  it('ignores what it cannot read in the address', async () => {
    const { server } = openCatalogue('/catalog/?category=abc&order=magic&page=-3');
    await shows('Чашка синяя', 'Чашка белая');
    expect(server.queries).toEqual(['page=1']);
  });

  it('says that loading failed and tries again', async () => {
    const server = new CatalogueServer(goods);
    server.isBroken = true;
    const { user } = openCatalogue('/catalog/', server);
    const retry = await screen.findByText('Повторить');
    expect(screen.getByText('Сервис временно недоступен.')).toBeInTheDocument();
    server.isBroken = false;
    await user.click(retry);
    await shows('Чашка синяя', 'Чашка белая');
  });

  it('keeps what it has when the next page fails, and tries again', async () => {
    const { user, server } = openCatalogue();
    await shows('Чашка синяя', 'Чашка белая');
    server.isBroken = true;
    await user.click(screen.getByText('Показать ещё'));
    await screen.findByRole('alert');
    server.isBroken = false;
    await user.click(screen.getByText('Показать ещё'));
    await shows('Чашка синяя', 'Чашка белая', 'Плед');
  });
});
