import { ErrorBoundary } from '#ui/states/error-boundary.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

it.each([
  [new TypeError('Failed to fetch dynamically imported module: /a.js'), 'Нет связи с магазином', 'Повторить'],
  [new TypeError('x is undefined'), 'Что-то пошло не так', 'Обновить страницу'],
])('tells a lost connection from a broken page: %s', (error, title, button) => {
  // React logs what a boundary catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  function Broken(): never {
    throw error;
  }
  render(
    <TestPage>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </TestPage>,
  );
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByText(button)).toBeInTheDocument();
});
