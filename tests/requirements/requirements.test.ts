import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { models } from '#tests/model/registry.ts';
import { requirements } from './all.ts';
import { row, tests } from './requirement.ts';
import { titlesIn, titlesOf } from './titles.ts';
import { unproved, type Places } from './unproved.ts';

const read = new Map<string, ReadonlySet<string>>();

const places: Places = {
  titlesOf: (file) => {
    const titles = read.get(file) ?? (existsSync(file) ? titlesOf(file) : undefined);
    if (titles) read.set(file, titles);
    return titles;
  },
  tableOf: (machine) => models.find(({ name }) => name === machine)?.table,
};

it('has a proof of each requirement that is there', () => {
  expect(unproved(requirements, places)).toEqual([]);
});

const badge = tests('dom/shell/menu.test.tsx', 'writes %i on a badge as %j');
const line = (from: string, on: string, to: string) => [row('cart/cart-line', from, on, to)];

it.each([
  [tests('dom/shell/menu.test.tsx', 'writes %i'), '9.1: tests/dom/shell/menu.test.tsx has no test «writes %i»'],
  [tests('dom/shell/no.test.tsx', 'writes'), '9.1: there is no file tests/dom/shell/no.test.tsx'],
  [line('idle', 'after editIdle', 'saving'), '9.1: cart/cart-line has no row idle · after editIdle → saving'],
  [line('editing', 'after idle', 'saving'), '9.1: cart/cart-line has no row editing · after idle → saving'],
  [line('editing', 'after editIdle', 'idle'), '9.1: cart/cart-line has no row editing · after editIdle → idle'],
  [[row('cart/no', 'idle', 'left')], '9.1: there is no machine cart/no'],
  [[], '9.1: it has no proof'],
  [[{ cannot: ' ' }], '9.1: it is not said why'],
])('finds a proof that is none: %#', (proof, fault) => {
  expect(unproved([{ id: '9.1', text: 'Badges', proof }], places)).toEqual([fault]);
});

it('takes a test and a row of one of several states for proofs', () => {
  const proof = [...badge, row('cart/cart-line', 'saving', 'count.changed', 'editing'), { cannot: 'why' }];
  expect(unproved([{ id: '9.1', text: 'Badges', proof }], places)).toEqual([]);
});

it.each([
  [['9.1', '9.1'], ['9.1: it is not the next id']],
  [['9.1', '9.3'], ['9.3: it is not the next id']],
  [['9.2'], ['9.2: it is not the next id']],
  [['8.1', '9.2'], ['9.2: it is not the next id']],
  [['9.1', '8.1'], ['8.1: it is not the next id']],
  [['8.1', '8.2', '9.1'], []],
])('counts the ids of %j', (ids, faults) => {
  expect(
    unproved(
      ids.map((id) => ({ id, text: 'Badges', proof: badge })),
      places,
    ),
  ).toEqual(faults);
});

it('reads the titles of tests, and of nothing else', () => {
  const text = `
    describe('a room', () => {
      it('is "quoted", by\\u00A0hand', () => undefined);
      it.each([1, 2])(\`has \${count} of %i\`, () => undefined);
      test.for([{ a: 1 }])('is ' + 'long', async () => undefined);
      it.beforeAll(async () => undefined);
    });
    // it('is a comment', () => undefined);
    const found = "it('is a text', () => undefined)";
    items('is another call', () => undefined);
  `;
  expect([...titlesIn(text)]).toEqual(['is "quoted", by\u00A0hand', 'has ${count} of %i', 'is long']);
});
