import type { Section } from '#common/routes/pages.ts';
import { keepAlive, type KeepAliveEntry } from '#app/navigation/keep-alive.ts';
import { expect, it } from 'vitest';

const pageAt = (path: string, section: Section, search = ''): KeepAliveEntry => ({ path, section, search });
const visit = (...pages: KeepAliveEntry[]): readonly KeepAliveEntry[] =>
  pages.reduce<readonly KeepAliveEntry[]>(keepAlive, []);
const pathsOf = (kept: readonly KeepAliveEntry[]): string[] => kept.map(({ path }) => path);

it('keeps the latest page of the catalogue alone', () => {
  expect(pathsOf(visit(pageAt('/catalog/', 'catalogue'), pageAt('/favourites/', 'catalogue')))).toEqual([
    '/favourites/',
  ]);
});

it('keeps the latest page of customers alone', () => {
  expect(pathsOf(visit(pageAt('/customers', 'customers'), pageAt('/customers/archive', 'customers')))).toEqual([
    '/customers/archive',
  ]);
});

it('keeps the two latest pages of orders, and drops the one that was left first', () => {
  const [first, second, third] = ['/orders', '/customers/1/orders/', '/customers/2/orders/'].map((path) =>
    pageAt(path, 'orders'),
  );
  if (!first || !second || !third) throw new Error('There are three pages');
  expect(visit(first, second)).toEqual([first, second]);
  expect(visit(first, second, first, third)).toEqual([first, third]);
});

it('keeps the sections apart', () => {
  expect(pathsOf(visit(pageAt('/catalog/', 'catalogue'), pageAt('/orders', 'orders')))).toEqual([
    '/catalog/',
    '/orders',
  ]);
});

it('knows a page by its path, and remembers where it was left', () => {
  const [before, after] = [pageAt('/catalog/', 'catalogue', '?page=1'), pageAt('/catalog/', 'catalogue', '?page=2')];
  expect(visit(before, after)).toEqual([after]);
});

it('changes nothing while the same page is shown', () => {
  const kept = visit(pageAt('/orders', 'orders'), pageAt('/catalog/', 'catalogue', '?page=2'));
  expect(keepAlive(kept, pageAt('/catalog/', 'catalogue', '?page=2'))).toBe(kept);
});
