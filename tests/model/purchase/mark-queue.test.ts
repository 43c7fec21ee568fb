import { queueMark, type LineMark, type WaitingMark } from '#machines/purchase/mark-queue.rules.ts';
import { markQueueMachine, type SentMark } from '#machines/purchase/mark-queue.machine.ts';
import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import { testModel } from '../kit/test-model.ts';
import { markQueueModel } from './mark-queue.model.ts';

testModel(markQueueModel);

const waits = (key: string, mark: LineMark, isTried = false): WaitingMark => ({
  key,
  purchaseId: 4,
  name: 'Чашка',
  mark,
  isTried,
});
const told = (...marks: WaitingMark[]): string =>
  marks
    .reduce<WaitingMark[]>((unsent, mark) => queueMark(unsent, mark), [])
    .map(({ key, mark }) => `${key}${mark.state}${mark.count ?? ''}${mark.price === undefined ? '' : ` ${mark.price}`}`)
    .join();

const bought: LineMark = { line_id: 31, state: 'P', count: 2 };
const none: LineMark = { line_id: 31, state: 'C', reason: 'Нет' };
const back: LineMark = { line_id: 31, state: 'O' };
const priced: LineMark = { line_id: 31, state: 'P', price: 70 };
const vase: LineMark = { line_id: 32, state: 'P', count: 1 };

it.for<[string, WaitingMark[], string]>([
  ['taken back before anybody has heard of it: nothing', [waits('a', bought), waits('b', back)], ''],
  ['another answer in its place', [waits('a', bought), waits('b', vase), waits('c', none)], 'bP1,cC'],
  ['its price with it', [waits('a', bought), waits('b', vase), waits('c', priced)], 'cP2 70,bP1'],
  ['after one that was sent', [waits('a', bought, true), waits('b', back)], 'aP2,bO'],
  ['a price after one that was sent', [waits('a', bought, true), waits('b', priced)], 'aP2,bP 70'],
  [
    'bought, back and bought again since it was sent',
    [waits('a', bought, true), waits('b', back), waits('c', bought)],
    'aP2,bO,cP2',
  ],
  ['a known mark back, and its new answer', [waits('a', back), waits('b', none)], 'aO,bC'],
  ['a known mark back, after all', [waits('a', back), waits('b', bought), waits('c', back)], 'cO'],
  ['a known mark back, with what was said of its price', [waits('a', priced), waits('b', back)], 'bO'],
])('keeps of one line %s', ([, marks, expected]) => {
  expect(told(...marks)).toBe(expected);
});

it('begins with what waited on the device, and tells how many were sent', async () => {
  const sent: string[] = [];
  const machine = markQueueMachine.provide({
    actors: {
      sendMark: fromPromise<void, SentMark>(({ input }) => {
        sent.push(input.waiting.key);
        return Promise.resolve();
      }),
    },
  });
  const queue = createActor(machine, {
    input: { intermediaryId: 9, unsent: [waits('a', bought, true), waits('b', vase)], refused: [] },
  }).start();
  expect(sent).toEqual([]);
  queue.send({ type: 'network.restored' });
  await expect.poll(() => queue.getSnapshot().value).toBe('told');
  expect([sent, queue.getSnapshot().context.late]).toEqual([['a', 'b'], 2]);
  queue.stop();
});

it.for<[unknown, string]>([
  [{ kind: 'http', status: 503, code: 'unavailable' }, 'busy'],
  [{ kind: 'http', status: 502 }, 'busy'],
  [{ kind: 'http', status: 429, code: 'too_many_requests' }, 'busy'],
  [{ kind: 'timeout' }, 'busy'],
  [{ kind: 'network' }, 'unanswered'],
  [{ kind: 'http', status: 401, code: 'unauthorized' }, 'unanswered'],
  [{ kind: 'http', status: 404, code: 'not_found' }, 'idle'],
  [{ kind: 'http', status: 403 }, 'idle'],
])('after %j it is %s, and keeps the mark unless that is final', async ([error, state]) => {
  const machine = markQueueMachine.provide({
    actors: { sendMark: fromPromise<void, SentMark>(() => Promise.reject(error)) },
  });
  const queue = createActor(machine, { input: { intermediaryId: 9, unsent: [], refused: [] } }).start();
  queue.send({ type: 'network.restored' });
  queue.send({ type: 'mark.told', waiting: waits('a', bought) });
  await expect.poll(() => queue.getSnapshot().value).toBe(state);
  const { unsent, refused } = queue.getSnapshot().context;
  expect([unsent.length, refused.length]).toEqual(state === 'idle' ? [0, 1] : [1, 0]);
  queue.stop();
});

it('tells of each purchase once of which another tab has settled something', () => {
  const queue = createActor(markQueueMachine, {
    input: {
      intermediaryId: 9,
      unsent: [waits('a', bought), waits('b', vase), { ...waits('c', vase), purchaseId: 5 }],
      refused: [],
    },
  });
  const dropped: unknown[] = [];
  queue.on('marks.dropped', (event) => dropped.push(event));
  queue.start();
  queue.send({ type: 'marks.settledElsewhere', keys: ['a', 'b', 'c'] });
  expect(dropped).toEqual([
    { type: 'marks.dropped', intermediaryId: 9, purchaseId: 4 },
    { type: 'marks.dropped', intermediaryId: 9, purchaseId: 5 },
  ]);
  queue.stop();
});
