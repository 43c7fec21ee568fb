import { Header } from '#app/shell/header/header.tsx';
import { followOverlays, type OverlayHistory } from '#app/overlays/overlay-history.ts';
import { headerSearch } from '#entities/shop/overlays.ts';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { tokenStorage } from '#api/storage.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { type ActorRefFrom, createActor } from 'xstate';

let overlays: OverlayHistory;

let windows: MediaQueryList[];
let unmount: () => void;
let login: ActorRefFrom<typeof phoneLoginMachine>;

const open = (customer: typeof someCustomer | null = null) =>
  render(
    <TestPage queryClient={new QueryClient()} customer={customer} actors={{ login }}>
      <Router aroundNav={overlays.aroundNav}>
        <Header />
      </Router>
    </TestPage>,
  );

/** Makes the window as narrow as a tablet's, or wide again. */
function resize(isWide: boolean): void {
  act(() => {
    for (const one of windows) {
      one.dispatchEvent(Object.assign(new Event('change'), { matches: isWide }));
    }
  });
}

beforeEach(() => {
  const narrow = window.matchMedia;
  windows = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    const isWide = query === '(min-width: 75em)';
    const found = Object.assign(narrow(query), { matches: isWide });
    if (isWide) windows.push(found);
    return found;
  });
  history.replaceState(null, '', '/item/1/');
  overlays = followOverlays();
  login = createActor(phoneLoginMachine, { input: {} }).start();
  ({ unmount } = open());
});
afterEach(() => {
  overlays.stop();
});

const field = () => screen.queryByLabelText('Поиск по каталогу');
const searched = () => new URLSearchParams(location.search).get('search');

it('has the search open to begin with, without taking the focus, and the main links beside it', () => {
  expect(field()).toBeVisible();
  expect(field()).not.toHaveFocus();
  const links = within(screen.getByRole('navigation', { name: 'Разделы' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Каталог', '/catalog/'],
    ['Понравившиеся', '/favourites/'],
  ]);
});

it('keeps the toggle, by which the search is closed and opened again to be typed into', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть поиск' }));
  expect(field()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Поиск' }));
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(field()).toBeNull();
  expect(screen.getByRole('button', { name: 'Поиск' })).toHaveFocus();
});

it('remembers that the search was closed, until it is opened again', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть поиск' }));
  unmount();
  ({ unmount } = open());
  expect(field()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Поиск' }));
  unmount();
  act(headerSearch.close);
  open();
  expect(field()).toBeVisible();
});

it('has one cross at most, which clears the field', async () => {
  await userEvent.type(field() ?? document.body, 'плед');
  const icons = screen.getAllByRole('button').map((button) => button.querySelector('svg')?.innerHTML);
  const cross = screen.getByRole('button', { name: 'Очистить поиск' }).querySelector('svg')?.innerHTML;
  expect(icons.filter((icon) => icon === cross)).toHaveLength(1);
});

it('lets a guest sign in, and nobody else', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(login.getSnapshot()).toMatchObject({ value: 'enterPhone', context: { reason: 'menu' } });
  unmount();
  ({ unmount } = open(someCustomer));
  expect(screen.queryByRole('button', { name: 'Войти' })).toBeNull();
  unmount();
  tokenStorage.write('token');
  open();
  expect(screen.queryByRole('button', { name: 'Войти' })).toBeNull();
});

it('stays open when the page changes and when Back is pressed', async () => {
  await userEvent.type(field() ?? document.body, 'плед{Enter}');
  await waitFor(() => expect(searched()).toBe('плед'));
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/item/1/'));
  expect(field()).toHaveValue('');
  act(() => history.pushState(null, '', '/item/2/'));
  expect(field()).toBeVisible();
});

it('closes in a narrowed window, and opens in a widened one without taking the focus', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть поиск' }));
  await userEvent.click(screen.getByRole('button', { name: 'Поиск' }));
  resize(false);
  expect(field()).toBeNull();
  resize(true);
  expect(field()).toBeVisible();
  expect(field()).not.toHaveFocus();
});

it('keeps a text that was not searched for yet when the window is narrowed', async () => {
  await userEvent.type(field() ?? document.body, 'плед');
  await userEvent.click(document.body);
  resize(false);
  expect(field()).toHaveValue('плед');
  expect(field()).not.toHaveFocus();
  await userEvent.click(field() ?? document.body);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(searched()).toBe('плед'));
});
