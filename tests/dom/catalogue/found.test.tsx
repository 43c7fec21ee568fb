import { CatalogPage } from '#storefront/catalogue/catalog-page.tsx';
import { cardOf, CatalogueServer } from '#tests/support/dom/catalogue-server.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

const goods = [
  cardOf({ id: 1, name: 'Чашка синяя' }),
  cardOf({ id: 2, name: 'Чашка белая', is_new: true }),
  cardOf({ id: 3, name: 'Плед', category_id: 3 }),
];

function openCatalogue(path: string, server = new CatalogueServer(goods)) {
  vi.stubGlobal('fetch', server.fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { hook, searchHook, history, navigate } = memoryLocation({ path, record: true });
  render(
    <TestPage queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Router hook={hook} searchHook={searchHook}>
        <CatalogPage />
      </Router>
    </TestPage>,
  );
  return { user: userEvent.setup(), address: () => decodeURIComponent(history.at(-1) ?? ''), navigate };
}

const names = (): string[] =>
  screen.queryAllByRole('article').map((card) => card.querySelector('a')?.textContent ?? '');
const everything = goods.map(({ name }) => name);
const shows = (...expected: string[]) => expect.poll(names).toEqual(expected);

describe('what a search finds in the catalogue', () => {
  it('says that no item has all words of a search', async () => {
    const server = new CatalogueServer(goods);
    server.lacksWords = true;
    openCatalogue('/catalog/?search=плед', server);
    expect(await screen.findByText('Нет товаров со всеми словами запроса. Показаны самые близкие.')).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('offers popular goods, and the categories that have what is looked for, where nothing is found', async () => {
    const { user, address } = openCatalogue('/catalog/?search=плед&category=1');
    await screen.findByRole('heading', { name: 'Ничего не найдено' });
    const elsewhere = await screen.findByRole('navigation', { name: 'Нашлось в\u00A0других категориях' });
    expect(await screen.findByRole('heading', { name: 'Популярное' })).toBeInTheDocument();
    await shows(...everything);
    await user.click(within(elsewhere).getByRole('link', { name: 'Пледы: 1' }));
    expect(address()).toBe('/catalog/?search=плед&category=3');
    await shows('Плед');
  });

  it('offers other categories by the counts of this very search, not of the last one', async () => {
    const server = new CatalogueServer(goods);
    const { navigate } = openCatalogue('/catalog/?search=плед&category=1', server);
    const elsewhere = () => screen.queryByRole('navigation', { name: 'Нашлось в\u00A0других категориях' });
    expect(await screen.findByRole('link', { name: 'Пледы: 1' })).toBeInTheDocument();
    expect(elsewhere()).toBeInTheDocument();
    const release = server.holdCounts();
    act(() => navigate('/catalog/?search=чашка&category=3'));
    await screen.findByRole('heading', { name: 'Ничего не найдено' });
    await expect.poll(() => server.queries.at(-1)).toContain('чашка');
    await expect.poll(elsewhere).toBeNull();
    release();
    expect(await screen.findByRole('link', { name: 'Посуда: 2' })).toBeInTheDocument();
  });

  it('offers other categories by the counts of the filters too', async () => {
    openCatalogue('/catalog/?search=чашка&category=3&isNew=1');
    await screen.findByRole('heading', { name: 'Ничего не найдено' });
    expect(await screen.findByRole('link', { name: 'Посуда: 1' })).toBeInTheDocument();
  });

  it('counts in each category what the search and the filters leave', async () => {
    const { user } = openCatalogue('/catalog/');
    const links = () =>
      within(screen.getByRole('navigation', { name: 'Категории' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await shows(...everything);
    expect(links()).toEqual(['Все товары', 'Посуда3', 'Пледы1']);
    await user.type(screen.getByLabelText('Поиск по каталогу'), 'чашка');
    await expect.poll(links).toEqual(['Все товары2', 'Посуда2', 'Пледы0']);
    await user.clear(screen.getByLabelText('Поиск по каталогу'));
    await expect.poll(links).toEqual(['Все товары', 'Посуда3', 'Пледы1']);
  });
});
