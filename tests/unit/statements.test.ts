import { onlyOn, shapeOf, type SentStatements } from '#tests/statements/statements.ts';
import { expect, it } from 'vitest';

it.each([
  ['select "id"  from "items"\n where "id" = $12', 'select "id" from "items" where "id" = $'],
  ['select 1 where "id" in ($1, $2, $3)', 'select 1 where "id" in ($…)'],
  ['insert into "a" values (default, $1, $2), (default, $3, $4)', 'insert into "a" values (default, $…)…'],
  ['rollback to savepoint sp17', 'rollback to savepoint sp'],
  ['select "a" where "b" = $1 and "c" = $2', 'select "a" where "b" = $ and "c" = $'],
])('tells statements apart by what they do, not by their values: %s', (text, shape) => {
  expect(shapeOf(text)).toBe(shape);
});

const sentTo = (engine: SentStatements['engine'], file: string, ...texts: string[]): SentStatements => ({
  engine,
  file,
  texts: Object.fromEntries(texts.map((text) => [shapeOf(text), text])),
  places: {},
});

it('finds what went to one engine alone, with a file that sent it', () => {
  const sent = [
    sentTo('postgres', 'cart.test.ts', 'begin', 'select 1 in ($1)', 'select 2'),
    sentTo('pglite', 'cart.test.ts', 'BEGIN', 'select 1 in ($1)'),
    sentTo('pglite', 'upload.test.ts', 'select 3'),
  ];
  expect(onlyOn('postgres', sent)).toEqual([{ text: 'select 2', file: 'cart.test.ts' }]);
  expect(onlyOn('pglite', sent)).toEqual([{ text: 'select 3', file: 'upload.test.ts' }]);
});
