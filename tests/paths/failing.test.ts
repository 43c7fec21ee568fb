import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { failingAfter, keepFailing, readFailing, type Failing, type FailingPath } from './failing.ts';

const path = (machine: string, driver: FailingPath['driver'], edge: string | null): FailingPath => ({
  machine,
  driver,
  start: 0,
  edge,
});
const sequence = { machine: 'a', seed: 3, runs: 20, sequence: { start: 0, isWild: false, choices: [4, 0] } };
const kept: Failing = { paths: [path('a', 'dom', 'one'), path('b', 'node', null)], sequences: [sequence] };
const fileOf = (text: string): string => {
  const file = join(temporaryFolder(), 'failing.json');
  writeFileSync(file, text);
  return file;
};

it('reads what it has kept, and leaves no file where nothing is red', () => {
  const file = join(temporaryFolder(), 'below', 'failing.json');
  keepFailing(file, kept);
  expect(readFailing(file)).toEqual(kept);
  keepFailing(file, { paths: [], sequences: [] });
  expect(existsSync(file)).toBe(false);
  expect(readFailing(file)).toEqual({ paths: [], sequences: [] });
});

it.each([
  ['no JSON', '{ "version": 1,'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['an older version', JSON.stringify({ version: 0, ...kept })],
  ['no lists', JSON.stringify({ version: 1, paths: 3, sequences: { a: 1 } })],
  [
    'other things',
    JSON.stringify({
      version: 1,
      paths: [null, 'a', { ...path('a', 'dom', 'one'), driver: 'robot' }, { ...path('a', 'dom', 'one'), start: -1 }],
      sequences: [
        null,
        { ...sequence, seed: '3' },
        { ...sequence, sequence: { ...sequence.sequence, choices: [1.5] } },
        { ...sequence, sequence: null },
      ],
    }),
  ],
])('takes a file with %s in it for none', (_, text) => {
  expect(readFailing(fileOf(text))).toEqual({ paths: [], sequences: [] });
});

it('forgets what was walked again and is red no more, and that alone', () => {
  const nothing = { paths: [], sequences: [] };
  expect(failingAfter(kept, [{ machine: 'a', walked: ['dom'], isRandom: false, ...nothing }])).toEqual({
    paths: [path('b', 'node', null)],
    sequences: [sequence],
  });
  expect(failingAfter(kept, [{ machine: 'a', walked: ['node'], isRandom: true, ...nothing }])).toEqual({
    paths: kept.paths,
    sequences: [],
  });
  expect(failingAfter(kept, [])).toEqual(kept);
});

it('keeps what is red again once', () => {
  const paths = [path('a', 'dom', 'one'), path('a', 'dom', 'two')];
  const seen = { machine: 'a', walked: [], isRandom: true, paths, sequences: [sequence] };
  expect(failingAfter(kept, [seen])).toEqual({
    paths: [path('a', 'dom', 'one'), path('b', 'node', null), path('a', 'dom', 'two')],
    sequences: [sequence],
  });
});
