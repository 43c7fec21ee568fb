import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import {
  cartLineMachine,
  type CartLineEdits,
  type CartLineKey,
  type CartLineReport,
} from '#machines/cart/cart-line.machine.ts';
import { CART_EDIT_IDLE_MS, CART_RESEND_MS } from '#common/constants.ts';
import { deferred, type Deferred } from '#tests/support/deferred.ts';

interface Held<Input, Output> extends Deferred<Output> {
  input: Input;
  signal: AbortSignal;
}

function startLine() {
  const saves: Held<CartLineKey & { edits: CartLineEdits }, void>[] = [];
  const questions: Held<CartLineKey, boolean>[] = [];
  const deletions: Held<CartLineKey, void>[] = [];
  const hold = <Input, Output>(calls: Held<Input, Output>[]) =>
    fromPromise<Output, Input>(({ input, signal }) => {
      const call = { ...deferred<Output>(), input, signal };
      calls.push(call);
      return call.promise;
    });
  const clock = new SimulatedClock();
  const reports: CartLineReport[] = [];
  const parent = createActor(
    fromCallback<CartLineReport>(({ receive }) => receive((report) => reports.push(report))),
  ).start();
  const machine = cartLineMachine.provide({
    actors: { updateCartItem: hold(saves), confirmDeletion: hold(questions), deleteCartItem: hold(deletions) },
  });
  const line = createActor(machine, { input: { parent, cartId: 'c1', lineId: 1 }, clock });
  line.start();
  onTestFinished(() => {
    line.stop();
  });
  const edits = () => line.getSnapshot().context.edits;
  const last = <T>(calls: T[]): T => {
    const call = calls.at(-1);
    if (!call) throw new Error('Nothing was called');
    return call;
  };
  return { line, clock, reports, saves, questions, deletions, edits, last };
}

