import { itemNames, openCatalogue } from '#tests/support/dom/catalogue-page.tsx';
import { cardOf, CatalogueServer } from '#tests/support/dom/catalogue-server.ts';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const goods = [
  cardOf({ id: 1, name: 'Чашка синяя' }),
  cardOf({ id: 2, name: 'Чашка белая', is_new: true }),
  cardOf({ id: 3, name: 'Плед', category_id: 3 }),
];

const everything = goods.map(({ name }) => name);
const shows = (...expected: string[]) => expect.poll(itemNames).toEqual(expected);

describe('what a search finds in the catalogue', () => {
  it('remembers what Enter searched for, as the header does', async () => {
    const { user } = openCatalogue('/catalog/', new CatalogueServer(goods));
    await user.type(screen.getByLabelText('Поиск по каталогу'), 'плед{Enter}');
    expect(localStorage.getItem(`${location.host}-searches`)).toBe('["плед"]');
  });

  it.each([
    ['плед', false, 'По запросу «чашка пле» ничего не нашлось. Показаны товары по запросу «плед».'],
    ['плед', true, 'Нет товаров со всеми словами запроса «чашка пле». Показаны самые близкие к «плед».'],
    [null, true, 'Нет товаров со всеми словами запроса «чашка пле». Показаны самые близкие.'],
  ])('quotes what was typed where it was read as %s, and lacks words: %s', async (readAs, lacksWords, text) => {
    const server = new CatalogueServer([cardOf({ id: 3, name: 'Чашка пленэрная' })]);
    Object.assign(server, { searchedAs: readAs, lacksWords });
    openCatalogue('/catalog/?search=чашка+пле', server);
    expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
  });

  it('quotes the text of the list that is shown while another is on its way', async () => {
    const server = new CatalogueServer([cardOf({ id: 3, name: 'Чашка пленэрная' })]);
    server.lacksWords = true;
    const { navigate } = openCatalogue('/catalog/?search=пле', server);
    const note = () => screen.getByText(/Показаны самые близкие/).textContent;
    await screen.findByText(/Показаны самые близкие/);
    const release = server.holdLists();
    act(() => navigate('/catalog/?search=чашка'));
    await expect.poll(() => server.queries).toHaveLength(2);
    expect(note()).toBe('Нет товаров со\u00A0всеми словами запроса «пле». Показаны самые близкие.');
    release();
    await expect.poll(note).toBe('Нет товаров со\u00A0всеми словами запроса «чашка». Показаны самые близкие.');
  });

  it('offers popular goods, and the categories that have what is looked for, where nothing is found', async () => {
    const { user, address } = openCatalogue('/catalog/?search=плед&category=1', new CatalogueServer(goods));
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
    openCatalogue('/catalog/?search=чашка&category=3&isNew=1', new CatalogueServer(goods));
    await screen.findByRole('heading', { name: 'Ничего не найдено' });
    expect(await screen.findByRole('link', { name: 'Посуда: 1' })).toBeInTheDocument();
  });

  it('gives categories no numbers where what the search leaves in them could not be counted', async () => {
    const server = new CatalogueServer(goods);
    server.isWithoutCounts = true;
    openCatalogue('/catalog/?search=плед', server);
    const nav = within(await screen.findByRole('navigation', { name: 'Категории' }));
    await expect
      .poll(() => nav.getAllByRole('link').map(({ textContent }) => textContent))
      .toEqual(['Все товары', 'Посуда', 'Пледы']);
  });

  it('counts in each category what the search and the filters leave', async () => {
    const { user } = openCatalogue('/catalog/', new CatalogueServer(goods));
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
