import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise, type EventObject } from 'xstate';
import { favouriteMachine, type Mark } from '#machines/favourite/favourite.machine.ts';
import { favouritesMachine, markActorId } from '#machines/favourite/favourites.machine.ts';
import { deferred, type Deferred } from '#tests/support/deferred.ts';

type Held<T> = Deferred<T> & { signal: AbortSignal };

function startFavourites() {
  const lists: Held<readonly number[]>[] = [];
  const saves: (Held<void> & { input: Mark })[] = [];
  const hold = <T, Call extends Held<T>>(calls: Call[], call: Call): Promise<T> => {
    calls.push(call);
    return call.promise;
  };
  const actor = createActor(
    favouritesMachine.provide({
      actors: {
        listFavourites: fromPromise<readonly number[], void>(({ signal }) => hold(lists, { ...deferred<readonly number[]>(), signal })),
        favourite: favouriteMachine.provide({
          actors: { saveFavourite: fromPromise<void, Mark>(({ input, signal }) => hold(saves, { ...deferred<void>(), input, signal })) },
        }),
      },
    }),
  );
  const facts: EventObject[] = [];
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  onTestFinished(() => {
    actor.stop();
  });
  const isMarked = (itemId: number) => actor.getSnapshot().children[markActorId(itemId)]?.getSnapshot().context.isMarked;
  const toggle = (itemId: number) => actor.send({ type: 'item.toggled', itemId });
  return { actor, lists, saves, facts, isMarked, toggle };
}

async function startWithList(ids: readonly number[]) {
  const started = startFavourites();
  started.actor.send({ type: 'account.entered' });
  started.lists[0]?.resolve(ids);
  await expect.poll(() => started.actor.getSnapshot().value).toBe('ready');
  return started;
}

describe('favourites', () => {
  it('ask a guest to sign in, and touch nothing', () => {
    const { facts, toggle, isMarked, lists } = startFavourites();
    toggle(7);
    expect(facts).toEqual([{ type: 'signIn.required', itemId: 7 }]);
    expect([isMarked(7), lists.length]).toEqual([undefined, 0]);
  });

  it('flip what the list says', async () => {
    const { toggle, isMarked, saves } = await startWithList([1]);
    toggle(1);
    toggle(2);
    expect([isMarked(1), isMarked(2)]).toEqual([false, true]);
    expect(saves.map(({ input }) => input)).toEqual([
      { itemId: 1, isMarked: false },
      { itemId: 2, isMarked: true },
    ]);
  });

  it('send twenty fast taps, abort all but the last, and end as the last wants it', async () => {
    const { toggle, isMarked, saves } = await startWithList([]);
    for (let tap = 0; tap < 20; tap += 1) toggle(1);
    expect(saves.map(({ signal }) => signal.aborted)).toEqual([...Array.from({ length: 19 }, () => true), false]);
    expect(saves.at(-1)?.input).toEqual({ itemId: 1, isMarked: false });
    saves.slice(0, -1).forEach(({ reject }) => reject(new Error('late')));
    saves.at(-1)?.resolve();
    await expect.poll(() => isMarked(1)).toBe(false);
  });

  it('ask anew for a list that was asked for before a tap', async () => {
    const { actor, toggle, isMarked, lists, saves } = startFavourites();
    actor.send({ type: 'account.entered' });
    toggle(1);
    expect(lists.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    saves[0]?.resolve();
    await expect.poll(() => actor.getSnapshot().children[markActorId(1)]?.getSnapshot().value).toBe('idle');
    lists[0]?.resolve([]);
    lists[1]?.resolve([1]);
    await expect.poll(() => actor.getSnapshot().value).toBe('ready');
    expect(isMarked(1)).toBe(true);
  });

  it('ask anew for a list that was asked for before a mark was saved', async () => {
    const { actor, lists, toggle } = await startWithList([]);
    toggle(1);
    actor.send({ type: 'list.outdated' });
    actor.send({ type: 'mark.saved' });
    actor.send({ type: 'list.outdated' });
    expect(lists.map(({ signal }) => signal.aborted)).toEqual([false, true, true, false]);
  });

  it('take over what the server has', async () => {
    const { actor, lists, toggle, isMarked, saves } = await startWithList([]);
    toggle(1);
    saves[0]?.reject(new Error('refused'));
    await expect.poll(() => isMarked(1)).toBe(false);
    actor.send({ type: 'list.outdated' });
    lists.at(-1)?.resolve([1, 2]);
    await expect.poll(() => isMarked(1)).toBe(true);
    expect(actor.getSnapshot().context.markedIds).toEqual([1, 2]);
  });

  it('roll back to what came from the server while the save was on its way', async () => {
    const { actor, lists, toggle, isMarked, saves } = await startWithList([1]);
    toggle(1);
    actor.send({ type: 'list.outdated' });
    lists.at(-1)?.resolve([]);
    await expect.poll(() => actor.getSnapshot().value).toBe('ready');
    expect(isMarked(1)).toBe(false);
    toggle(1);
    saves.at(-1)?.reject(new Error('refused'));
    await expect.poll(() => isMarked(1)).toBe(false);
  });

  it('tell of a first load that failed, not of a later one', async () => {
    const { actor, facts, lists } = startFavourites();
    actor.send({ type: 'account.entered' });
    lists[0]?.reject(new Error('offline'));
    await expect.poll(() => facts.map(({ type }) => type)).toEqual(['favourites.loadFailed']);
    actor.send({ type: 'list.outdated' });
    lists[1]?.resolve([1]);
    await expect.poll(() => actor.getSnapshot().value).toBe('ready');
    actor.send({ type: 'list.outdated' });
    lists[2]?.reject(new Error('offline'));
    await expect.poll(() => actor.getSnapshot().value).toBe('failed');
    expect(facts).toHaveLength(1);
  });
});
