import { NewItemPage } from '#office/items/new-item-page.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it.each([
  { permissions: ['create_item', 'edit_item'] as const, name: /^К\sсписку товаров$/, href: '/items/' },
  { permissions: ['create_item'] as const, name: /^В\sкаталог$/, href: '/catalog/' },
])('leads back to where the person sees items ($href)', async ({ permissions, name, href }) => {
  answerCalls(async () => Response.json([]));
  render(
    <TestPage customer={{ ...someCustomer, permissions: [...permissions] }} actors={{}}>
      <NewItemPage />
    </TestPage>,
  );
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});
