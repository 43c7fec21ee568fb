import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '#contract/types.ts';
import { categories, items } from '#server/db/schema.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

describeOnEachEngine('the count of a list', (engine) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let app: TestApp;
  let cup: number;
  let plate: number;
  const countOf = async (filters = '', token?: string): Promise<number> =>
    (await app.get<{ total: number }>(`/api/item/list/?limit=2${filters}`, { token })).body.total;
  const countIn = async (filters = ''): Promise<number> =>
    (await app.get<components['schemas']['ItemCounts']>(`/api/item/total/?${filters}`)).body.total;
  const setPrice = (id: number, retailPrice: number) =>
    db.orm.update(items).set({ retailPrice }).where(eq(items.id, id));
  /** Adds an item that no trigger tells of: whoever counts again finds it. */
  const addUnseen = () =>
    db.transaction(async (orm) => {
      await orm.execute(sql`set local session_replication_role = replica`);
      await orm.insert(items).values({
        shopId: shop.shopId,
        categoryId: shop.categoryId,
        name: 'Ваза',
        retailPrice: 80_000,
        discount: 10,
      });
    });

  beforeEach(async () => {
    db = await freshDatabase(engine);
    shop = await SmallShop.open(db);
    app = await TestApp.open(shop);
    [cup = 0, plate = 0] = await shop.items(
      { name: 'Чашка', retailPrice: 129_000, tradePrice: 60_000 },
      { name: 'Тарелка', retailPrice: 70_000 },
      { name: 'Блюдце', retailPrice: 30_000, isHidden: true },
    );
    return async () => {
      await app.close();
      await db.close();
    };
  });

  it('is the same on each page, in each order, and after a price or the stock has changed', async () => {
    expect(await countOf()).toBe(2);
    await addUnseen();
    expect([await countOf('&page=2'), await countOf('&order_by=price')]).toEqual([2, 2]);
    await setPrice(cup, 119_000);
    await db.orm.update(items).set({ stock: 5 }).where(eq(items.id, plate));
    expect([await countOf(), await countOf('&order_by=name')]).toEqual([2, 2]);
  });

  it('is counted again after an item is added, hidden, moved or deleted', async () => {
    const here = `&category_id=${shop.categoryId}`;
    const both = async () => [await countOf(), await countOf(here)];
    expect(await both()).toEqual([2, 2]);
    await shop.items({ name: 'Поднос', retailPrice: 50_000 });
    expect(await both()).toEqual([3, 3]);
    await db.orm.update(items).set({ isHidden: true }).where(eq(items.id, plate));
    expect(await both()).toEqual([2, 2]);
    const [elsewhere] = await db.orm.insert(categories).values({ shopId: shop.shopId, name: 'Чай' }).returning();
    await db.orm
      .update(items)
      .set({ categoryId: elsewhere?.id ?? 0 })
      .where(eq(items.id, cup));
    expect(await both()).toEqual([2, 1]);
    await db.orm.update(items).set({ deletedAt: new Date() }).where(eq(items.id, cup));
    expect(await both()).toEqual([1, 1]);
  });

  it('follows prices where a list is narrowed by them', async () => {
    const bounds = '&price_min=700&price_max=1250';
    const narrowed = async () => [await countOf(bounds), await countOf('&discount=true')];
    expect(await narrowed()).toEqual([1, 0]);
    await setPrice(cup, 120_000);
    expect(await narrowed()).toEqual([2, 0]);
    await db.orm.update(items).set({ discount: 40 }).where(eq(items.id, cup));
    expect(await narrowed()).toEqual([2, 1]);
    await db.orm.update(items).set({ discount: 50 }).where(eq(items.id, cup));
    expect(await narrowed()).toEqual([1, 1]);
  });

  it('is theirs who look', async () => {
    const [editor, wholesale] = [
      await app.tokenOf(await shop.customer({ flags: ['edit_item'] })),
      await app.tokenOf(await shop.customer({ type: 'wholesale' })),
    ];
    const cheap = '&price_max=800';
    const counts = async () => [
      [await countOf(), await countOf(cheap)],
      [await countOf('', editor), await countOf(cheap, editor)],
      [await countOf('', wholesale), await countOf(cheap, wholesale)],
    ];
    const theirs = [
      [2, 1],
      [3, 2],
      [2, 2],
    ];
    expect([await counts(), await counts()]).toEqual([theirs, theirs]);
  });

  it('of favourites is nobody else’s, and counted each time', async () => {
    const [anna, pyotr] = [await app.tokenOf(await shop.customer()), await app.tokenOf(await shop.customer())];
    const liked = async () => [await countOf('&favourite=true', anna), await countOf('&favourite=true', pyotr)];
    await app.call('post', '/api/favourite/', { token: anna, body: { item_id: cup } });
    expect(await liked()).toEqual([1, 0]);
    await app.call('post', '/api/favourite/', { token: anna, body: { item_id: plate } });
    expect(await liked()).toEqual([2, 0]);
  });

  it('is no other shop’s', async () => {
    const other = await SmallShop.open(db);
    const there = await TestApp.open(other);
    await other.items({ name: 'Чашка', retailPrice: 129_000 });
    const counted = async () => (await there.get<{ total: number }>('/api/item/list/?limit=2')).body.total;
    expect([await countOf(), await counted(), await countOf(), await counted()]).toEqual([2, 1, 2, 1]);
    await there.close();
  });

  it('stays in each category with a changed price, but not where prices narrow it', async () => {
    const shown = async () => {
      const { body } = await app.get<{ result: components['schemas']['Category'][] }>('/api/category/');
      return body.result.find(({ id }) => id === shop.categoryId)?.items_count;
    };
    const all = async () => [await countIn(), await countIn('price_max=800'), await shown()];
    expect(await all()).toEqual([2, 1, 2]);
    await addUnseen();
    await setPrice(cup, 60_000);
    expect(await all()).toEqual([2, 3, 2]);
    await shop.items({ name: 'Поднос', retailPrice: 50_000 });
    expect(await all()).toEqual([4, 4, 4]);
  });
});
