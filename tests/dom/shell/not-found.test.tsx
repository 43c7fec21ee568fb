import { NotFoundPage } from '#app/pages/not-found-page.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('says that there is no such page, with the way to the main one', () => {
  render(
    <TestPage>
      <NotFoundPage />
    </TestPage>,
  );
  expect(screen.getByRole('img', { name: '404' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена');
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});
