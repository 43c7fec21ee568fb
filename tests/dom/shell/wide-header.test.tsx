import { Header } from '#app/shell/header/header.tsx';
import { followOverlays, type OverlayHistory } from '#app/overlays/overlay-history.ts';
import { headerSearch } from '#entities/shop/disclosures.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';

let overlays: OverlayHistory;

beforeEach(() => {
  const narrow = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(narrow(query), { matches: query === '(min-width: 75em)' }),
  );
  history.replaceState(null, '', '/item/1/');
  overlays = followOverlays();
  render(
    <TestPage queryClient={new QueryClient()}>
      <Router aroundNav={overlays.aroundNav}>
        <Header />
      </Router>
    </TestPage>,
  );
});
afterEach(() => {
  overlays.stop();
  act(headerSearch.close);
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
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

it('stays open when the page changes and when Back is pressed', async () => {
  await userEvent.type(field() ?? document.body, 'плед{Enter}');
  await waitFor(() => expect(searched()).toBe('плед'));
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/item/1/'));
  expect(field()).toHaveValue('');
  act(() => history.pushState(null, '', '/item/2/'));
  expect(field()).toBeVisible();
});
