import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FaultResults, isFound, readFaultResult } from '#tests/mutants/fault-results.ts';
import type { Fault } from '#tests/mutants/faults/fault.ts';
import { rooms } from '#tests/mutants/faults/rooms.ts';
import { tellFailures } from '#tests/mutants/seen.ts';
import { plantIn, staleFaults } from '#tests/mutants/stale-faults.ts';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const fault: Fault = {
  name: 'a list goes on',
  file: 'common/list-all.ts',
  find: 'export const listAll',
  replace: 'export const listed',
  test: { project: 'unit', file: 'tests/unit/faults.test.ts' },
};

describe('the list of faults', () => {
  it('has each in its place, with its test', () => {
    expect(staleFaults(Object.values(rooms).flat())).toEqual([]);
  });

  it('is out of date where a place has moved, a test has gone, or a name is there twice', () => {
    const file = 'common/nothing.ts';
    expect(
      staleFaults([
        fault,
        fault,
        { ...fault, name: 'moved', find: 'nowhere to be found' },
        { ...fault, name: 'gone', file },
        { ...fault, name: 'untested', test: { ...fault.test, file } },
        { ...fault, name: 'none', replace: fault.find },
      ]),
    ).toEqual([
      '«a list goes on» stands twice',
      '«moved»: common/list-all.ts has its place 0 times',
      '«gone»: there is no common/nothing.ts',
      '«untested»: there is no common/nothing.ts',
      '«none»: changes nothing',
    ]);
  });

  it('plants a fault as it is written, in one place alone', () => {
    const planting = { ...fault, find: 'sum', replace: '$& + 1' };
    expect(plantIn('return sum;', planting)).toBe('return $& + 1;');
    expect(() => plantIn('sum + sum', planting)).toThrow('has its place 2 times');
  });
});

describe('what was seen of a fault', () => {
  const wait = { name: 'Error', message: 'Test timed out in 60000ms.\nIf this is a long-running test, pass' };
  const doubt = { name: 'AssertionError', message: 'expected 1 to be 2' };

  it('is a doubt, a wait that ran out, or a program that broke', () => {
    expect(tellFailures([])).toBeUndefined();
    expect(tellFailures([wait])).toEqual({ verdict: 'ran out', says: 'Test timed out in 60000ms.' });
    expect(tellFailures([wait, doubt])).toEqual({ verdict: 'red', says: 'expected 1 to be 2' });
    const matcher = { name: 'Error', message: '\u001B[2mexpect(\u001B[22melement\u001B[2m)\u001B[22m.toBeDisabled()' };
    expect(tellFailures([matcher])).toEqual({ verdict: 'red', says: 'expect(element).toBeDisabled()' });
    const broken = { name: 'TypeError', message: 'x is not a function\n at x' };
    expect(tellFailures([broken])).toEqual({ verdict: 'broken', says: 'TypeError: x is not a function' });
    expect(tellFailures([{ name: 'TypeError', message: 'the fetch timed out in 5ms' }])?.verdict).toBe('broken');
  });

  it('counts as found where a test doubts, and where it waits in vain only by a reason', () => {
    const late = { verdict: 'ran out', says: 'Test timed out in 60000ms.' } as const;
    expect(isFound(fault, { verdict: 'red', says: '' })).toBe(true);
    expect(isFound(fault, late)).toBe(false);
    expect(isFound({ ...fault, waits: 'nobody is let in' }, late)).toBe(true);
    expect(isFound({ ...fault, waits: 'nobody is let in' }, { verdict: 'broken', says: '' })).toBe(false);
  });

  it('is kept until the fault, its file, its test or what of the tests this loads changes', () => {
    const root = temporaryFolder();
    const other: Fault = { ...fault, name: 'another', file: 'common/b.ts' };
    for (const folder of ['common', 'tests/unit', 'tests/support']) mkdirSync(join(root, folder), { recursive: true });
    const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
    for (const { file, test } of [fault, other]) {
      write(file, 'export {};');
      write(test.file, "import '../support/desk.ts';");
    }
    write('tests/support/desk.ts', 'export {};');
    const now = (all: readonly Fault[]) => {
      const results = new FaultResults(root, all);
      return all.map((one) => results.standingOf(one));
    };
    expect(readFaultResult(root)).toBeUndefined();
    expect(now([fault, other])).toEqual(['not asked', 'not asked']);

    const results = new FaultResults(root, [fault, other]);
    results.keep(fault, { verdict: 'red', says: 'as it should' }, 'abc1234');
    // What a run sees is of the files as they were when it began.
    write(other.file, 'export const changed = true;');
    results.keep(other, { verdict: 'green', says: '' }, 'abc1234-dirty');
    expect(now([fault, other])).toEqual(['found', 'not asked']);
    new FaultResults(root, [fault, other]).keep(other, { verdict: 'green', says: '' }, 'abc1234-dirty');
    expect(now([fault, other])).toEqual(['found', 'unseen']);
    expect(readFaultResult(root)).toMatchObject({ commit: 'abc1234-dirty' });
    expect(readFaultResult(root)?.date).toMatch(/^\d{4}-\d\d-\d\dT/);

    expect(now([{ ...fault, replace: 'let' }])).toEqual(['not asked']);
    const test = readFileSync(join(root, fault.test.file), 'utf8');
    write(fault.test.file, `${test}\nit('more')`);
    expect(now([fault, other])).toEqual(['not asked', 'not asked']);
    write(fault.test.file, test);
    expect(now([fault])).toEqual(['found']);
    write('tests/support/desk.ts', 'export const orders = 2;');
    expect(now([fault])).toEqual(['not asked']);
    write('tests/support/desk.ts', 'export {};');
    new FaultResults(root, [fault]).keep(fault, { verdict: 'red', says: '' }, 'abc1234');
    expect(Object.keys(readFaultResult(root)?.faults ?? {})).toEqual(['a list goes on']);
  });
});
