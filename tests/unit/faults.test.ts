import type { Fault } from '#tests/mutants/faults/fault.ts';
import { rooms } from '#tests/mutants/faults/rooms.ts';
import { plantIn, staleFaults } from '#tests/mutants/stale-faults.ts';
import { describe, expect, it } from 'vitest';

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
