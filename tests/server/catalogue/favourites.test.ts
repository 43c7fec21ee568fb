import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { favourites, items } from '#server/db/schema.ts';
import { listItems } from '#server/domain/catalogue/list-items.ts';
import { addFavourite } from '#server/domain/favourite/add-favourite.ts';
import { deleteFavourite } from '#server/domain/favourite/delete-favourite.ts';
import { listFavourites } from '#server/domain/favourite/list-favourites.ts';
import type { SignedInCaller, Caller } from '#server/domain/access/caller.ts';
import { sweep } from '#server/start/sweep.ts';
import { times } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { plainItemQuery } from '#tests/support/server/item-query.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

const notFound = { code: 'not_found' };
const full = { code: 'favourites_full' };

describeShop('favourites', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let anna: SignedInCaller;
  let cup: number;
  let plate: number;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    anna = await shop.customer();
    cup = await shop.item({ name: 'Чашка', popularity: 1 });
    plate = await shop.item({ name: 'Тарелка', popularity: 9 });
  });

  const add = (itemId: number, who = anna) =>
    addFavourite(shop.deps, { caller: who, header: {}, body: { item_id: itemId } });
  const take = (itemId: number, who = anna) =>
    deleteFavourite(shop.deps, { caller: who, path: { item_id: itemId }, header: {} });
  const favouritesOf = async (who: SignedInCaller) =>
    (await listFavourites(shop.deps, { caller: who })).items.map(({ item_id }) => item_id);
  const catalogueOf = async (who: Caller, searchText = '') => {
    const query = { ...plainItemQuery, search_text: searchText, favourite: true };
    const page = await listItems(shop.deps, { caller: who, query });
    return { total: page.total, ids: page.result.map(({ id }) => id) };
  };

  it('are added and removed, repeatedly without an error', async () => {
    expect(await favouritesOf(anna)).toEqual([]);
    for (const _ of [1, 2]) expect(await add(cup)).toEqual({ item_id: cup });
    expect(await favouritesOf(anna)).toEqual([cup]);
    for (const _ of [1, 2]) await take(cup);
    expect(await favouritesOf(anna)).toEqual([]);
  });

  it('are listed newest first; adding one again keeps its place', async () => {
    const boris = await shop.customer();
    for (const itemId of [cup, plate, cup]) {
      await add(itemId, boris);
      shop.clock.pass(1_000);
    }
    expect(await favouritesOf(boris)).toEqual([plate, cup]);
  });

  it("are their customer's alone", async () => {
    const [owner, other] = [await shop.customer(), await shop.customer()];
    await add(cup, owner);
    expect(await favouritesOf(other)).toEqual([]);
    await take(cup, other);
    expect(await favouritesOf(owner)).toEqual([cup]);
  });

  it('refuse an item that is no longer sold, unknown, or of another shop', async () => {
    const stranger = await SmallShop.open(db);
    const gone = await shop.item({ deletedAt: shop.clock.now() });
    for (const itemId of [gone, await stranger.item(), 2_147_483_647]) {
      await expect(add(itemId)).rejects.toMatchObject(notFound);
      await expect(take(itemId)).resolves.toBeUndefined();
    }
    expect(await favouritesOf(anna)).toEqual([]);
  });

  it('leave out an item that is gone', async () => {
    const boris = await shop.customer();
    const fading = await shop.item();
    await add(fading, boris);
    await add(cup, boris);
    await db.orm.update(items).set({ deletedAt: shop.clock.now() }).where(eq(items.id, fading));
    expect(await favouritesOf(boris)).toEqual([cup]);
    expect(await catalogueOf(boris)).toEqual({ total: 1, ids: [cup] });
  });

  it('filter the catalogue, in its own order, with search, and show a guest nothing', async () => {
    const boris = await shop.customer();
    await add(cup, boris);
    await add(plate, boris);
    await add(await shop.item({ name: 'Плед', popularity: 5 }), boris);
    expect((await catalogueOf(boris)).ids.slice(0, 1)).toEqual([plate]);
    expect(await catalogueOf(boris, 'чашка')).toEqual({ total: 1, ids: [cup] });
    await take(plate, boris);
    expect((await catalogueOf(boris)).total).toBe(2);
    expect(await catalogueOf(shop.guest)).toEqual({ total: 0, ids: [] });
  });

  it('hold a thousand: one of ten parallel additions gets the last place, and a removal frees a place', async () => {
    const boris = await shop.customer();
    const ids = await shop.items(...times(1_009, (n) => ({ name: `Ложка ${n}`, retailPrice: 100 })));
    const keptIds = ids.slice(0, 999);
    const { shopId } = shop;
    await db.orm
      .insert(favourites)
      .values(keptIds.map((itemId) => ({ shopId, customerId: boris.customer.id, itemId, markedAt: shop.clock.now() })));
    const settled = await Promise.allSettled(ids.slice(999).map((itemId) => add(itemId, boris)));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual(
      times(9, () => 'favourites_full'),
    );
    expect(await favouritesOf(boris)).toHaveLength(1_000);
    await expect(add(cup, boris)).rejects.toMatchObject(full);
    await add(keptIds[0] ?? 0, boris);
    await take(keptIds[0] ?? 0, boris);
    await add(cup, boris);
    expect(await favouritesOf(boris)).toHaveLength(1_000);
  });

  it('end as one favourite or none after many parallel calls about one item', async () => {
    const boris = await shop.customer();
    await Promise.all(times(40, (n) => (n % 2 ? add(cup, boris) : take(cup, boris))));
    await add(cup, boris);
    expect(await favouritesOf(boris)).toEqual([cup]);
    await take(cup, boris);
    expect(await favouritesOf(boris)).toEqual([]);
  });

  it('delete the row of a removed favourite after a day', async () => {
    const boris = await shop.customer();
    await add(cup, boris);
    await add(plate, boris);
    await take(cup, boris);
    const rows = () => db.orm.$count(favourites, eq(favourites.customerId, boris.customer.id));
    await sweep(shop.deps);
    expect(await rows()).toBe(2);
    shop.clock.pass(86_400_001);
    await sweep(shop.deps);
    expect(await rows()).toBe(1);
    expect(await favouritesOf(boris)).toEqual([plate]);
  });
});
