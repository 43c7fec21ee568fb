import { PriceRange } from '#storefront/catalogue/filters/price-range.tsx';
import { TestPage } from '#tests/support/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

it.each([
  ['1 290 ₽', '1290'],
  ['2\u00A0500\u00A0руб.', '2500'],
  ['абв-12,5', '700'],
  ['2500 руб. 50 коп.', '700'],
  ['-100', '700'],
  ['9e9', '700'],
  ['1234567890', '700'],
])('of a pasted %j makes %j in the place of 700', async (text, seen) => {
  render(
    <TestPage>
      <PriceRange value={{ priceMin: 700 }} onChange={() => undefined} />
    </TestPage>,
  );
  const from = screen.getByDisplayValue('700');
  await userEvent.tripleClick(from);
  await userEvent.paste(text);
  expect(from).toHaveValue(seen);
});
