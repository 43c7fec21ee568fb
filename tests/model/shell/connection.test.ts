import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { CONNECTION_RECHECK_MS } from '#common/constants.ts';
import { connectionMachine } from '#machines/shell/connection.machine.ts';
import { deferred, type Deferred } from '#tests/support/deferred.ts';
import { testModel } from '../kit/test-model.ts';
import { connectionModel } from './connection.model.ts';

testModel(connectionModel);

it('reports nothing when a single call is lost while the server answers', async () => {
  const pings: Deferred<void>[] = [];
  const pingServer = fromPromise<void, void>(() => {
    const ping = deferred<void>();
    pings.push(ping);
    return ping.promise;
  });
  const connection = createActor(connectionMachine.provide({ actors: { pingServer } }), { input: {} }).start();
  onTestFinished(() => void connection.stop());
  const restored: unknown[] = [];
  connection.on('connection.restored', (event) => restored.push(event));
  connection.send({ type: 'call.lost' });
  pings[0]?.resolve();
  await expect.poll(() => connection.getSnapshot().value).toBe('online');
  expect(restored).toEqual([]);
});

it('pings the server every five seconds while away, one ping at a time, and reports its return once', async () => {
  const pings: Deferred<void>[] = [];
  const clock = new SimulatedClock();
  const pingServer = fromPromise<void, void>(() => {
    const ping = deferred<void>();
    pings.push(ping);
    return ping.promise;
  });
  const connection = createActor(connectionMachine.provide({ actors: { pingServer } }), { input: {}, clock }).start();
  onTestFinished(() => void connection.stop());
  let restored = 0;
  connection.on('connection.restored', () => {
    restored += 1;
  });
  const isIn = (state: string) => expect.poll(() => connection.getSnapshot().value).toBe(state);

  connection.send({ type: 'call.lost' });
  connection.send({ type: 'call.lost' });
  expect(pings).toHaveLength(1);
  for (let asked = 1; asked <= 3; asked += 1) {
    pings.at(-1)?.reject(new TypeError('Failed to fetch'));
    await isIn('offline');
    clock.increment(CONNECTION_RECHECK_MS - 1);
    expect(pings).toHaveLength(asked);
    clock.increment(1);
    await isIn('rechecking');
    clock.increment(60_000);
    expect(pings).toHaveLength(asked + 1);
  }
  pings.at(-1)?.resolve();
  await isIn('online');
  clock.increment(60_000);
  expect([restored, pings.length]).toEqual([1, 4]);
});
