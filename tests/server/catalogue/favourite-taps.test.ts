import { afterAll, expect, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { listFavourites } from '#server/domain/favourite/list-favourites.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { favouriteMachine } from '#machines/favourite/favourite.machine.ts';
import { favouritesMachine, favouriteActorId, runningFavouritesOf } from '#machines/favourite/favourites.machine.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';
import { UnrulyNetwork } from '#tests/support/unruly-network.ts';

const TAPS = 20;
/** The places of a row of `count`, shuffled in a way that depends on the seed alone. */
const shuffled = (seed: number) => (count: number) =>
  Array.from({ length: count }, (_, place) => place).toSorted(
    (a, b) => Math.sin(seed * 97 + a * 13) - Math.sin(seed * 97 + b * 13),
  );
const reversed = (count: number) => Array.from({ length: count }, (_, place) => count - 1 - place);
const inTurn = (count: number) => Array.from({ length: count }, (_, place) => place);

describeShop('twenty fast taps on one heart', (it) => {
  let shop: SmallShop;
  let app: TestApp;
  let anna: SignedInCaller;
  let token: string;

  it.beforeAll(async ({ site }) => {
    vi.stubGlobal('location', new URL('http://shop.test/'));
    ({ shop, app } = site);
    anna = await shop.customer();
    token = await app.tokenOf(anna);
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
  });

  const onServer = async (itemId: number) =>
    (await listFavourites(shop.deps, { caller: anna })).items.some(({ item_id }) => item_id === itemId);

  /** The page's own machines, effects and client over the real server, with the list left aside. */
  async function startPage() {
    // The client reads its address while it loads.
    const { createApi } = await import('#api/client.ts');
    const { defineSaveFavourite } = await import('#entities/favourite/flows/favourites.flow.ts');
    const network = new UnrulyNetwork(app);
    const api = createApi({ fetch: network.fetch, readToken: () => token });
    const favourite = favouriteMachine.provide({ actors: { saveFavourite: defineSaveFavourite(api) } });
    const favourites = createActor(favouritesMachine.provide({ actors: { favourite } })).start();
    favourites.send({ type: 'account.entered' });
    onTestFinished(() => {
      favourites.stop();
    });
    const isShown = (itemId: number) =>
      favourites.getSnapshot().children[favouriteActorId(itemId)]?.getSnapshot().context.isFavourite;
    const isAtRest = () =>
      runningFavouritesOf(favourites.getSnapshot()).every((mark) => !mark.getSnapshot().hasTag('busy'));
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
