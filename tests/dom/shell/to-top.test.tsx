import { ToTopButton } from '#app/shell/frame/to-top-button.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const button = () => screen.queryByRole('button', { name: 'Наверх' });

function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <TestPage>
      <ToTopButton />
    </TestPage>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

it('is there as long as the page is far down, however long it rests', () => {
  scrollTo(2_000);
  expect(button()).toBeInTheDocument();
  scrollTo(1_900);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(button()).toBeInTheDocument();
  scrollTo(2_100);
  expect(button()).toBeInTheDocument();
});

it('isn’t there near the top', () => {
  expect(button()).toBeNull();
  scrollTo(2_000);
  scrollTo(599);
  expect(button()).toBeNull();
  scrollTo(600);
  expect(button()).toBeInTheDocument();
});
