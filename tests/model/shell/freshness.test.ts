import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { components } from '#contract/types.ts';
import { freshnessMachine } from '#machines/shell/freshness.machine.ts';
import { deferred, type Deferred } from '#tests/support/deferred.ts';
import { testModel } from '../kit/test-model.ts';
import { freshnessModel } from './freshness.model.ts';

type Changes = components['schemas']['Changes'];

testModel(freshnessModel);

it('asks on from the last answer, and at once when the page is shown again', async () => {
  const asked: { since: string | null; answer: Deferred<Changes> }[] = [];
  const askChanges = fromPromise<Changes, { since: string | null }>(({ input }) => {
    const answer = deferred<Changes>();
    asked.push({ since: input.since, answer });
    return answer.promise;
  });
  const clock = new SimulatedClock();
  const freshness = createActor(freshnessMachine.provide({ actors: { askChanges } }), {
    input: {},
    clock,
  }).start();
  onTestFinished(() => void freshness.stop());
  const isIn = (state: string) => expect.poll(() => freshness.getSnapshot().value).toBe(state);
  expect(asked).toHaveLength(0);
  freshness.send({ type: 'page.shown' });
  asked[0]?.answer.resolve({ since: '7-70', all: false, changes: [] });
  await isIn('resting');
  clock.increment(4_999);
  expect(asked).toHaveLength(1);
  clock.increment(1);
  expect(asked.map(({ since }) => since)).toEqual([null, '7-70']);
  freshness.send({ type: 'page.hidden' });
  asked[1]?.answer.resolve({ since: '8-80', all: true, changes: [] });
  clock.increment(600_000);
  expect(asked).toHaveLength(2);
  freshness.send({ type: 'page.shown' });
  expect(asked.map(({ since }) => since)).toEqual([null, '7-70', '7-70']);
});
