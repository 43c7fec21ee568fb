import { expect, it } from 'vitest';
import { done, type Told } from '#tests/server/walks/walk-desk.ts';
import { explain, type Op } from './explain.ts';
import type { Sent } from './race.ts';

/** A payment, as simple as it gets: it is decided once, and each decision is told by whoever made it. */
interface Paid {
  state: string;
  version: number;
  by: string;
}

const decided: Told = { status: 409, code: 'decided' };

const machine = {
  step: (world: object, { words }: Sent) => {
    const { state, version } = world as Paid;
    const [by = '', to = ''] = words.split(' ');
    if (state !== 'W') return { told: decided, world };
    return { told: done, world: { state: to, version: version + 1, by } };
  },
  records: (world: object) => ({ payment: world as Paid }),
};

const begin: Paid = { state: 'W', version: 1, by: '' };

/** A command that was sent and answered at these moments. */
const op = (words: string, [sentAt, cameAt]: readonly [number, number], more: Partial<Op> = {}): Op => ({
  words,
  seen: undefined,
  sentAt,
  cameAt,
  told: done,
  ...more,
});
const shown = (state: string, version: number) => ({ shown: { record: 'payment', state, version } });

it('finds the order in which the one who was first is taken, and the other refused', () => {
  const branches = [[op('anna C', [0, 9], { told: decided })], [op('boris F', [1, 8])]];
  const end = { state: 'F', version: 2, by: 'boris' };
  expect(explain(machine, { begin, branches, end })).toEqual({
    isExplained: true,
    order: [
      { branch: 1, place: 0 },
      { branch: 0, place: 0 },
    ],
    world: end,
  });
});

it('explains no two decisions of one payment', () => {
  const branches = [[op('anna C', [0, 9])], [op('boris F', [1, 8])]];
  const end = { state: 'F', version: 3, by: 'boris' };
  const { isExplained, order } = explain(machine, { begin, branches, end });
  expect([isExplained, order.length]).toEqual([false, 1]);
});

it('explains no other end than the machine comes to, and tells which that is', () => {
  const branches = [[op('anna C', [0, 9])], [op('boris F', [1, 8], { told: decided })]];
  const { isExplained, world } = explain(machine, { begin, branches, end: { state: 'F', version: 2, by: 'boris' } });
  expect([isExplained, world]).toEqual([false, { state: 'C', version: 2, by: 'anna' }]);
});

it('keeps the order of one branch', () => {
  const branches = [[op('anna C', [0, 9], { told: decided }), op('anna F', [10, 19])]];
  const end = { state: 'F', version: 2, by: 'anna' };
  expect(explain(machine, { begin, branches, end }).isExplained).toBe(false);
});

it('takes nothing that was sent later before what was answered by then', () => {
  const end = { state: 'F', version: 2, by: 'boris' };
  const of = (cameAt: number) => [[op('anna C', [0, cameAt], { told: decided })], [op('boris F', [5, 9])]];
  expect(explain(machine, { begin, branches: of(6), end }).isExplained).toBe(true);
  expect(explain(machine, { begin, branches: of(4), end }).isExplained).toBe(false);
});

it('takes an answer for what was read after the change, and before the answer came', () => {
  const end = { state: 'F', version: 2, by: 'boris' };
  const of = (seen: object, cameAt: number) => [
    [op('anna C', [0, cameAt], { told: decided, ...seen })],
    [op('boris F', [1, 3], shown('F', 2))],
    [op('vera C', [4, 5], { told: decided })],
  ];
  expect(explain(machine, { begin, branches: of(shown('F', 2), 9), end }).isExplained).toBe(true);
  expect(explain(machine, { begin, branches: of(shown('W', 1), 9), end }).isExplained).toBe(false);
  expect(explain(machine, { begin, branches: of(shown('F', 3), 9), end }).isExplained).toBe(false);
});

it('explains nothing that was done by nobody', () => {
  expect(explain(machine, { begin, branches: [[], []], end: begin }).isExplained).toBe(true);
  const end = { state: 'F', version: 2, by: 'boris' };
  expect(explain(machine, { begin, branches: [[], []], end }).isExplained).toBe(false);
});
