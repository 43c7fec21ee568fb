import { PriceRange } from '#storefront/catalogue/filters/price-range.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

it.each([
  ['1 290 ₽', '1290'],
  ['2\u00A0500\u00A0руб.', '2500'],
  ['1,290', '1290'],
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

it.each(['12.5', '12,5'])('takes a typed %s for the amount with kopecks that the field shows', async (text) => {
  const onChange = vi.fn<(range: object) => void>();
  render(
    <TestPage>
      <PriceRange value={{}} onChange={onChange} />
    </TestPage>,
  );
  await userEvent.type(screen.getByLabelText('Цена от'), text);
  expect(screen.getByLabelText('Цена от')).toHaveValue(text);
  await userEvent.type(screen.getByLabelText('Цена до'), `${text}{Enter}`);
  expect(onChange).toHaveBeenLastCalledWith({ priceMin: 12.5, priceMax: 12.5 });
});
