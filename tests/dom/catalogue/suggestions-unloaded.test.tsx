import { Header } from '#app/shell/header/header.tsx';
import { headerSearch } from '#entities/shop/overlays.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

const load = vi.hoisted(() => vi.fn<() => void>());
vi.mock('#app/shell/header/suggestions.tsx', () => {
  load();
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('searches by Enter where its suggestions could not be loaded', async () => {
  // React logs what its boundary caught to the console.
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    logged.mockRestore();
  });
  const { hook, searchHook, history } = memoryLocation({ path: '/', record: true });
  render(
    <TestPage>
      <Router hook={hook} searchHook={searchHook}>
        <Header />
      </Router>
    </TestPage>,
  );
  act(headerSearch.open);
  await userEvent.type(screen.getByLabelText('Поиск по каталогу'), 'плед');
  await waitFor(() => expect(load).toHaveBeenCalled());
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(screen.getByLabelText('Поиск по каталогу')).toHaveValue('плед');
  await userEvent.keyboard('{Enter}');
  expect(decodeURIComponent(history.at(-1) ?? '')).toBe('/catalog/?search=плед');
});