describe('a cart line', () => {
  it('sends nothing for 799 ms of rest and one call at 800', () => {
    const { line, clock, saves } = startLine();
    line.send({ type: 'count.changed', count: 3 });
    clock.increment(799);
    expect(saves).toHaveLength(0);
    clock.increment(1);
    expect(saves.map(({ input }) => input)).toEqual([{ cartId: 'c1', lineId: 1, edits: { count: 3 } }]);
    clock.increment(60_000);
    expect(saves).toHaveLength(1);
  });

  it('sends many edits of count and comment as one call, 800 ms after the last', () => {
    const { line, clock, saves } = startLine();
    for (const count of [3, 4, 5]) {
      line.send({ type: 'count.changed', count });
      clock.increment(CART_EDIT_IDLE_MS - 1);
    }
    line.send({ type: 'comment.changed', comment: 'blue' });
    clock.increment(CART_EDIT_IDLE_MS - 1);
    expect(saves).toHaveLength(0);
    clock.increment(1);
    expect(saves.map(({ input }) => input.edits)).toEqual([{ count: 5, comment: 'blue' }]);
  });

  it.each([
    [0, 1],
    [-5, 1],
    [1, 1],
    [999, 999],
    [1000, 999],
  ])('clamps a count of %i to %i', (count, clamped) => {
    const { line, edits } = startLine();
    line.send({ type: 'count.changed', count });
    expect(edits()).toEqual({ count: clamped });
  });

  it('keeps an edit that is made while saving: aborts in silence, rests and saves both', async () => {
    const { line, clock, saves, reports, edits, last } = startLine();
    line.send({ type: 'count.changed', count: 3 });
    clock.increment(CART_EDIT_IDLE_MS);
    const first = last(saves);
    line.send({ type: 'comment.changed', comment: 'blue' });
    expect(first.signal.aborted).toBe(true);
    first.reject(first.signal.reason);
    await expect(first.promise).rejects.toHaveProperty('name', 'AbortError');
    expect(edits()).toEqual({ count: 3, comment: 'blue' });
    clock.increment(CART_EDIT_IDLE_MS - 1);
    expect(saves).toHaveLength(1);
    clock.increment(1);
    expect(last(saves).input.edits).toEqual({ count: 3, comment: 'blue' });
    expect(reports).toEqual([]);
  });

  it('saves again when an edit while saving leads back to the old value, since the server may have the newer', () => {
    const { line, clock, saves, last } = startLine();
    line.send({ type: 'count.changed', count: 3 });
    clock.increment(CART_EDIT_IDLE_MS);
    line.send({ type: 'count.changed', count: 2 });
    clock.increment(CART_EDIT_IDLE_MS);
    expect(last(saves).input.edits.count).toBe(2);
    expect(saves).toHaveLength(2);
  });

  it('saves at once when asked to flush, and once only', async () => {
    const { line, clock, saves, edits, last } = startLine();
    line.send({ type: 'flush.requested' });
    expect(saves).toHaveLength(0);
    line.send({ type: 'count.changed', count: 4 });
    line.send({ type: 'flush.requested' });
    line.send({ type: 'flush.requested' });
    expect(saves).toHaveLength(1);
    expect(line.getSnapshot().hasTag('pending')).toBe(true);
    last(saves).resolve();
    await expect.poll(() => line.getSnapshot().hasTag('pending')).toBe(false);
    clock.increment(CART_EDIT_IDLE_MS);
    expect(saves).toHaveLength(1);
    expect(edits()).toEqual({});
  });

  it('drops the edits and says so when a save is refused', async () => {
    const { line, clock, saves, reports, edits, last } = startLine();
    line.send({ type: 'count.changed', count: 9 });
    line.send({ type: 'comment.changed', comment: 'blue' });
    clock.increment(CART_EDIT_IDLE_MS);
    expect(edits()).toEqual({ count: 9, comment: 'blue' });
    const error = new Error('409');
    last(saves).reject(error);
    await expect.poll(() => reports).toEqual([{ type: 'line.saveFailed', lineId: 1, error }]);
    expect(edits()).toEqual({});
    clock.increment(CART_EDIT_IDLE_MS);
    expect(saves).toHaveLength(1);
  });

  it.each([
    ['the network', { kind: 'network' }],
    ['the time', { kind: 'timeout' }],
    ['a gateway', { kind: 'http', status: 502 }],
    ['a limit', { kind: 'http', status: 429 }],
    ['a fault of the server', { kind: 'http', status: 500 }],
  ])('keeps an edit that %s has lost and sends it again every three seconds until it is saved', async (_, error) => {
    const { line, clock, saves, reports, edits, last } = startLine();
    line.send({ type: 'count.changed', count: 7 });
    clock.increment(CART_EDIT_IDLE_MS);
    for (let lost = 1; lost <= 3; lost += 1) {
      last(saves).reject(error);
      await expect.poll(() => line.getSnapshot().value).toBe('waiting');
      expect(reports).toHaveLength(lost);
      clock.increment(CART_RESEND_MS - 1);
      expect(saves).toHaveLength(lost);
      clock.increment(1);
      expect(last(saves).input.edits.count).toBe(7);
    }
    last(saves).resolve();
    await expect.poll(() => line.getSnapshot().value).toBe('idle');
    expect(edits()).toEqual({});
    expect(reports).toEqual(
      [false, true, true].map((isRepeated) => ({ type: 'line.saveLost', lineId: 1, error, isRepeated })),
    );
  });

  it('deletes only after a yes', async () => {
    const { line, questions, deletions, last } = startLine();
    line.send({ type: 'deletion.requested' });
    expect(deletions).toHaveLength(0);
    last(questions).resolve(false);
    await expect.poll(() => line.getSnapshot().value).toBe('idle');
    line.send({ type: 'deletion.requested' });
    last(questions).resolve(true);
    await expect.poll(() => deletions).toHaveLength(1);
    expect(line.getSnapshot().hasTag('hidden')).toBe(true);
    last(deletions).resolve();
    await expect.poll(() => line.getSnapshot().status).toBe('done');
  });

  it('brings the line back and says so when deleting is refused, with the edit that was waiting', async () => {
    const { line, clock, questions, deletions, saves, reports, last } = startLine();
    line.send({ type: 'count.changed', count: 7 });
    line.send({ type: 'deletion.requested' });
    last(questions).resolve(true);
    await expect.poll(() => deletions).toHaveLength(1);
    const error = new Error('503');
    last(deletions).reject(error);
    await expect.poll(() => reports).toEqual([{ type: 'line.deleteFailed', lineId: 1, error }]);
    expect(line.getSnapshot().hasTag('hidden')).toBe(false);
    clock.increment(CART_EDIT_IDLE_MS);
    expect(last(saves).input.edits.count).toBe(7);
  });

  it('aborts a save when deletion is requested, and saves again after a no', async () => {
    const { line, clock, questions, saves, last } = startLine();
    line.send({ type: 'count.changed', count: 7 });
    clock.increment(CART_EDIT_IDLE_MS);
    line.send({ type: 'deletion.requested' });
    expect(last(saves).signal.aborted).toBe(true);
    last(questions).resolve(false);
    await expect.poll(() => line.getSnapshot().value).toBe('editing');
    clock.increment(CART_EDIT_IDLE_MS);
    expect(saves).toHaveLength(2);
    expect(last(saves).input.edits.count).toBe(7);
  });

  it('closes the question to save a pending edit when the page is left', () => {
    const { line, questions, saves, last } = startLine();
    line.send({ type: 'count.changed', count: 7 });
    line.send({ type: 'deletion.requested' });
    line.send({ type: 'flush.requested' });
    expect(last(questions).signal.aborted).toBe(true);
    expect(saves).toHaveLength(1);
  });
});
