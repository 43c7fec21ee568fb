import { eq, getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import * as tables from '#server/db/schema.ts';
import { findCatalogueVersion, foldCatalogueChanges } from '#server/db/repositories/catalogue/catalogue-version.ts';
import { makeCatalogueVersions } from '#server/domain/catalogue/catalogue-versions.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import type { Orm } from '#server/db/engine/types.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeOnEachEngine('the version of a catalogue', (engine) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let other: SmallShop;
  let cup: number;
  let plate: number;
  const versionOf = async ({ shopId } = shop) => (await findCatalogueVersion(db.orm, shopId)).catalogue;
  const listingOf = async () => (await findCatalogueVersion(db.orm, shop.shopId)).listing;
  /** By how much a change raises the version of the shop, that of its listing, and that of another shop. */
  const raisedBy = async (change: (orm: Orm) => Promise<unknown>): Promise<[number, number, number]> => {
    const before = [await versionOf(), await listingOf(), await versionOf(other)] as const;
    await db.transaction(change);
    return [(await versionOf()) - before[0], (await listingOf()) - before[1], (await versionOf(other)) - before[2]];
  };

  beforeAll(async () => {
    db = await freshDatabase(engine);
    [shop, other] = [await SmallShop.open(db), await SmallShop.open(db)];
    [cup = 0, plate = 0] = await shop.items(
      { name: 'Чашка', retailPrice: 129_000, stock: 40 },
      { name: 'Тарелка', retailPrice: 70_000 },
    );
    return () => db.close();
  });

  it('is raised by whatever guests see, and that of no other shop', async () => {
    const { shopId, categoryId } = shop;
    const { items, categories, itemAttributes, itemOtherCategories, shops, infoPages, deliveries, deliveryPoints } =
      tables;
    const changes: Record<string, (orm: Orm) => Promise<unknown>> = {
      price: (orm) => orm.update(items).set({ retailPrice: 119_000 }).where(eq(items.id, cup)),
      item: (orm) => orm.insert(items).values({ shopId, categoryId, name: 'Блюдце', retailPrice: 30_000 }),
      attribute: (orm) =>
        orm.insert(itemAttributes).values({ shopId, itemId: cup, position: 0, name: 'Объём', value: '350 мл' }),
      category: (orm) => orm.insert(categories).values({ shopId, name: 'Чай' }),
      placement: (orm) =>
        orm.insert(itemOtherCategories).select(
          orm
            .select({ shopId: sql`${shopId}`.as('s'), itemId: sql`${plate}`.as('i'), categoryId: categories.id })
            .from(categories)
            .where(sql`${categories.shopId} = ${shopId} and ${categories.name} = 'Чай'`),
        ),
      settings: (orm) => orm.update(shops).set({ primaryColor: '#AA3355' }).where(eq(shops.id, shopId)),
      page: (orm) => orm.insert(infoPages).values({ shopId, slug: 'offer', text: 'Оферта' }),
      delivery: (orm) => orm.update(deliveries).set({ price: 500 }).where(eq(deliveries.id, shop.courierId)),
      point: (orm) => orm.update(deliveryPoints).set({ name: 'На Лесной' }).where(eq(deliveryPoints.id, shop.pointId)),
    };
    const raised: Record<string, [number, number, number]> = {};
    for (const [name, change] of Object.entries(changes)) raised[name] = await raisedBy(change);
    const asListed = ['item', 'category', 'placement', 'page'];
    expect(raised).toEqual(
      Object.fromEntries(Object.keys(changes).map((name) => [name, [1, asListed.includes(name) ? 1 : 0, 0]])),
    );
  });

  it('is that of the listing too with whatever of an item may put it into a list, and with nothing else', async () => {
    const { items } = tables;
    const others: Record<string, string> = {
      categoryId: `(select max(id) from categories where shop_id = ${shop.shopId})`,
      name: `'Сервиз'`,
      article: `'А-7'`,
      description: `'Для чая'`,
      retailPrice: '99000',
      tradePrice: '88000',
      discount: '5',
      images: `'[{"key":"k","width":1,"height":1,"widths":[]}]'`,
      isNew: 'not is_new',
      popularity: 'popularity + 1',
      isHidden: 'not is_hidden',
      countStep: '2',
      countMin: '2',
      stock: '7',
      version: 'version + 1',
      createdAt: `created_at - interval '1 day'`,
      deletedAt: 'now()',
    };
    const asListed: string[] = [];
    const { id: _id, shopId: _shop, discountedPrice: _price, search: _search, ...columns } = getTableColumns(items);
    expect(Object.keys(others).toSorted()).toEqual(Object.keys(columns).toSorted());
    for (const [name, value] of Object.entries(others)) {
      const column = sql.identifier(toSnakeCase(name));
      const [all, listing, elsewhere] = await raisedBy((orm) =>
        orm.execute(sql`update items set ${column} = ${sql.raw(value)} where id = ${plate}`),
      );
      expect([name, all, elsewhere]).toEqual([name, 1, 0]);
      if (listing > 0) asListed.push(name);
    }
    expect(asListed).toEqual(['categoryId', 'name', 'article', 'description', 'isNew', 'isHidden', 'deletedAt']);
    await db.orm.update(items).set({ deletedAt: null }).where(eq(items.id, plate));
  });

  it('is that of the listing where one of many items is moved, or one is gone', async () => {
    const { items, categories } = tables;
    const [tea] = await db.orm.select({ id: categories.id }).from(categories).where(eq(categories.name, 'Чай'));
    const moveCup = (orm: Orm) =>
      orm.execute(sql`update items set retail_price = retail_price + 1,
        category_id = case when id = ${cup} then ${tea?.id}::int else category_id end
        where shop_id = ${shop.shopId}`);
    expect(await raisedBy(moveCup)).toEqual([1, 1, 0]);
    const [gone] = await shop.items({ name: 'Поднос', retailPrice: 10_000 });
    expect(await raisedBy((orm) => orm.delete(items).where(eq(items.id, gone ?? 0)))).toEqual([1, 1, 0]);
  });

  it('is raised by an order that takes from the stock', async () => {
    const anna = await shop.customer();
    const before = await versionOf();
    const cartId = await shop.cart(anna, [{ itemId: cup, count: 3 }]);
    await checkoutCart(shop.deps, {
      caller: anna,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: shop.form(cartId, anna),
    });
    const [left] = await db.orm
      .select({ stock: tables.items.stock })
      .from(tables.items)
      .where(eq(tables.items.id, cup));
    expect(left).toEqual({ stock: 37 });
    expect(await versionOf()).toBeGreaterThan(before);
  });

  it('stays with what is undone, and with what guests do not see', async () => {
    const before = await versionOf();
    const undone = db.transaction(async (orm) => {
      await orm.update(tables.items).set({ retailPrice: 1 }).where(eq(tables.items.id, cup));
      throw new Error('и всё же нет');
    });
    await expect(undone).rejects.toThrow('и всё же нет');
    await shop.customer({ firstName: 'Пётр', balance: 10_000 });
    expect(await versionOf()).toBe(before);
  });

  it('is the same after its rows are added up, by two at once, while it is raised', async () => {
    const [before, listed] = [await versionOf(), await listingOf()];
    const price = (retailPrice: number) =>
      db.orm.update(tables.items).set({ retailPrice }).where(eq(tables.items.id, plate));
    await Promise.all([
      foldCatalogueChanges(db.orm, shop.shopId),
      price(71_000),
      foldCatalogueChanges(db.orm, shop.shopId),
      price(72_000),
    ]);
    expect(await versionOf()).toBe(before + 2);
    await foldCatalogueChanges(db.orm, shop.shopId);
    expect(await findCatalogueVersion(db.orm, shop.shopId)).toEqual({
      catalogue: before + 2,
      listing: listed,
      rows: 1,
    });
  });

  it('is never older than the question, however many ask at once', async () => {
    const read = makeCatalogueVersions({ db }, () => undefined);
    const before = await versionOf();
    const first = Promise.all([read(shop.shopId), read(shop.shopId), read(shop.shopId)]);
    await db.orm.update(tables.items).set({ retailPrice: 73_000 }).where(eq(tables.items.id, plate));
    const second = await Promise.all([read(shop.shopId), read(shop.shopId)]);
    expect(second.map(({ catalogue }) => catalogue)).toEqual([before + 1, before + 1]);
    for (const { catalogue } of await first) expect([before, before + 1]).toContain(catalogue);
  });

  it('is added up where it is asked for, once its rows are many', async () => {
    const { shopId } = other;
    const before = await versionOf(other);
    await db.orm.insert(tables.catalogueChanges).values(Array.from({ length: 501 }, () => ({ shopId })));
    const failures: unknown[] = [];
    const read = makeCatalogueVersions({ db }, (error) => failures.push(error));
    expect(await read(shopId)).toMatchObject({ catalogue: before + 501 });
    await expect.poll(() => findCatalogueVersion(db.orm, shopId)).toMatchObject({ catalogue: before + 501, rows: 1 });
    expect(failures).toEqual([]);
  });
});
