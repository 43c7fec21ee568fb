import { SHELL_PATH, SIGNED_IN_URL } from '#common/kept-data.ts';
import { keptKindOf } from '../../src/worker/kept-kind.ts';
import { expect, it } from 'vitest';

const kindOf = (path: string, { method = 'GET', isAuthorized = false } = {}) =>
  keptKindOf({ method, url: `https://shop.test${path}`, isAuthorized });

it.each([
  ['/', 'document'],
  ['/catalog/?category=2&page=3', 'document'],
  ['/item/12/', 'document'],
  ['/info/delivery/', 'document'],
  ['/assets/index-AbCd12.js', 'asset'],
  ['/files/ab/abcdef-320.webp', 'picture'],
  ['/api/retail/current/', 'shop'],
  ['/api/category/', 'shop'],
  ['/api/item/list/?page=2&limit=24', 'goods'],
  ['/api/item/12/', 'goods'],
  ['/api/item/total/', 'goods'],
])('keeps %s as %s, for a guest alone', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
  expect(kindOf(path, { isAuthorized: true })).toBeUndefined();
  expect(kindOf(path, { method: 'POST' })).toBeUndefined();
});

it.each([
  '/orders',
  '/orders/12/',
  '/profile/',
  '/favourites/',
  '/checkout-complete/',
  '/settings/main/',
  '/api/cart/',
  '/api/customer/current/',
  '/api/placed-order/',
  '/api/item/12/history/',
  '/api/auth/token/',
  '/api/demo/calls/',
  '/healthz',
  '/sw.js',
  SHELL_PATH,
  SIGNED_IN_URL,
])('keeps nothing of %s', (path) => {
  expect(kindOf(path)).toBeUndefined();
});
