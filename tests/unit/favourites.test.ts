import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise, type EventObject } from 'xstate';
import { favouriteMachine, type FavouriteState } from '#machines/favourite/favourite.machine.ts';
import { favouritesMachine, favouriteActorId } from '#machines/favourite/favourites.machine.ts';
import { deferred, type Deferred } from '#tests/support/deferred.ts';

type Held<T> = Deferred<T> & { signal: AbortSignal };

function startFavourites() {
  const lists: Held<readonly number[]>[] = [];
  const saves: (Held<void> & { input: FavouriteState })[] = [];
  const hold = <T, Call extends Held<T>>(calls: Call[], call: Call): Promise<T> => {
    calls.push(call);
    return call.promise;
  };
  const actor = createActor(
    favouritesMachine.provide({
      actors: {
        listFavourites: fromPromise<readonly number[], void>(({ signal }) =>
          hold(lists, { ...deferred<readonly number[]>(), signal }),
        ),
        favourite: favouriteMachine.provide({
          actors: {
            saveFavourite: fromPromise<void, FavouriteState>(({ input, signal }) =>
              hold(saves, { ...deferred<void>(), input, signal }),
            ),
          },
        }),
      },
    }),
  );
  const emitted: EventObject[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  onTestFinished(() => {
    actor.stop();
  });
  const isFavourite = (itemId: number) =>
    actor.getSnapshot().children[favouriteActorId(itemId)]?.getSnapshot().context.isFavourite;
  const toggle = (itemId: number) => actor.send({ type: 'item.toggled', itemId });
  return { actor, lists, saves, emitted, isFavourite, toggle };
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
    const { emitted, toggle, isFavourite, lists } = startFavourites();
    toggle(7);
    expect(emitted).toEqual([{ type: 'signIn.required', itemId: 7 }]);
    expect([isFavourite(7), lists.length]).toEqual([undefined, 0]);
  });

  it('change the listed value', async () => {
    const { toggle, isFavourite, saves } = await startWithList([1]);
    toggle(1);
    toggle(2);
    expect([isFavourite(1), isFavourite(2)]).toEqual([false, true]);
    expect(saves.map(({ input }) => input)).toEqual([
      { itemId: 1, isFavourite: false },
      { itemId: 2, isFavourite: true },
    ]);
  });

  it('send twenty fast taps, abort all but the last, and end with the value of the last', async () => {
    const { toggle, isFavourite, saves } = await startWithList([]);
    for (let tap = 0; tap < 20; tap += 1) toggle(1);
    expect(saves.map(({ signal }) => signal.aborted)).toEqual([...Array.from({ length: 19 }, () => true), false]);
    expect(saves.at(-1)?.input).toEqual({ itemId: 1, isFavourite: false });
    saves.slice(0, -1).forEach(({ reject }) => reject(new Error('late')));
    saves.at(-1)?.resolve();
    await expect.poll(() => isFavourite(1)).toBe(false);
  });

  it('fetch the list again if it was requested before a tap', async () => {
    const { actor, toggle, isFavourite, lists, saves } = startFavourites();
    actor.send({ type: 'account.entered' });
    toggle(1);
    expect(lists.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    saves[0]?.resolve();
    await expect.poll(() => actor.getSnapshot().children[favouriteActorId(1)]?.getSnapshot().value).toBe('idle');
    expect(lists.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    lists[0]?.resolve([]);
    lists[1]?.resolve([]);
    lists[2]?.resolve([1]);
    await expect.poll(() => actor.getSnapshot().value).toBe('ready');
    expect(isFavourite(1)).toBe(true);
  });

  it('fetch the list again if it was requested before a save', async () => {
    const { actor, lists, toggle } = await startWithList([]);
    toggle(1);
    actor.send({ type: 'list.outdated' });
    actor.send({ type: 'favourite.saved', itemId: 1 });
    actor.send({ type: 'list.outdated' });
    expect(lists.map(({ signal }) => signal.aborted)).toEqual([false, true, true, false]);
  });

  it("take the server's values", async () => {
    const { actor, lists, toggle, isFavourite, saves } = await startWithList([]);
    toggle(1);
    saves[0]?.reject(new Error('refused'));
    await expect.poll(() => isFavourite(1)).toBe(false);
    actor.send({ type: 'list.outdated' });
    lists.at(-1)?.resolve([1, 2]);
    await expect.poll(() => isFavourite(1)).toBe(true);
    expect(actor.getSnapshot().context.favouriteIds).toEqual([1, 2]);
  });

  it('roll back to what came from the server while the save was on its way', async () => {
    const { actor, lists, toggle, isFavourite, saves } = await startWithList([1]);
    toggle(1);
    actor.send({ type: 'list.outdated' });
    lists.at(-1)?.resolve([]);
    await expect.poll(() => actor.getSnapshot().value).toBe('ready');
    expect(isFavourite(1)).toBe(false);
    toggle(1);
    saves.at(-1)?.reject(new Error('refused'));
    await expect.poll(() => isFavourite(1)).toBe(false);
  });

  it('report a failed first load, but not a later one', async () => {
    const { actor, emitted, lists } = startFavourites();
    actor.send({ type: 'account.entered' });
    lists[0]?.reject(new Error('offline'));
    await expect.poll(() => emitted.map(({ type }) => type)).toEqual(['favourites.loadFailed']);
    actor.send({ type: 'list.outdated' });
    lists[1]?.resolve([1]);
    await expect.poll(() => actor.getSnapshot().value).toBe('ready');
    actor.send({ type: 'list.outdated' });
    lists[2]?.reject(new Error('offline'));
    await expect.poll(() => actor.getSnapshot().value).toBe('failed');
    expect(emitted).toHaveLength(1);
  });
});
