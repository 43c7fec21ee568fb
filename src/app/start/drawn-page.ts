import { PAGE_DATA_ID } from '#common/drawing.ts';
import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/**
 * Puts the answers that the server has drawn the page from into the cache. Returns false where it hasn't drawn it. They
 * are what a guest gets: whoever `isSignedIn` sees them until their own have come.
 */
export function takeDrawnPage(queryClient: QueryClient, isSignedIn: boolean): boolean {
  const element = document.querySelector(`#${PAGE_DATA_ID}`);
  if (!element) return false;
  const { queries, ...rest } = JSON.parse(element.textContent ?? '') as DehydratedState;
  // By this device's clock, which may differ from the server's.
  const dataUpdatedAt = isSignedIn ? 1 : Date.now();
  hydrate(queryClient, {
    ...rest,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  });
  return true;
}
