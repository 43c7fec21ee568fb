import { usePageAt } from '#app/pages/current-page.tsx';
import { pages } from '#app/pages/pages.ts';
import { readRoute } from '#server/pages/routes.ts';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

/** Addresses with what the server takes them for; `unknown` is the page of 404 on both sides. */
const addresses = [
  ['/', 'main'],
  ['/catalog/', 'catalog'],
  ['/CATALOG', 'catalog'],
  ['/item/7/', 'item'],
  ['/info/delivery/', 'info'],
  ['/favourites/', 'personal'],
  ['/item/new/', 'personal'],
  ['/item/7/edit', 'personal'],
  ['/items/', 'personal'],
  ['/items/import/', 'personal'],
  ['/photo-prices/', 'personal'],
  ['/categories/', 'personal'],
  ['/customers/new/', 'personal'],
  ['/customers', 'personal'],
  ['/customers/7/edit/', 'personal'],
  ['/checkout-complete/', 'personal'],
  ['/profile/', 'personal'],
  ['/settings', 'personal'],
  ['/settings/', 'personal'],
  ['/settings/audit/', 'personal'],
  ['/print/', 'personal'],
  ['/orders', 'personal'],
  ['/orders/7/', 'personal'],
  ['/payments/all/', 'personal'],
  ['/purchases/4/groups-orders/9/orders/12/balance-history/', 'personal'],
  ['/purchases/albums/', 'personal'],
  ['/no-such-page/', 'unknown'],
  ['/ordersx', 'unknown'],
  ['/orders/1/2/3/', 'unknown'],
  ['/customers/7/', 'unknown'],
  ['/settings/audit/more/', 'unknown'],
  ['/info/', 'unknown'],
  ['/item/', 'unknown'],
] as const;

it.each(addresses)('is read alike by the server and the client: %s is %s', (address, kind) => {
  const pageAt = renderHook(usePageAt).result.current;
  expect(readRoute(address, new URLSearchParams()).kind).toBe(kind);
  expect(pageAt(address) !== undefined).toBe(kind !== 'unknown');
});

it('has a page of its own for each address', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
