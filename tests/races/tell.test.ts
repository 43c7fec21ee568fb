import { expect, it } from 'vitest';
import { tellDeadlocks, tellFailure } from './tell.ts';
import type { Ran } from './run-history.ts';

const history = {
  lifecycle: 'payment/payment',
  start: 'nothing on the balance',
  prefix: ['cashier top_up 40'],
  branches: [['cashier top_up F seen'], ['owner top_up C']],
};

const done = { status: 200, code: '' };
const ran: Ran = {
  history,
  prefix: [{ words: 'cashier top_up 40', seen: undefined, sentAt: 100, cameAt: 104.26, told: done }],
  branches: [
    [
      {
        words: 'cashier top_up F',
        seen: 2,
        sentAt: 110,
        cameAt: 118,
        told: done,
        shown: { record: 'top_up', state: 'F', version: 3 },
      },
    ],
    [{ words: 'owner top_up C', seen: undefined, sentAt: 111, cameAt: 117, told: { status: 409, code: 'conflict' } }],
  ],
  end: { state: 'C' },
  explanation: { isExplained: false, order: [{ branch: 0, place: 0 }], world: { state: 'W' } },
  why: 'no order of its commands explains it',
  ms: 20,
};

const REPLAY = `    npm run races -- --history '{"lifecycle":"payment/payment","start":"nothing on the balance",\
"prefix":["cashier top_up 40"],"branches":[["cashier top_up F seen"],["owner top_up C"]]}'`;

it('tells a failure by its commands, their answers, the end and the line that replays it', () => {
  expect(tellFailure(ran).split('\n')).toEqual([
    '✗ payment/payment: no order of its commands explains it',
    '    begins with nothing on the balance',
    '    1   cashier top_up 40 → 200 (0.0–4.3 ms)',
    '    A1  cashier top_up F, having seen version 2 → 200 F, version 3 (10.0–18.0 ms)',
    '    B1  owner top_up C → 409 conflict (11.0–17.0 ms)',
    '    no order has all answers; after 1 none fits of: A1 B1',
    '    in the end {"state":"C"}',
    REPLAY,
  ]);
});

it('tells where the end is another one than the machine comes to', () => {
  const order = [0, 1, 2].map((branch) => ({ branch, place: 0 }));
  const told = tellFailure({ ...ran, explanation: { isExplained: false, order, world: { state: 'F' } } });
  expect(told.split('\n').slice(5, 9)).toEqual([
    '    after 1 A1 B1 the machine is in another world than the database, and so after any other order',
    '    end.state',
    '      is        "C"',
    '      should be "F"',
  ]);
});

it('lists the slowest histories where transactions held each other up', () => {
  expect(tellDeadlocks(2, [{ ...ran, ms: 1_234.5 }])).toBe(
    `✗ transactions that held each other up: 2. The slowest histories:\n    1235 ms  ${REPLAY.trim()}`,
  );
});
