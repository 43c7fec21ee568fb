import { keepPath } from '#lib/same-page.ts';
import { expect, it } from 'vitest';

it.each([
  ['/items/?page=2', '/items', '/items?page=2'],
  ['/customers?page=2', '/customers/', '/customers/?page=2'],
  ['/customers', '/customers/', '/customers/'],
  ['/items/?page=2', '/items/', '/items/?page=2'],
  ['/items/?search=a/', '/items/5', '/items/?search=a/'],
])('%s at %s is %s', (href, path, kept) => {
  expect(keepPath(href, path)).toBe(kept);
});
