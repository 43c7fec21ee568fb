import { cartQuery } from '#api/queries/cart.ts';
import { Header } from '#features/shell/header.tsx';
import { cartDrawer, headerSearch, menuDrawer } from '#ui/disclosures.ts';
import { cartOf, lineOf } from '#tests/support/cart-samples.ts';
import { TestPage } from '#tests/support/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';

let queryClient: QueryClient;

beforeEach(() => {
  history.replaceState(null, '', '/');
  queryClient = new QueryClient();
  render(<TestPage queryClient={queryClient}><Header /></TestPage>);
});
afterEach(() => {
  act(() => {
    for (const disclosure of [cartDrawer, headerSearch, menuDrawer]) disclosure.close();
  });
  history.replaceState(null, '', '/');
});

const searchField = () => screen.getByRole('textbox', { name: 'Поиск по каталогу' });
const searched = () => new URLSearchParams(location.search).get('search');

it('leads to the front page by the name of the shop', () => {
  expect(screen.getByRole('link', { name: 'Лавка' })).toHaveAttribute('href', '/');
});

it('opens the menu and the cart', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Открыть меню' }));
  await userEvent.click(screen.getByRole('button', { name: 'Корзина' }));
  expect(menuDrawer.isOpen()).toBe(true);
  expect(cartDrawer.isOpen()).toBe(true);
});

it('shows by a dot, and says, that the cart holds something', async () => {
  queryClient.setQueryData(cartQuery.queryKey, cartOf([lineOf()]));
  expect(await screen.findByRole('button', { name: 'Корзина, есть товары' })).toHaveAttribute('data-filled');
  queryClient.setQueryData(cartQuery.queryKey, cartOf([]));
  expect(await screen.findByRole('button', { name: 'Корзина' })).not.toHaveAttribute('data-filled');
});

it('opens the search when asked, ready to be typed into, and closes it with Escape', async () => {
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Поиск' }));
  expect(searchField()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Поиск' })).toHaveFocus();
});

it('searches the catalogue as one types, as one step of the history', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Поиск' }));
  const before = history.length;
  await userEvent.type(searchField(), 'чаш');
  await waitFor(() => expect(searched()).toBe('чаш'));
  expect(location.pathname).toBe('/catalog/');
  await userEvent.type(searchField(), 'ка');
  await waitFor(() => expect(searched()).toBe('чашка'));
  expect(history.length).toBe(before + 1);
});

it('searches at once on Enter', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Поиск' }));
  await userEvent.type(searchField(), 'плед{Enter}');
  expect(searched()).toBe('плед');
});
