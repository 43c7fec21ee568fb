import { CATALOGUE_PAGE_SIZE, ITEMS_FRESH_MS, itemPageQuery } from '#entities/item/item.queries.ts';
import { useRowPages } from '#ui/list/virtual/use-row-pages.ts';
import { LIST_RENDER_LIMIT } from '#common/constants.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cardOf, CatalogueServer } from '#tests/support/dom/catalogue-server.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';

const TOTAL = 10_000;
const many = Array.from({ length: TOTAL }, (_, index) => cardOf({ id: index + 1 }));

function openPages() {
  const server = new CatalogueServer(many);
  answerCalls(server.fetch);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => {
    client.clear();
  });
  const first = { result: many.slice(0, CATALOGUE_PAGE_SIZE), page: 1, pages: 417, total: TOTAL };
  const { result } = renderHook(
    () =>
      useRowPages({
        first,
        rowsPerPage: CATALOGUE_PAGE_SIZE,
        queryOf: (page) => itemPageQuery({ order_by: 'price' }, page),
        freshMs: ITEMS_FRESH_MS,
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  const show = (startIndex: number) => act(() => result.current.show({ startIndex, endIndex: startIndex + 20 }));
  const idAt = (index: number) => result.current.rowAt(index)?.id;
  return { server, client, show, idAt };
}

it('keeps about a thousand items however far the list is scrolled', async () => {
  const { client, show, idAt } = openPages();
  for (let index = 24; index < 3_000; index += 48) {
    show(index);
    await expect.poll(() => idAt(index + 20)).toBe(index + 21);
  }
  const kept = client.getQueryCache().findAll({ queryKey: ['listItems'] }).length * 24;
  expect(kept).toBeLessThanOrEqual(LIST_RENDER_LIMIT);
  expect(kept).toBeGreaterThan(400);
  expect(idAt(30)).toBeUndefined();
});

it('asks only for where the list comes to rest after it has flown past', async () => {
  const { server, show, idAt } = openPages();
  for (let index = 24; index <= 6_024; index += 60) show(index);
  await expect.poll(() => idAt(6_030)).toBe(6_031);
  expect(server.queries.length).toBeLessThan(12);
  expect(server.queries.at(-1)).toMatch(/page=25[23]&limit=24$/);
});

it('has what it had at once when it comes back', async () => {
  const { server, show, idAt } = openPages();
  show(24);
  await expect.poll(() => idAt(30)).toBe(31);
  show(480);
  await expect.poll(() => idAt(480)).toBe(481);
  const asked = server.queries.length;
  show(24);
  expect(idAt(30)).toBe(31);
  expect(server.queries).toHaveLength(asked);
});
