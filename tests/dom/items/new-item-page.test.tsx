import { NewItemPage } from '#office/items/new-item-page.tsx';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  { permissions: ['create_item', 'edit_item'] as const, name: /^К\sсписку товаров$/, href: '/items/' },
  { permissions: ['create_item'] as const, name: /^В\sкаталог$/, href: '/catalog/' },
])('leads back to where the person sees items ($href)', async ({ permissions, name, href }) => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  render(
    <TestPage customer={{ ...someCustomer, permissions: [...permissions] }} actors={{}}>
      <NewItemPage />
    </TestPage>,
  );
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});
