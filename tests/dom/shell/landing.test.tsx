import { landingStorage, tokenStorage } from '#api/storage.ts';
import { headerSearch, menuDrawer } from '#entities/shop/overlays.ts';
import { useLanding } from '#office/menu/use-landing.ts';
import type { LoginReason } from '#machines/auth/phone-login.types.ts';
import { enter } from '#storefront/auth/flows/get-token.ts';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

/** Signs in at an address, and loads the page again as somebody who works here. Returns where it is then. */
function signIn(here: string, purpose: { reason: LoginReason; after: string | null }) {
  let loaded = '';
  const go = (href: string): void => {
    loaded = href;
  };
  enter('token', purpose, { here: () => here, goTo: go, leaveBack: () => undefined, reloadAt: go });
  const { hook, history } = memoryLocation({ path: loaded, record: true });
  renderHook(() => useLanding(), {
    wrapper: ({ children }: { children: ReactNode }) => <Router hook={hook}>{children}</Router>,
  });
  expect(tokenStorage.read()).toBe('token');
  expect(landingStorage.read()).toBeNull();
  return history;
}

it('whoever works here and signs in at the front page goes on to what waits', () => {
  expect(signIn('/', { reason: 'menu', after: null })).toEqual(['/today/']);
});

it('so they do under the search that a wide header has open by itself', () => {
  headerSearch.open();
  expect(signIn('/', { reason: 'menu', after: null })).toEqual(['/today/']);
  headerSearch.close();
});

it('whoever has opened the menu meanwhile stays', () => {
  menuDrawer.open();
  expect(signIn('/', { reason: 'menu', after: null })).toEqual(['/']);
  menuDrawer.close();
});

it('a sign-in for something forgets an earlier one for nothing', () => {
  landingStorage.write('1');
  expect(signIn('/', { reason: 'checkout', after: null })).toEqual(['/']);
});

it.each([
  ['/catalog/?search=чай', { reason: 'menu', after: null }, '/catalog/?search=чай'],
  ['/', { reason: 'checkout', after: null }, '/'],
  ['/', { reason: 'favourite', after: '/favourites/' }, '/favourites/'],
] as const)('whoever works here and signs in at %s for %o stays with it', (here, purpose, at) => {
  expect(signIn(here, purpose)).toEqual([at]);
});
