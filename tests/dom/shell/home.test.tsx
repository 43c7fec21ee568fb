import { categoriesQuery } from '#entities/item/category.queries.ts';
import { itemsQuery } from '#entities/item/item.queries.ts';
import { Hero } from '#storefront/home/hero.tsx';
import { ItemRow } from '#storefront/home/item-row.tsx';
import { MainPage } from '#storefront/home/main-page.tsx';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { components } from '#contract/types.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

type Category = components['schemas']['Category'];
type Item = components['schemas']['ItemCard'];

const categoryOf = (category: Partial<Category>): Category => ({
  id: 1,
  name: 'Посуда',
  parent_id: null,
  image: null,
  items_count: 5,
  ...category,
});

const itemOf = (item: Partial<Item>): Item => ({
  id: 1,
  name: 'Чашка',
  category_id: 1,
  image: null,
  retail_price: 500,
  discount: 0,
  discount_value: 0,
  discounted_price: 500,
  trade_price: null,
  price: 500,
  is_new: false,
  count_step: 1,
  count_min: 1,
  stock: null,
  ...item,
});

function showHome(categories: Category[], items: Item[]): void {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const list = { result: items, page: 1, pages: 1, total: items.length, searched_as: null, lacks_words: false };
  queryClient.setQueryData(categoriesQuery.queryKey, categories);
  for (const order of ['discount', 'new'] as const) {
    queryClient.setQueryData(itemsQuery({ order_by: order, limit: 12 }).queryKey, list);
  }
  render(
    <TestPage queryClient={queryClient} actors={{ cart: createActor(cartMachine) }}>
      <MainPage />
    </TestPage>,
  );
}

const namesIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent);

it('names the window and the page by the shop', () => {
  showHome([], []);
  expect(document.title).toBe('Лавка');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Лавка');
  expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog/');
});

it('offers the categories of the first level that have items, of their own or below', () => {
  showHome(
    [
      categoryOf({ id: 1, name: 'Дом', items_count: 7 }),
      categoryOf({ id: 2, name: 'Пледы', parent_id: 1, items_count: 2 }),
      categoryOf({ id: 3, name: 'Пустая', items_count: 0 }),
      categoryOf({ id: 4, name: 'Чай', items_count: 1 }),
    ],
    [],
  );
  expect(namesIn('Категории')).toEqual(['Дом7\u00A0товаров', 'Чай1\u00A0товар']);
  expect(screen.getByRole('link', { name: /Дом/ })).toHaveAttribute('href', '/catalog/?category=1');
});

const image = { url: '/files/tea.webp', width: 400, height: 400, sources: [] };

it('leaves no short word of a name at the end of a line', () => {
  showHome([categoryOf({ id: 4, name: 'Чай и сладости', items_count: 1 })], []);
  expect(namesIn('Категории')).toEqual(['Чай и\u00A0сладости1\u00A0товар']);
});

it('leaves none at the end of a line of what the shop says of itself', () => {
  render(
    <TestPage retail={{ ...someRetail, description: 'Посуда и подарки' }} actors={{ cart: createActor(cartMachine) }}>
      <Hero categories={[]} isPending={false} />
    </TestPage>,
  );
  expect(screen.getByText(/^Посуда/).textContent).toBe('Посуда и\u00A0подарки');
});

it('keeps no place for pictures that there aren’t, or that don’t load', () => {
  showHome([categoryOf({ id: 4, image })], []);
  const hero = () => screen.getByRole('region', { name: 'Лавка' });
  const picture = hero().querySelector('img');
  expect(picture?.parentElement?.parentElement).toBe(hero());
  if (picture) fireEvent.error(picture);
  expect(hero().childElementCount).toBe(1);
});

it('has no heading of categories in a shop without any that hold items', () => {
  showHome([categoryOf({ id: 4, name: 'Чай', items_count: 0 })], []);
  expect(screen.queryByRole('heading', { name: 'Категории' })).toBeNull();
});

it('shows what is discounted and what is new, each with the way to all of it', () => {
  showHome(
    [],
    [
      itemOf({ id: 1, name: 'Чашка', discount: 10 }),
      itemOf({ id: 2, name: 'Плед', is_new: true }),
      itemOf({ id: 3, name: 'Ваза' }),
    ],
  );
  expect(namesIn('Скидки')).toEqual(['Чашка']);
  expect(namesIn('Новинки')).toEqual(['Плед']);
  expect(screen.getByRole('link', { name: 'Смотреть все: Новинки' })).toHaveAttribute('href', '/catalog/?order=new');
});

it('shows a wholesale buyer what their trade price makes cheaper', () => {
  showHome(
    [],
    [
      itemOf({ id: 1, name: 'Чашка', retail_price: 500, discounted_price: 500, trade_price: 400, price: 400 }),
      itemOf({ id: 2, name: 'Плед', retail_price: 900, discounted_price: 900, trade_price: 900, price: 900 }),
    ],
  );
  expect(namesIn('Скидки')).toEqual(['Чашка']);
});

it('says that a row could not be loaded, and tries again', async () => {
  const answers = [
    new Response('{}', { status: 503 }),
    Response.json({ result: [itemOf({ discount: 10 })], page: 1, pages: 1, total: 1 }),
  ];
  answerCalls(() => answers.shift() ?? Response.error());
  render(
    <TestPage actors={{ cart: createActor(cartMachine) }}>
      <ItemRow title="Скидки" order="discount" fits={() => true} />
    </TestPage>,
  );
  fireEvent.click(await screen.findByText('Повторить'));
  expect(await screen.findByText('Чашка')).toBeInTheDocument();
});

it('leaves out a row that would be empty', () => {
  showHome([], [itemOf({ is_new: true })]);
  expect(screen.queryByRole('region', { name: 'Скидки' })).toBeNull();
});

it('says that the categories could not be fetched', async () => {
  answerCalls(async () => Response.json({ code: 'internal', detail: 'Ошибка сервера' }, { status: 500 }));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <TestPage queryClient={queryClient} actors={{ cart: createActor(cartMachine) }}>
      <MainPage />
    </TestPage>,
  );
  const messages = () => notificationsStore.getState().notifications.map(({ message }) => message);
  await expect.poll(messages).toEqual(['Не удалось получить список категорий']);
  notifications.clean();
});
