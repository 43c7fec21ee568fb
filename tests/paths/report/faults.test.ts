import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { FaultResults } from '#tests/mutants/fault-results.ts';
import type { Fault } from '#tests/mutants/faults/fault.ts';
import { plantedIn } from '#tests/mutants/planted.ts';
import { faultsOfMachine, faultsPart, tellPlanted } from './faults.ts';

const flow = 'src/entities/cart/flows/cart-line.flow.ts';
const rule = 'server/domain/kit/text.ts';
const fault = (name: string, file: string): Fault => ({
  name,
  file,
  find: 'a',
  replace: 'b',
  test: { project: 'unit', file: 'tests/unit/some.test.ts' },
});
const faults = [fault('a count < 1', flow), fault('no number', flow), fault('no name', rule), fault('late', rule)];

function makeRoot(): string {
  const root = temporaryFolder();
  const files = {
    [flow]: "import { cartLineMachine } from '#machines/cart/cart-line.machine.ts';",
    [rule]: 'export {};',
    'tests/unit/some.test.ts': '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

const english = ({ en }: { en: string }): string => en;

it('says that nobody has planted faults where there is no result', () => {
  const planted = plantedIn(makeRoot(), faults);
  expect(faultsPart(planted, english)).toBe(
    '<h2 id="faults">Planted faults</h2><p class="bad">Listed: 4. Nobody has planted them yet: npm run faults</p>',
  );
});

it('says how many were found, when and of which commit, and names those that were not', () => {
  const root = makeRoot();
  const [first, second, third] = faults as [Fault, Fault, Fault, Fault];
  const results = new FaultResults(root, faults);
  results.keep(first, { verdict: 'red', says: '' }, 'abc1234');
  results.keep(second, { verdict: 'ran out', says: '' }, 'abc1234');
  results.keep(third, { verdict: 'red', says: '' }, 'abc1234');
  const planted = plantedIn(root, faults);
  expect(tellPlanted(planted).en).toBe('Found: 2 of 4, unseen: 1, not asked since a change: 1');
  const html = faultsPart(planted, english);
  expect(html).toMatch(/<p class="bad">Found: 2 of 4, .*? · abc1234 · \d{4}-\d\d-\d\d \d\d:\d\d UTC<\/p>/);
  const named = [...html.matchAll(/<li><span class="(\w+)">(.*?)<\/span>: <bdi lang="en-GB">(.*?)<\/bdi>/g)];
  expect(named.map(([, ...told]) => told)).toEqual([
    ['bad', '✗ unseen', 'no number'],
    ['quiet', '– not asked', 'late'],
  ]);
});

it('tells at a machine the faults of the files that import it, with the test of each', () => {
  const root = makeRoot();
  const results = new FaultResults(root, faults);
  for (const one of faults) results.keep(one, { verdict: 'red', says: '' }, 'abc1234');
  const planted = plantedIn(root, faults);
  expect(faultsPart(planted, english)).toContain('<p class="ok">Found: 4 of 4');
  const html = faultsOfMachine(planted, 'cart/cart-line', english);
  expect(html).toContain('Faults planted in its files: <span class="ok">2 / 2</span>');
  expect(html).toContain(
    '<bdi lang="en-GB">a count &lt; 1</bdi> · <code>src/entities/cart/flows/cart-line.flow.ts</code> · ' +
      '<code>tests/unit/some.test.ts</code>',
  );
  expect(faultsOfMachine(planted, 'cart/cart', english)).toBe('');
});
