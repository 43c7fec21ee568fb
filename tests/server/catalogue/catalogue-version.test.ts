import { eq, sql } from 'drizzle-orm';
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
  const versionOf = async ({ shopId } = shop) => (await findCatalogueVersion(db.orm, shopId)).version;
  /** By how much a change raises the versions of the shop and of another one. */
  const raisedBy = async (change: (orm: Orm) => Promise<unknown>): Promise<[number, number]> => {
    const before = [await versionOf(), await versionOf(other)] as const;
    await db.transaction(change);
    return [(await versionOf()) - before[0], (await versionOf(other)) - before[1]];
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
    const raised: Record<string, [number, number]> = {};
    for (const [name, change] of Object.entries(changes)) raised[name] = await raisedBy(change);
    expect(raised).toEqual(Object.fromEntries(Object.keys(changes).map((name) => [name, [1, 0]])));
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
    const before = await versionOf();
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
    expect(await findCatalogueVersion(db.orm, shop.shopId)).toEqual({ version: before + 2, rows: 1 });
  });

  it('is never older than the question, however many ask at once', async () => {
    const read = makeCatalogueVersions({ db }, () => undefined);
    const before = await versionOf();
    const first = Promise.all([read(shop.shopId), read(shop.shopId), read(shop.shopId)]);
    await db.orm.update(tables.items).set({ retailPrice: 73_000 }).where(eq(tables.items.id, plate));
    const second = await Promise.all([read(shop.shopId), read(shop.shopId)]);
    expect(second).toEqual([before + 1, before + 1]);
    for (const version of await first) expect([before, before + 1]).toContain(version);
  });

  it('is added up where it is asked for, once its rows are many', async () => {
    const { shopId } = other;
    const before = await versionOf(other);
    await db.orm.insert(tables.catalogueChanges).values(Array.from({ length: 501 }, () => ({ shopId })));
    const failures: unknown[] = [];
    const read = makeCatalogueVersions({ db }, (error) => failures.push(error));
    expect(await read(shopId)).toBe(before + 501);
    await expect.poll(() => findCatalogueVersion(db.orm, shopId)).toEqual({ version: before + 501, rows: 1 });
    expect(failures).toEqual([]);
  });
});
