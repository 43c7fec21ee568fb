import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { favourites, items } from '#server/db/schema.ts';
import { listItems } from '#server/domain/catalogue.ts';
import { addFavourite, deleteFavourite, listFavourites } from '#server/domain/favourites.ts';
import type { SignedIn, Visitor } from '#server/domain/person.ts';
import { sweep } from '#server/domain/sweep.ts';
import { describeOnEachEngine, freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { SmallShop } from '#tests/support/small-shop.ts';
import { TestApp } from '#tests/support/test-app.ts';

const notFound = { code: 'not_found' };
const full = { code: 'favourites_full' };
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

describeOnEachEngine('favourites', (engine) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let anna: SignedIn;
  let cup: number;
  let plate: number;

  beforeAll(async () => {
    db = await freshDatabase(engine);
    shop = await SmallShop.open(db);
    anna = await shop.customer();
    cup = await shop.item({ name: 'Чашка', popularity: 1 });
    plate = await shop.item({ name: 'Тарелка', popularity: 9 });
  });
  afterAll(() => db.close());

  const add = (itemId: number, who = anna) => addFavourite(shop.writing, who, itemId, null);
  const take = (itemId: number, who = anna) => deleteFavourite(shop.writing, who, itemId, null);
  const marksOf = async (who: SignedIn) => (await listFavourites(shop.writing, who)).map(({ item_id }) => item_id);
  const catalogueOf = async (who: Visitor, searchText = '') => {
    const page = await listItems(db, who, { searchText, categoryId: null, favourite: true, orderBy: 'popular', page: 1, limit: 24 });
    return { total: page.total, ids: page.result.map(({ id }) => id) };
  };

  it('are marked and taken away, each as often as one likes', async () => {
    expect(await marksOf(anna)).toEqual([]);
    for (const _ of [1, 2]) expect(await add(cup)).toEqual({ item_id: cup });
    expect(await marksOf(anna)).toEqual([cup]);
    for (const _ of [1, 2]) await take(cup);
    expect(await marksOf(anna)).toEqual([]);
  });

  it('are listed newest mark first; one that is marked already keeps its place', async () => {
    const boris = await shop.customer();
    for (const itemId of [cup, plate, cup]) {
      await add(itemId, boris);
      shop.clock.pass(1_000);
    }
    expect(await marksOf(boris)).toEqual([plate, cup]);
  });

  it("are their customer's alone", async () => {
    const [owner, other] = [await shop.customer(), await shop.customer()];
    await add(cup, owner);
    expect(await marksOf(other)).toEqual([]);
    await take(cup, other);
    expect(await marksOf(owner)).toEqual([cup]);
  });

  it('take no item that is gone, missing, or of another shop', async () => {
    const stranger = await SmallShop.open(db);
    const gone = await shop.item({ deletedAt: shop.clock.now() });
    for (const itemId of [gone, await stranger.item(), 2_147_483_647]) {
      await expect(add(itemId)).rejects.toMatchObject(notFound);
      await expect(take(itemId)).resolves.toBeUndefined();
    }
    expect(await marksOf(anna)).toEqual([]);
  });

  it('leave out an item that is gone', async () => {
    const boris = await shop.customer();
    const fading = await shop.item();
    await add(fading, boris);
    await add(cup, boris);
    await db.orm.update(items).set({ deletedAt: shop.clock.now() }).where(eq(items.id, fading));
    expect(await marksOf(boris)).toEqual([cup]);
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

  it('hold a thousand: the last place goes to one of ten at once, and a place given up is free again', async () => {
    const boris = await shop.customer();
    const ids = await shop.items(...times(1_009, (n) => ({ name: `Ложка ${n}`, retailPrice: 100 })));
    const keptIds = ids.slice(0, 999);
    const { shopId } = shop;
    await db.orm.insert(favourites).values(keptIds.map((itemId) => ({ shopId, customerId: boris.customer.id, itemId, markedAt: shop.clock.now() })));
    const settled = await Promise.allSettled(ids.slice(999).map((itemId) => add(itemId, boris)));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual(times(9, () => 'favourites_full'));
    expect(await marksOf(boris)).toHaveLength(1_000);
    await expect(add(cup, boris)).rejects.toMatchObject(full);
    await add(keptIds[0] ?? 0, boris);
    await take(keptIds[0] ?? 0, boris);
    await add(cup, boris);
    expect(await marksOf(boris)).toHaveLength(1_000);
  });

  it('of many calls at once about one item end as one mark, or none', async () => {
    const boris = await shop.customer();
    await Promise.all(times(40, (n) => (n % 2 ? add(cup, boris) : take(cup, boris))));
    await add(cup, boris);
    expect(await marksOf(boris)).toEqual([cup]);
    await take(cup, boris);
    expect(await marksOf(boris)).toEqual([]);
  });

  it('forget a day later that a mark was taken away', async () => {
    const boris = await shop.customer();
    await add(cup, boris);
    await add(plate, boris);
    await take(cup, boris);
    const rows = () => db.orm.$count(favourites, eq(favourites.customerId, boris.customer.id));
    await sweep(shop.writing);
    expect(await rows()).toBe(2);
    shop.clock.pass(86_400_001);
    await sweep(shop.writing);
    expect(await rows()).toBe(1);
    expect(await marksOf(boris)).toEqual([plate]);
  });
});

describeOnEachEngine('changes of one page that arrive out of order', (engine) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let app: TestApp;
  let anna: SignedIn;
  let token: string;

  beforeAll(async () => {
    db = await freshDatabase(engine);
    shop = await SmallShop.open(db);
    app = await TestApp.open(shop);
    anna = await shop.customer();
    token = await app.tokenOf(anna);
  });
  afterAll(async () => {
    await app.close();
    await db.close();
  });

  const headersOf = (page: string, number: number) => ({ 'change-number': `${page}:${number}` });
  const mark = (itemId: number, page: string, number: number) =>
    app.call('POST', '/api/favourite/', { token, body: { item_id: itemId }, headers: headersOf(page, number) });
  const unmark = (itemId: number, page: string, number: number) =>
    app.call('DELETE', `/api/favourite/${itemId}/`, { token, headers: headersOf(page, number) });
  const isMarked = async (itemId: number) => (await listFavourites(shop.writing, anna)).some(({ item_id }) => item_id === itemId);

  it('leave a mark as the last change wanted it, and answer success all the same', async () => {
    const [itemId, page] = [await shop.item(), randomUUID()];
    expect((await unmark(itemId, page, 2)).status).toBe(204);
    expect((await mark(itemId, page, 1)).status).toBe(200);
    expect(await isMarked(itemId)).toBe(false);
    await mark(itemId, page, 5);
    await unmark(itemId, page, 4);
    expect(await isMarked(itemId)).toBe(true);
    await unmark(itemId, page, 10);
    expect(await isMarked(itemId)).toBe(false);
  });

  it('let another page change the mark, whatever its numbers are, and one that counts none', async () => {
    const itemId = await shop.item();
    await mark(itemId, randomUUID(), 900);
    await unmark(itemId, randomUUID(), 1);
    expect(await isMarked(itemId)).toBe(false);
    await app.call('POST', '/api/favourite/', { token, body: { item_id: itemId } });
    expect(await isMarked(itemId)).toBe(true);
  });

  it('of twenty taps leave the last, whichever way they were reordered', async () => {
    for (const round of times(6, (n) => n)) {
      const [itemId, page] = [await shop.item(), randomUUID()];
      const taps = times(20, (n) => n + 1);
      const order = round === 0 ? taps.toReversed() : taps.toSorted((a, b) => ((a * 7 + round * 5) % 20) - ((b * 7 + round * 5) % 20));
      await Promise.all(order.map((n) => (n % 2 ? mark(itemId, page, n) : unmark(itemId, page, n))));
      expect(await isMarked(itemId)).toBe(false);
    }
  });

  it('leave a cart line as the last change wanted it', async () => {
    const page = randomUUID();
    const cartId = await shop.cart(shop.guest, [{ itemId: await shop.item() }]);
    const read = async () => (await app.get<{ items: { id: number; count: number; comment: string }[] }>(`/api/cart/?cart_id=${cartId}`)).body.items[0];
    const line = await read();
    const save = (count: number, number: number, comment = `${count}`) =>
      app.call('PUT', `/api/cart/${cartId}/cart-item/${line?.id}/`, { body: { count, comment }, headers: headersOf(page, number) });
    expect((await save(5, 3)).body).toMatchObject({ count: 5, comment: '5' });
    expect(await save(4, 2)).toMatchObject({ status: 200, body: { count: 5, comment: '5' } });
    expect((await save(6, 3)).body).toMatchObject({ count: 6 });
    const saves = times(20, (n) => n + 10);
    await Promise.all(saves.toSorted((a, b) => ((a * 7) % 20) - ((b * 7) % 20)).map((n) => save(n, n)));
    expect(await read()).toMatchObject({ count: 29, comment: '29' });
    await app.call('PUT', `/api/cart/${cartId}/cart-item/${line?.id}/`, { body: { count: 2, comment: '' } });
    expect(await read()).toMatchObject({ count: 2 });
    expect((await save(7, 1)).body).toMatchObject({ count: 7 });
  });

  it('refuse a number that is none', async () => {
    const itemId = await shop.item();
    for (const value of ['7', `${randomUUID()}:`, `${randomUUID()}:-1`, `${randomUUID()}:1234567890`]) {
      const { status } = await app.call('POST', '/api/favourite/', { token, body: { item_id: itemId }, headers: { 'change-number': value } });
      expect(status).toBe(422);
    }
    expect((await mark(itemId, randomUUID(), 999_999_999)).status).toBe(200);
  });
});
