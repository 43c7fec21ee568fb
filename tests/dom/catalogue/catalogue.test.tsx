import { categoriesQuery } from '#entities/item/category.queries.ts';
import { CataloguePage } from '#storefront/catalogue/catalogue-page.tsx';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cardOf, CatalogueServer } from '#tests/support/dom/catalogue-server.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Activity, useLayoutEffect, useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createActor } from 'xstate';

const goods = [
  cardOf({ id: 1, name: 'Чашка синяя', price: 400, discount: 20, discounted_price: 400, discount_value: 100 }),
  cardOf({ id: 2, name: 'Чашка белая', trade_price: 350, is_new: true }),
  cardOf({ id: 3, name: 'Плед', category_id: 3 }),
];

/** Is left for another page, which takes the focus, and come back to, by a press on the button. */
function KeepAliveEntry() {
  const [isShown, setShown] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!isShown) button.current?.focus();
  }, [isShown]);
  return (
    <>
      <button ref={button} type="button" onClick={() => setShown(!isShown)}>
        Туда и обратно
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <CataloguePage />
      </Activity>
    </>
  );
}
const leaveOrReturn = () => fireEvent.click(screen.getByText('Туда и обратно'));

function openCatalogue(path = '/catalog/', server = new CatalogueServer(goods)) {
  answerCalls(server.fetch);
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const cart = createActor(cartMachine);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <TestPage actors={{ cart }} queryClient={queryClient}>
      <Router hook={hook} searchHook={searchHook}>
        <KeepAliveEntry />
      </Router>
    </TestPage>,
  );
  return { server, queryClient, user: userEvent.setup(), address: () => decodeURIComponent(history.at(-1) ?? '') };
}

const names = (): string[] =>
  screen.queryAllByRole('article').map((card) => card.querySelector('a')?.textContent ?? '');
const everything = goods.map(({ name }) => name);
const shows = (...expected: string[]) => expect.poll(names).toEqual(expected);

