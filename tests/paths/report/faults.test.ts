import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { mutantResult } from '#tests/support/mutant-result.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { FaultResults } from '#tests/mutants/fault-results.ts';
import type { Fault } from '#tests/mutants/faults/fault.ts';
import { plantedIn } from '#tests/mutants/planted.ts';
import { faultsOfMachine, faultsPart, tellPlanted } from './faults.ts';
import { leftMutants, mutantsCell, proofOf } from './mutants.ts';

const flow = 'src/entities/cart/flows/cart-line.flow.ts';
const rule = 'server/domain/kit/text.ts';
const fault = (name: string, file: string): Fault => ({
  name,
  file,
  find: '= a',
  replace: 'b',
  test: { project: 'unit', file: 'tests/unit/some.test.ts' },
});
/** Saves, and says so. */
const MACHINE = `setup({}).createMachine({
  id: 'line', states: { saving: { invoke: { src: 'save', onDone: 'idle' }, on: { 'edit.dropped': 'idle' } } },
});`;
const faults = [fault('a count < 1', flow), fault('no number', flow), fault('no name', rule), fault('late', rule)];

function makeRoot(): string {
  const root = temporaryFolder();
  const files = {
    [flow]: "import { cartLineMachine } from '#machines/cart/cart-line.machine.ts'; const save = a;",
    'machines/cart/cart-line.machine.ts': MACHINE,
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
    '<h2 id="faults">Planted faults</h2><p class="quiet">Listed: 4. Nobody has planted them yet: npm run faults</p>',
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

it('tells at a transition what was planted where something answers it, and which of its mutants are left', () => {
  const root = makeRoot();
  const results = new FaultResults(root, faults);
  const [first] = faults as [Fault];
  results.keep(first, { verdict: 'red', says: '' }, 'abc1234');
  const planted = plantedIn(root, faults);
  const result = mutantResult(
    'machines/cart/cart-line.machine.ts',
    [
      { line: 4, what: 'number: 0 → 1', verdict: 'survived', transitions: ['saving · xstate.done.actor.save'] },
      { line: 5, what: 'number: 2 → 3', verdict: 'timedOut', transitions: ['saving · xstate.done.actor.save'] },
      { line: 6, what: 'number: 4 → 5', verdict: 'survived', transitions: ['saving · edit.dropped'] },
    ],
    { isCurrent: false },
  );
  const of = { machine: 'cart/cart-line', result, planted };
  expect(proofOf('saving · xstate.done.actor.save', of)).toEqual({
    mutants: [1, 2],
    isOutdated: true,
    left: ['4: number: 0 → 1'],
    faults: ['✓ a count < 1', '– no number'],
  });
  expect(proofOf('saving · edit.dropped', of)).toEqual({
    mutants: [0, 1],
    isOutdated: true,
    left: ['6: number: 4 → 5'],
    faults: [],
  });
  expect(mutantsCell(result)).toBe('<td class="number quiet">1 / 3</td>');
  expect(leftMutants(result, english)).toContain('before the last change');
});
