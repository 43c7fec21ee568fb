import { CountHint } from '#entities/item/count-hint.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it.each([
  [6, 7, /^Продаётся по\s6\sшт\., от\s12\sшт\.$/],
  [6, 6, /^Продаётся по\s6\sшт\.$/],
  [1, 3, /^Продаётся от\s3\sшт\.$/],
])('of a step of %i from %i says the smallest count that one can order', (count_step, count_min, text) => {
  render(
    <TestPage>
      <CountHint of={{ count_step, count_min, stock: null }} count={12} />
    </TestPage>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it.each([
  [1, 5, 5, /^Осталось 5\sшт\.$/, null],
  [6, 12, 6, /^Продаётся по\s6\sшт\.$/, null],
  [1, 6, 7, /^Осталось 6\sшт\.$/, 'true'],
])('of a step of %i and %i left says how many there are where they are few, or fewer than %i', (...row) => {
  const [count_step, stock, count, text, isWrong] = row;
  render(
    <TestPage>
      <CountHint of={{ count_step, count_min: 1, stock }} count={count} />
    </TestPage>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.getByRole('status').querySelector('[data-wrong]')?.getAttribute('data-wrong') ?? null).toBe(isWrong);
});
