import { ListSums } from '#office/kit/list-sums/list-sums.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

it.each([
  ['a sum', { pieces: 5, sum: 1290.5, canceled_sum: 0, unpriced: 0 }, '3 строки · 5 шт. · 1 290,50 ₽'],
  [
    'what of it is cancelled and what has no price',
    { pieces: 1200, sum: 900, canceled_sum: 250, unpriced: 2 },
    '3 строки · 1 200 шт. · 900 ₽, из них отменено 250 ₽ · без цены: 2',
  ],
  [
    'no sum where nothing has a price',
    { pieces: 6, sum: 0, canceled_sum: 0, unpriced: 3 },
    '3 строки · 6 шт. · без цены: 3',
  ],
  ['0 where everything is free', { pieces: 4, sum: 0, canceled_sum: 0, unpriced: 0 }, '3 строки · 4 шт. · 0 ₽'],
] as const)('tells %s', (_, sums, text) => {
  const { container } = render(
    <TestPage>
      <ListSums shown={{ counted: '3 строки', sums }} isStale={false} />
    </TestPage>,
  );
  expect(container.querySelector('p')?.textContent.replaceAll(/\s/g, ' ')).toBe(text);
});
