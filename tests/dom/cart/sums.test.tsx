import type { CartItem } from '#storefront/cart/cart-sum.ts';
import { CartView } from '#storefront/cart/cart-view.tsx';
import { lineOf } from '#tests/support/dom/cart-samples.ts';
import { CartServer } from '#tests/support/dom/cart-server.ts';
import { startSite } from '#tests/support/dom/site.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

const vase = lineOf({ id: 1, item_id: 11, description: 'Ваза', retail_price: 1310.7, price: 999.35, count: 2 });
const plaid = lineOf({ id: 2, item_id: 12, description: 'Плед', retail_price: 460.2, price: 410.15, count: 7 });

async function openCart(...lines: CartItem[]) {
  vi.stubGlobal('fetch', new CartServer(lines).fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { cart, confirm, login, cachedCart, queryClient } = startSite();
  await expect.poll(() => cart.getSnapshot().matches('ready')).toBe(true);
  render(
    <TestPage actors={{ cart, confirm, login }} queryClient={queryClient}>
      <CartView onCheckout={() => undefined} />
    </TestPage>,
  );
  return { cachedCart };
}

const plain = (element: Element | null): string => element?.textContent?.replaceAll('\u00A0', ' ') ?? '';
const row = (text: string): string => plain(screen.getByText(text).parentElement);
const lineNamed = (name: string): HTMLElement => {
  const line = screen.getByText(name).closest('li');
  if (!line) throw new Error(`There is no line ${name}`);
  return line;
};

it('counts the sum of a line, the total and the saving by what is typed, before it is saved', async () => {
  const { cachedCart } = await openCart(vase, plaid);
  const before = cachedCart();
  expect(plain(lineNamed('Ваза'))).toContain('1 998,70 ₽');
  expect(row('Итого')).toBe('Итого4 869,75 ₽');
  expect(row('Ваша выгода')).toBe('Ваша выгода973,05 ₽');
  fireEvent.change(within(lineNamed('Ваза')).getByRole('textbox', { name: /^Количество/ }), { target: { value: '5' } });
  expect(plain(lineNamed('Ваза'))).toContain('4 996,75 ₽');
  expect(plain(lineNamed('Плед'))).toContain('2 871,05 ₽');
  expect(row('Итого')).toBe('Итого7 867,80 ₽');
  expect(row('Ваша выгода')).toBe('Ваша выгода1 907,10 ₽');
  expect(cachedCart()).toBe(before);
});

it('says nothing of a saving where there is none', async () => {
  await openCart(lineOf({ retail_price: 300, price: 300, count: 4 }));
  expect(row('Итого')).toBe('Итого1 200 ₽');
  expect(screen.queryByText('Ваша выгода')).toBeNull();
});
