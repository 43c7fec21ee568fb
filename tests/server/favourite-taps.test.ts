import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { listFavourites } from '#server/domain/favourites.ts';
import type { SignedIn } from '#server/domain/person.ts';
import { favouriteMachine } from '#machines/favourite/favourite.machine.ts';
import { favouritesMachine, markActorId, marksOf } from '#machines/favourite/favourites.machine.ts';
import { describeOnEachEngine, freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { SmallShop } from '#tests/support/small-shop.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { UnrulyNetwork } from '#tests/support/unruly-network.ts';

const TAPS = 20;
/** The places of a row of `count`, shuffled in a way that depends on the seed alone. */
const shuffled = (seed: number) => (count: number) =>
  Array.from({ length: count }, (_, place) => place).toSorted((a, b) => Math.sin(seed * 97 + a * 13) - Math.sin(seed * 97 + b * 13));
const reversed = (count: number) => Array.from({ length: count }, (_, place) => count - 1 - place);
const inTurn = (count: number) => Array.from({ length: count }, (_, place) => place);

describeOnEachEngine('twenty fast taps on one heart', (engine) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let app: TestApp;
  let anna: SignedIn;
  let token: string;

  beforeAll(async () => {
    vi.stubGlobal('location', new URL('http://shop.test/'));
    db = await freshDatabase(engine);
    shop = await SmallShop.open(db);
    app = await TestApp.open(shop);
    anna = await shop.customer();
    token = await app.tokenOf(anna);
  });
  afterAll(async () => {
    await app.close();
    await db.close();
    vi.unstubAllGlobals();
  });

  const onServer = async (itemId: number) => (await listFavourites(shop.writing, anna)).some(({ item_id }) => item_id === itemId);

  /** The page's own machines, effects and client over the real server, with the list left aside. */
  async function startPage() {
    // The client reads its address while it loads.
    const { createApi } = await import('#api/client.ts');
    const { defineSaveFavouriteActor } = await import('#app/actors/favourite.ts');
    const network = new UnrulyNetwork(app);
    const api = createApi({ fetch: network.fetch, readToken: () => token });
    const favourite = favouriteMachine.provide({ actors: { saveFavourite: defineSaveFavouriteActor({ api }) } });
    const favourites = createActor(favouritesMachine.provide({ actors: { favourite } })).start();
    favourites.send({ type: 'account.entered' });
    onTestFinished(() => {
      favourites.stop();
    });
    const isShown = (itemId: number) => favourites.getSnapshot().children[markActorId(itemId)]?.getSnapshot().context.isMarked;
    const isAtRest = () => marksOf(favourites.getSnapshot()).every((mark) => !mark.getSnapshot().hasTag('busy'));
    return { favourites, network, isShown, isAtRest };
  }

  const orders = [
    ['in turn', inTurn],
    ['the other way round', reversed],
    ...[1, 2, 3, 4, 5].map((seed) => [`shuffled, ${seed}`, shuffled(seed)] as const),
  ] as const;

  it.each(orders)('leave the server with what the screen shows when they arrive %s', async (_, order) => {
    const itemId = await shop.item();
    const { favourites, network, isShown, isAtRest } = await startPage();
    network.isHolding = true;
    for (let tap = 1; tap <= TAPS; tap += 1) {
      favourites.send({ type: 'item.toggled', itemId });
      await expect.poll(() => network.waiting, { interval: 1 }).toBe(tap);
    }
    expect(isShown(itemId)).toBe(false);
    await network.deliver(order);
    await expect.poll(isAtRest).toBe(true);
    expect([isShown(itemId), await onServer(itemId)]).toEqual([false, false]);
    network.isHolding = false;
    favourites.send({ type: 'item.toggled', itemId });
    await expect.poll(isAtRest).toBe(true);
    expect([isShown(itemId), await onServer(itemId)]).toEqual([true, true]);
  });

  it('leave them equal when they come in one go', async () => {
    const itemId = await shop.item();
    const { favourites, isShown, isAtRest } = await startPage();
    for (let tap = 0; tap < TAPS - 1; tap += 1) favourites.send({ type: 'item.toggled', itemId });
    await expect.poll(isAtRest).toBe(true);
    expect([isShown(itemId), await onServer(itemId)]).toEqual([true, true]);
  });
});
