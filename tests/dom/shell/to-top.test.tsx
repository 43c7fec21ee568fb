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
  vi.unstubAllGlobals();
});

it('covers nothing on the way down, and is there on the way up', () => {
  scrollTo(2_000);
  expect(button()).toBeNull();
  scrollTo(1_900);
  expect(button()).toBeInTheDocument();
  scrollTo(2_100);
  expect(button()).toBeNull();
});

it('isn’t there near the top', () => {
  scrollTo(2_000);
  scrollTo(500);
  expect(button()).toBeNull();
});

it('leaves what it covers soon after the page rests, unless it has the focus', () => {
  scrollTo(2_000);
  scrollTo(1_900);
  act(() => void vi.advanceTimersByTime(2_499));
  expect(button()).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(button()).toBeNull();
  scrollTo(1_800);
  button()?.focus();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(button()).toHaveFocus();
});
