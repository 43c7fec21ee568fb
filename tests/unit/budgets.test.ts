import {
  answersByHand,
  copiedPairs,
  linesByRoom,
  longLines,
  mostFilesInFolder,
  ownStores,
} from '#tests/budgets/measure.ts';
import { expect, it } from 'vitest';

const source = (path: string, ...lines: string[]) => ({ path, lines });
const numbered = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `const line = ${from + index};`);

it('counts the lines of each room that are not blank', () => {
  const sources = [
    source('src/ui/list/rows.ts', 'one', '', 'two'),
    source('src/ui/rows.css', '.row {', '  gap: 0;', '}'),
    source('server/domain/order/lines/add.ts', 'one'),
    source('server/app.ts', 'one', 'two'),
    source('machines/order/checkout.machine.ts', 'one', '  '),
  ];
  expect(linesByRoom(sources)).toEqual({ 'src/ui': 5, 'server/domain': 1, server: 2, machines: 1 });
});

it('finds the fullest folder, of which folders within it are no part', () => {
  expect(mostFilesInFolder(['a/1.ts', 'a/2.ts', 'a/b/3.ts', 'a/b/4.ts', 'a/b/5.ts'].map((path) => source(path)))).toBe(
    3,
  );
});

it('counts lines by characters, of whichever alphabet', () => {
  expect(longLines([source('a.ts', 'ш'.repeat(120), 'w'.repeat(121), 'ш'.repeat(121))])).toBe(2);
});

it('finds each sign of a store that is written by hand', () => {
  const signs = [
    'const heard = new Set<(isReached: boolean) => void>();',
    'let listeners: (() => void)[] = [];',
    'subscribe: (listener) => {',
    'useSyncExternalStore(\n  store.subscribe,\n  store.read,\n)',
  ];
  const others = [
    'const ids = new Set<number>();',
    'const drawer = createAtom(false);',
    'drawer.subscribe((isOpen) => isOpen && fetch());',
    'useSyncExternalStore(onScroll, isFarDown)',
  ];
  for (const sign of signs) expect([sign, ownStores([source('src/ui/some.ts', sign)])]).toEqual([sign, 1]);
  expect(ownStores([source('src/ui/some.ts', ...others), source('server/some.ts', ...signs)])).toBe(0);
});

it('counts the answers that could be derived', () => {
  expect(
    answersByHand([source('openapi/paths/item.yaml', "    '200':", "    '403':", "      '422':", '  - 403')]),
  ).toBe(2);
});

it('takes ten equal lines for a copy, once however long it is, and no fewer', () => {
  const copies = [
    source('a.ts', 'first', ...numbered(12), 'last'),
    source('b.ts', ...numbered(6), '', ...numbered(6, 7)),
    source('c.ts', ...numbered(9)),
    source('d.ts', ...Array.from({ length: 10 }, (_, index) => `import { part${index} } from './parts.ts';`)),
    source('e.ts', ...Array.from({ length: 10 }, (_, index) => `import { part${index} } from './parts.ts';`)),
  ];
  expect(copiedPairs(copies)).toEqual([['a.ts', 'b.ts']]);
});
