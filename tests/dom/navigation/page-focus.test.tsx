import { usePageFocus } from '#app/navigation/use-page-focus.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

/** Its heading is there once it has loaded. */
function Item() {
  const [isLoaded, setLoaded] = useState(false);
  return isLoaded ? (
    <h1>Чашка</h1>
  ) : (
    <button type="button" onClick={() => setLoaded(true)}>
      Загрузить
    </button>
  );
}

const pages: Readonly<Record<string, ReactNode>> = {
  '/': 'Главная',
  '/catalog/': <h1>Каталог</h1>,
  '/item/': <Item />,
};

function Site() {
  const main = usePageFocus();
  const [path] = useLocation();
  return (
    <main ref={main} tabIndex={-1}>
      {pages[path]}
    </main>
  );
}

beforeEach(() => {
  // The layout that jsdom hasn't: whatever is there is in sight.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([new DOMRect()], { item: () => null }));
  history.replaceState(null, '', '/');
  render(<Site />);
});
afterEach(() => history.replaceState(null, '', '/'));

it('hands the focus to the heading of the page that comes', () => {
  act(() => navigate('/catalog/'));
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('waits at the content for a heading that is on its way', async () => {
  act(() => navigate('/item/'));
  expect(screen.getByRole('main')).toHaveFocus();
  act(() => screen.getByText('Загрузить').click());
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

it('leaves the focus where the person has moved it meanwhile', async () => {
  act(() => navigate('/item/'));
  const button = screen.getByText('Загрузить');
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  act(() => button.click());
  await screen.findByRole('heading');
  expect(other).toHaveFocus();
  other.remove();
});

it('takes no focus from a field that is being typed into', () => {
  const search = document.body.appendChild(document.createElement('input'));
  search.focus();
  act(() => navigate('/catalog/'));
  expect(search).toHaveFocus();
  search.remove();
});
