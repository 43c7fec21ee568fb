import { bulkActionMachine, type BulkCall, type BulkVerdicts } from '#machines/shell/bulk-action.machine.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { testModel } from '../kit/test-model.ts';
import { bulkActionModel } from './bulk-action.model.ts';

testModel(bulkActionModel);

it('sends fifty rows a call', async () => {
  const calls: BulkCall[] = [];
  const machine = bulkActionMachine.provide({
    actors: {
      changeRows: fromPromise<BulkVerdicts, BulkCall>(async ({ input }) => {
        calls.push(input);
        return { refused: [], unchanged: 0 };
      }),
    },
  });
  const actor = createActor(machine, { input: {} }).start();
  actor.send({
    type: 'change.chosen',
    change: { name: 'accepted', send: () => Promise.reject(new Error('Provided above')), refresh: () => undefined },
    ids: Array.from({ length: 120 }, (_, index) => index + 1),
    seen: [{ id: 70, version: 3 }],
  });
  await waitFor(actor, (snapshot) => snapshot.matches('finished'));
  expect(calls.map(({ ids }) => ids.length)).toEqual([50, 50, 20]);
  expect(calls.map(({ seen }) => seen)).toEqual([[], [{ id: 70, version: 3 }], []]);
  expect(actor.getSnapshot().context).toMatchObject({ total: 120, done: 120 });
});
