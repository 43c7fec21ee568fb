import { usePageFocus } from '#app/navigation/use-page-focus.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
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

/** A dialog with a focused field, above a button that opened it. */
function openDialog() {
  const opener = document.body.appendChild(document.createElement('button'));
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.role = 'dialog';
  dialog.appendChild(document.createElement('input')).focus();
  onTestFinished(() => {
    opener.remove();
    dialog.remove();
  });
  return { opener, dialog };
}

it('takes the focus from the dialog that led to the page, and from what opened it, once it has closed', async () => {
  const { opener, dialog } = openDialog();
  act(() => navigate('/catalog/'));
  // Its trap.
  dialog.querySelector('input')?.focus();
  expect(dialog.firstElementChild).toHaveFocus();
  opener.focus();
  expect(screen.getByRole('heading')).toHaveFocus();
  opener.focus();
  dialog.remove();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

it('leaves the focus where the person has moved it while the dialog closes', async () => {
  const { opener, dialog } = openDialog();
  act(() => navigate('/catalog/'));
  fireEvent.pointerDown(opener);
  opener.focus();
  dialog.remove();
  await act(() => Promise.resolve());
  expect(opener).toHaveFocus();
});

it('takes no focus from a field that is being typed into', () => {
  const search = document.body.appendChild(document.createElement('input'));
  search.focus();
  act(() => navigate('/catalog/'));
  expect(search).toHaveFocus();
  search.remove();
});