describe('the catalogue', () => {
  it('names each item by a heading, read before its price', async () => {
    openCatalogue();
    const name = await screen.findByRole('heading', { level: 2, name: 'Плед' });
    const price = within(screen.getAllByRole('article')[2] ?? name).getByText(/₽$/);
    expect(name.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows what an item costs, what it cost, its trade price and that it is new', async () => {
    openCatalogue();
    await shows(...everything);
    const [reduced, fresh] = screen.getAllByRole('article');
    expect(reduced).toHaveTextContent(/400\s₽.*500\s₽/);
    expect(reduced).toHaveTextContent(/−20\s%/);
    expect(fresh).toHaveTextContent(/опт\s?350\s₽/);
    expect(fresh).toHaveTextContent('Новинка');
  });

  it('tells a trade buyer on one line that the price is one of trade', async () => {
    openCatalogue('/catalog/', new CatalogueServer([cardOf({ name: 'Чашка', price: 350, trade_price: 350 })]));
    const label = await screen.findByText('опт');
    expect(label.parentElement).toHaveTextContent(/350\s₽\s?опт/);
  });

  it('searches once typing rests, and keeps the text in the address', async () => {
    const { server, address } = openCatalogue();
    await shows(...everything);
    // Without a rest between the letters, however slow the machine is.
    for (const value of ['п', 'пл', 'пле', 'плед']) {
      fireEvent.change(screen.getByLabelText('Поиск по каталогу'), { target: { value } });
    }
    await shows('Плед');
    expect(server.queries).toEqual(['page=1&limit=24', 'search_text=плед&page=1&limit=24']);
    expect(address()).toBe('/catalog/?search=плед');
  });

  it('keeps the last items on the screen while it searches', async () => {
    const { server } = openCatalogue();
    await shows(...everything);
    const release = server.holdLists();
    fireEvent.change(screen.getByLabelText('Поиск по каталогу'), { target: { value: 'плед' } });
    fireEvent.submit(screen.getByRole('search'));
    await expect.poll(() => server.queries).toHaveLength(2);
    expect(names()).toEqual(everything);
    release();
    await shows('Плед');
  });

  it('says that nothing was found and how to see everything', async () => {
    const { user, address } = openCatalogue('/catalog/?search=самовар');
    await user.click(await screen.findByText('Показать все товары'));
    await shows(...everything);
    expect(screen.queryByText('Ничего не найдено')).toBeNull();
    expect(screen.getByLabelText('Поиск по каталогу')).toHaveValue('');
    expect(address()).toBe('/catalog/');
  });

  it('keeps search and order when a category is chosen', async () => {
    const { user, server, address } = openCatalogue('/catalog/?search=чашка&order=price');
    await user.click(await screen.findByText('Посуда'));
    expect(address()).toBe('/catalog/?search=чашка&order=price&category=1');
    await user.click(await screen.findByText('Чашки'));
    await expect
      .poll(() => server.queries.at(-1))
      .toBe('search_text=чашка&category_id=2&order_by=price&page=1&limit=24');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Чашки');
    expect(screen.getByText('Чашки', { selector: 'a' })).toHaveAttribute('aria-current', 'page');
  });

  it('orders by what is chosen', async () => {
    const { user, server, address } = openCatalogue();
    await user.selectOptions(await screen.findByLabelText('Сортировка'), 'Сначала дешёвые');
    await expect.poll(() => server.queries.at(-1)).toBe('order_by=price&page=1&limit=24');
    expect(address()).toBe('/catalog/?order=price');
  });

  it('says that categories could not be fetched', async () => {
    const server = new CatalogueServer(goods);
    server.isWithoutCategories = true;
    openCatalogue('/catalog/', server);
    await shows(...everything);
    const messages = () => notificationsStore.getState().notifications.map(({ message }) => message);
    await expect.poll(messages).toContain('Не удалось получить список категорий');
    notifications.clean();
  });

  it('tells once that categories could not be fetched anew, however often one comes back to the page', async () => {
    const { server, queryClient } = openCatalogue();
    expect(await screen.findByText('Посуда')).toBeVisible();
    server.isWithoutCategories = true;
    await queryClient.refetchQueries(categoriesQuery);
    const messages = () => notificationsStore.getState().notifications.map(({ message }) => message);
    await expect.poll(messages).toEqual(['Не удалось получить список категорий']);
    notifications.clean();
    server.isWithoutCategories = false;
    leaveOrReturn();
    leaveOrReturn();
    await expect.poll(() => queryClient.getQueryState(categoriesQuery.queryKey)?.status).toBe('success');
    expect(messages()).toEqual([]);
  });

  it.each([
    ['/catalog/?search=плед', '«плед»'],
    ['/catalog/?search=синяя&category=2', '«синяя» в\u00A0категории «Чашки»'],
  ])('is titled at %s by what is looked for, and where', async (path, title) => {
    openCatalogue(path);
    await expect.poll(() => screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    await expect.poll(() => document.title).toBe(`${title} — Лавка`);
  });

  it('says that there is no such category, with the way to all items', async () => {
    openCatalogue('/catalog/?category=999&discount=1');
    expect(await screen.findByText('Такой категории нет')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Показать все товары' })).toHaveAttribute('href', '/catalog/');
    expect(screen.queryByText('0 товаров')).toBeNull();
    expect(document.title).toBe('Такой категории нет — Лавка');
  });

  it('ignores what it cannot read in the address', async () => {
    const { server } = openCatalogue('/catalog/?category=abc&order=magic&page=-3&priceMin=none&discount=yes');
    await shows(...everything);
    expect(server.queries).toEqual(['page=1&limit=24']);
  });

  it('says that loading failed and tries again', async () => {
    const server = new CatalogueServer(goods);
    server.isBroken = true;
    const { user } = openCatalogue('/catalog/', server);
    const retry = await screen.findByText('Повторить');
    expect(screen.getByText('Сервис временно недоступен.')).toBeInTheDocument();
    server.isBroken = false;
    await user.click(retry);
    await shows(...everything);
  });

  it('narrows the list by toggles and shows what is chosen, each to be taken off', async () => {
    const { user, server, address } = openCatalogue('/catalog/?order=price');
    await shows(...everything);
    const side = screen.getByRole('region', { name: 'Фильтры' });
    await user.click(within(side).getByRole('button', { name: 'Со скидкой' }));
    await shows('Чашка синяя');
    expect(address()).toBe('/catalog/?order=price&discount=1');
    await user.click(within(side).getByRole('button', { name: 'Новинки' }));
    await expect.poll(() => server.queries).toContain('discount=true&is_new=true&order_by=price&page=1&limit=24');
    expect(await screen.findByRole('heading', { name: 'Ничего не найдено' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Фильтры: 2' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Убрать фильтр: Со скидкой' }));
    await shows('Чашка белая');
    expect(address()).toBe('/catalog/?isNew=1&order=price');
    expect(screen.getByRole('group', { name: 'Выбранные фильтры' })).toHaveFocus();
  });

  it('takes a range of prices when typing rests, and swaps bounds the wrong way round when left', async () => {
    const { user, address } = openCatalogue();
    await shows(...everything);
    fireEvent.change(screen.getByLabelText('Цена от'), { target: { value: '4 50 р' } });
    await shows('Чашка белая', 'Плед');
    expect(address()).toBe('/catalog/?priceMin=450');
    expect(screen.getByLabelText('Цена от')).toHaveValue('450');
    await user.type(screen.getByLabelText('Цена до'), '300{Enter}');
    expect(address()).toBe('/catalog/?priceMin=300&priceMax=450');
    await shows('Чашка синяя');
    expect(screen.getByText(/300–450\s₽/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Убрать фильтр: 300/ }));
    expect(screen.getByLabelText('Цена от')).toHaveValue('');
    expect(address()).toBe('/catalog/');
  });

  it('tells a price with kopecks alike in its field and in the address', async () => {
    const { user, address } = openCatalogue('/catalog/?priceMax=800.25');
    await shows(...everything);
    expect(screen.getByLabelText('Цена до')).toHaveValue('800,25');
    await user.type(screen.getByLabelText('Цена от'), '12.5');
    await waitFor(() => expect(address()).toBe('/catalog/?priceMax=800.25&priceMin=12.5'));
    expect(screen.getByLabelText('Цена от')).toHaveValue('12.5');
  });

  it('says at the field that prices end below where they begin, until they are put right', async () => {
    const { user, address } = openCatalogue('/catalog/?priceMin=15000');
    const most = await screen.findByRole('textbox', { name: 'Цена до' });
    await user.type(most, '500');
    await waitFor(() => expect(most).toHaveAccessibleDescription('Меньше, чем «от»'));
    expect(address()).toBe('/catalog/?priceMin=15000');
    await user.type(most, '00');
    expect(most).not.toHaveAccessibleDescription();
    await waitFor(() => expect(address()).toBe('/catalog/?priceMin=15000&priceMax=50000'));
  });

  it('forgets a price that was still being typed when the page was left', async () => {
    const { address } = openCatalogue('/catalog/?priceMin=300');
    await shows('Чашка синяя', 'Чашка белая', 'Плед');
    const from = screen.getByLabelText('Цена от');
    from.focus();
    fireEvent.change(from, { target: { value: '45' } });
    leaveOrReturn();
    expect(address()).toBe('/catalog/?priceMin=300');
    leaveOrReturn();
    expect(from).toHaveValue('300');
    expect(address()).toBe('/catalog/?priceMin=300');
  });

  it('opens the filters in a drawer, which says how many items they leave', async () => {
    const { user, address } = openCatalogue('/catalog/?isNew=1');
    await user.click(await screen.findByRole('button', { name: 'Фильтры: 1' }));
    const drawer = await screen.findByRole('dialog', { name: 'Фильтры' });
    expect(await within(drawer).findByText(/Показать 1\sтовар/)).toBeInTheDocument();
    await user.click(within(drawer).getByRole('button', { name: 'Сбросить' }));
    expect(address()).toBe('/catalog/');
    await user.click(await within(drawer).findByRole('button', { name: /Показать 3\sтовара/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be shown from the drawer of filters when the items could not be counted', async () => {
    const server = new CatalogueServer(goods);
    server.isBroken = true;
    const { user } = openCatalogue('/catalog/', server);
    await screen.findByText('Повторить');
    await user.click(screen.getByRole('button', { name: 'Фильтры' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Показать' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('reads filters off the address', async () => {
    const { server } = openCatalogue('/catalog/?priceMin=100&priceMax=450&discount=1');
    await shows('Чашка синяя');
    expect(server.queries).toEqual(['price_min=100&price_max=450&discount=true&page=1&limit=24']);
    expect(screen.getByLabelText('Цена до')).toHaveValue('450');
    expect(
      within(screen.getByRole('region', { name: 'Фильтры' })).getByRole('button', { name: 'Со скидкой' }),
    ).toHaveAttribute('aria-pressed', 'true');
  });
});
