import { findOutdated } from '#tests/statements/outdated.ts';
import { queryFiles } from '#tests/statements/queries.ts';
import { readAllSent } from '#tests/statements/read-sent.ts';
import { shapeOf, type SentStatements } from '#tests/statements/statements.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const sentBy = (file: string, statements: Record<string, string>): SentStatements => ({
  engine: 'postgres',
  file,
  texts: {},
  places: Object.fromEntries(Object.entries(statements).map(([text, place]) => [shapeOf(text), [place]])),
});

const sent = [
  sentBy('tests/server/carts.test.ts', {
    'select "b" from "carts" where "id" = $1': 'cart/cart.ts:20 readCart',
    'delete from "carts" where "id" in ($1)': 'cart/cart.ts:9 dropCarts',
    'delete from "lines"': 'cart/a-line.ts:30 dropLines',
    'delete from "orders"': 'order/order.ts:1 dropOrders',
  }),
  sentBy('tests/server/more.test.ts', {
    'delete from "carts" where "id" in ($1, $2)': 'cart/cart.ts:9 dropCarts',
    'select "b" from "carts" where "id" = $1 order by "b" limit $2': 'cart/cart.ts:20 readCart',
    'select "b" from "carts" where "id" = $1 order by "id"': 'cart/cart.ts:20 readCart',
  }),
  sentBy('tests/contract/fuzz.test.ts', { 'select "c" from "carts"': 'cart/cart.ts:20 readCart' }),
];

const withoutReading = (one: SentStatements): SentStatements => ({
  ...one,
  places: Object.fromEntries(Object.entries(one.places).filter(([, [place]]) => !place?.endsWith('readCart'))),
});

it('says of each room what it sends, with all variants of a statement, but not those of random requests', () => {
  const files = queryFiles(sent);
  expect([...files.keys()]).toEqual(['cart.sql', 'order.sql']);
  expect(files.get('cart.sql')?.split('\n').slice(1)).toEqual([
    '',
    '-- a-line.ts: dropLines',
    'delete from "lines";',
    '',
    '-- cart.ts: dropCarts',
    'delete from "carts"',
    'where "id" in ($…);',
    '',
    '-- cart.ts: readCart',
    'select "b"',
    'from "carts"',
    'where "id" = $',
    'order by "b"',
    'limit $;',
    '-- or with',
    '--   order by "id"',
    '',
  ]);
});

it('is the same whichever test was first', () => {
  expect([...queryFiles(sent.toReversed())].toSorted()).toEqual([...queryFiles(sent)].toSorted());
});

it('finds a statement that is not committed as it was sent, and a room that sends nothing any more', () => {
  const folder = temporaryFolder();
  const files = queryFiles(sent);
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  expect(findOutdated(files, folder)).toEqual([]);
  const changed = new Map(files).set('cart.sql', files.get('cart.sql')?.replace('limit $', 'limit 5') ?? '');
  changed.delete('order.sql');
  expect(findOutdated(changed, folder)).toEqual([
    `${folder}/cart.sql:15 has "limit $;", sent was "limit 5;": \`npm run queries\``,
    expect.stringContaining(`${folder}/order.sql:1 has "-- What`),
  ]);
});

it('finds a statement that is committed and not sent any more, and the other way round, at the end of a room', () => {
  const folder = temporaryFolder();
  const [whole, shorter] = [queryFiles(sent), queryFiles(sent.map(withoutReading))];
  writeFileSync(join(folder, 'cart.sql'), whole.get('cart.sql') ?? '');
  const cart = (files: ReadonlyMap<string, string>) => new Map([['cart.sql', files.get('cart.sql') ?? '']]);
  expect(findOutdated(cart(shorter), folder)).toEqual([
    `${folder}/cart.sql:10 has "-- cart.ts: readCart", sent was "the end": \`npm run queries\``,
  ]);
  writeFileSync(join(folder, 'cart.sql'), shorter.get('cart.sql') ?? '');
  expect(findOutdated(cart(whole), folder)).toEqual([
    `${folder}/cart.sql:10 has "the end", sent was "-- cart.ts: readCart": \`npm run queries\``,
  ]);
});

it('writes down what was sent only after a run that has sent all there is', () => {
  const folder = temporaryFolder();
  const leave = (stage: string, files: Record<string, string>) => {
    mkdirSync(join(folder, stage), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, stage, name), text);
  };
  leave('server', { 'a.json': JSON.stringify({ ...sent[0], engine: 'pglite' }), passed: '' });
  leave('contract', {});
  expect(() => readAllSent(folder)).toThrow('The last run has not passed contract: run `npm test`');
  leave('contract', { passed: '' });
  expect(() => readAllSent(folder)).toThrow('The last run was without PostgreSQL');
  leave('contract', { 'b.json': JSON.stringify(sent[1]) });
  expect(readAllSent(folder)).toHaveLength(2);
});
