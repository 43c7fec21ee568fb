import { CataloguePage } from '#storefront/catalogue/catalogue-page.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import type { CatalogueServer } from '#tests/support/dom/catalogue-server.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

/** Opens the catalogue at an address, over this server in place of the network. */
export function openCatalogue(path: string, server: CatalogueServer) {
  answerCalls(server.fetch);
  const { hook, searchHook, history, navigate } = memoryLocation({ path, record: true });
  render(
    <TestPage queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Router hook={hook} searchHook={searchHook}>
        <CataloguePage />
      </Router>
    </TestPage>,
  );
  const steps = (): string[] => history.map((step) => decodeURIComponent(step));
  return { user: userEvent.setup(), steps, address: () => steps().at(-1) ?? '', navigate };
}

/** The names of the items on the page, in their order. */
export const itemNames = (): string[] =>
  screen.queryAllByRole('article').map((card) => card.querySelector('a')?.textContent ?? '');
