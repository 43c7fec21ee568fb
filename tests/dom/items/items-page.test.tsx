import { ItemsPage } from '#office/items/list/items-page.tsx';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import type { Permission } from '#entities/shop/shop-context.tsx';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it.for<[Permission[], string[]]>([
  [['delete_item'], []],
  [
    ['create_item', 'delete_item'],
    ['Импорт', 'Новый товар'],
  ],
  [['edit_item'], ['Категории', 'Импорт']],
])('above the items whoever holds %j finds %j', async ([permissions, links]) => {
  history.replaceState(null, '', '/items/');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ result: [], page: 1, pages: 0, total: 0 })));
  render(
    <TestPage customer={{ ...someCustomer, permissions }}>
      <Suspense>
        <ItemsPage />
      </Suspense>
    </TestPage>,
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  const shown = [...(heading.parentElement?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
  expect(shown).toEqual(links);
});
