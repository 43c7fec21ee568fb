import { cartQuery } from '#entities/cart/cart.queries.ts';
import { Header } from '#app/shell/header/header.tsx';
import { cartDrawer, headerSearch, menuDrawer } from '#entities/shop/overlays.ts';
import { followOverlays, type OverlayHistory } from '#app/overlays/overlay-history.ts';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';

let queryClient: QueryClient;
let overlays: OverlayHistory;

beforeEach(() => {
  history.replaceState(null, '', '/');
  queryClient = new QueryClient();
  overlays = followOverlays();
  render(
    <TestPage queryClient={queryClient}>
      <Router aroundNav={overlays.aroundNav}>
        <Header />
      </Router>
    </TestPage>,
  );
});
afterEach(() => {
  overlays.stop();
});

const searchField = () => screen.getByLabelText('Поиск по каталогу');
const searched = () => new URLSearchParams(location.search).get('search');

it('leads to the front page by the name of the shop', () => {
  expect(screen.getByRole('link', { name: 'Лавка' })).toHaveAttribute('href', '/');
});

it('opens the menu and the cart', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Открыть меню' }));
  await userEvent.click(screen.getByRole('button', { name: 'Корзина' }));
  expect(menuDrawer.isOpen.get()).toBe(true);
  expect(cartDrawer.isOpen.get()).toBe(true);
});

it('shows by a dot that the cart holds something, and says how many and for how much', async () => {
  const lines = [lineOf({ count: 3, price: 430.5 }), lineOf({ id: 2, item_id: 8, price: 900 })];
  queryClient.setQueryData(cartQuery.queryKey, cartOf(lines));
  const button = await screen.findByRole('button', { name: /^Корзина: 2\sтовара на\s2\s191,50\s₽$/ });
  expect(button).toHaveAttribute('data-filled');
  expect(button.title).toBe(button.getAttribute('aria-label'));
  queryClient.setQueryData(cartQuery.queryKey, cartOf([]));
  expect(await screen.findByRole('button', { name: 'Корзина' })).not.toHaveAttribute('data-filled');
});

it('opens the search when asked, ready to be typed into, and closes it with Escape', async () => {
  expect(screen.queryByLabelText('Поиск по каталогу')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Поиск' }));
  expect(searchField()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByLabelText('Поиск по каталогу')).toBeNull();
  expect(screen.getByRole('button', { name: 'Поиск' })).toHaveFocus();
});

it('searches by Enter, and in the catalogue as one types, each as one step of the history', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Поиск' }));
  await userEvent.type(searchField(), 'чаш{Enter}');
  await waitFor(() => expect(searched()).toBe('чаш'));
  expect(location.pathname).toBe('/catalog/');
  await userEvent.type(searchField(), 'ка');
  await waitFor(() => expect(searched()).toBe('чашка'));
  act(() => history.back());
  await waitFor(() => expect(searched()).toBe('чаш'));
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/'));
});

it('searches at once on Enter', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Поиск' }));
  await userEvent.type(searchField(), 'плед{Enter}');
  expect(searched()).toBe('плед');
});

it('keeps the category, the order and the filters of the catalogue that it searches in', async () => {
  act(() => history.pushState(null, '', '/catalog/?category=3&order=price&discount=1&page=4'));
  await userEvent.click(screen.getByRole('button', { name: 'Поиск' }));
  await userEvent.type(searchField(), 'плед{Enter}');
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    category: '3',
    order: 'price',
    discount: '1',
    search: 'плед',
  });
});

it('forgets what was typed when the page is left before it was searched for, and is closed with the page', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  act(() => history.pushState(null, '', '/catalog/'));
  act(() => headerSearch.open());
  fireEvent.change(searchField(), { target: { value: 'чаш' } });
  act(() => history.pushState(null, '', '/item/1/'));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(location.pathname).toBe('/item/1/');
  expect(headerSearch.isOpen.get()).toBe(false);
  act(() => history.pushState(null, '', '/catalog/'));
  act(() => headerSearch.open());
  fireEvent.change(searchField(), { target: { value: 'чашк' } });
  act(() => void vi.advanceTimersByTime(1_000));
  expect(searched()).toBe('чашк');
});

it('is closed by Back while nothing is searched for; afterwards Back leads to where it was opened', async () => {
  act(() => history.pushState(null, '', '/item/1/'));
  const isStepOfItsOwn = () => Number(history.state?.overlays ?? 0) === 1;
  const toggle = screen.getByRole('button', { name: 'Поиск' });
  await userEvent.click(toggle);
  await waitFor(() => expect(isStepOfItsOwn()).toBe(true));
  act(() => history.back());
  await waitFor(() => expect(screen.queryByLabelText('Поиск по каталогу')).toBeNull());
  expect(location.pathname).toBe('/item/1/');
  expect(toggle).toHaveFocus();

  await userEvent.click(toggle);
  await waitFor(() => expect(isStepOfItsOwn()).toBe(true));
  await userEvent.type(searchField(), 'плед{Enter}');
  await waitFor(() => expect(searched()).toBe('плед'));
  expect(searchField()).toHaveValue('плед');
  await waitFor(() => expect(isStepOfItsOwn()).toBe(false));
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/item/1/'));
  expect(screen.queryByLabelText('Поиск по каталогу')).toBeNull();
});

it('is closed by Back to the catalogue as it was before the search, without a step more', async () => {
  act(() => history.pushState(null, '', '/item/1/'));
  act(() => history.pushState(null, '', '/catalog/?order=price'));
  await userEvent.click(screen.getByRole('button', { name: 'Поиск' }));
  await waitFor(() => expect(history.state?.overlays).toBe(1));
  await userEvent.type(searchField(), 'плед{Enter}');
  await waitFor(() => expect(searched()).toBe('плед'));
  await waitFor(() => expect(history.state?.overlays).toBeUndefined());
  act(() => history.back());
  await waitFor(() => expect(screen.queryByLabelText('Поиск по каталогу')).toBeNull());
  expect(location.search).toBe('?order=price');
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/item/1/'));
});
