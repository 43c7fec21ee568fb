import { type Logger, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { itemAttributes } from '#server/db/schema.ts';
import { getItem } from '#server/domain/catalogue/get-item.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop("an item's attributes", (it) => {
  it('come with it in their order, in one statement, and none of another item', async ({ stock: { db, shop } }) => {
    const [cup = 0, plain = 0] = await shop.items(
      { name: 'Чашка', retailPrice: 100 },
      { name: 'Блюдце', retailPrice: 100 },
    );
    const of = { shopId: shop.shopId, itemId: cup };
    await db.orm.insert(itemAttributes).values([
      { ...of, position: 2, name: 'Страна', value: 'Россия' },
      { ...of, position: 0, name: 'Материал', value: 'фарфор' },
      { ...of, position: 1, name: 'Объём', value: '220 мл' },
    ]);
    const logger: Logger = Reflect.get(db.orm._.session, 'logger');
    const asked = vi.spyOn(logger, 'logQuery');
    const { attributes } = await getItem(shop.deps, { caller: shop.guest, path: { id: cup } });
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(attributes).toEqual([
      { name: 'Материал', value: 'фарфор' },
      { name: 'Объём', value: '220 мл' },
      { name: 'Страна', value: 'Россия' },
    ]);
    expect((await getItem(shop.deps, { caller: shop.guest, path: { id: plain } })).attributes).toEqual([]);
  });

  it('are not shown by another shop', async ({ stock: { db, shop } }) => {
    const itemId = await shop.item();
    await db.orm
      .insert(itemAttributes)
      .values({ shopId: shop.shopId, itemId, position: 0, name: 'Материал', value: 'лён' });
    const stranger = await SmallShop.open(db);
    await expect(getItem(stranger.deps, { caller: stranger.guest, path: { id: itemId } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('are refused without a name or a value, longer than is shown, twice, or after the fiftieth', async ({
    stock: { db, shop },
  }) => {
    const itemId = await shop.item();
    const write = (attribute: Partial<typeof itemAttributes.$inferInsert>) =>
      db.orm.insert(itemAttributes).values({
        shopId: shop.shopId,
        itemId,
        position: 0,
        name: 'Материал',
        value: 'лён',
        ...attribute,
      });
    await expect(write({ name: '' })).rejects.toThrow();
    await expect(write({ name: 'М'.repeat(101) })).rejects.toThrow();
    await expect(write({ value: '' })).rejects.toThrow();
    await expect(write({ value: 'л'.repeat(501) })).rejects.toThrow();
    await expect(write({ position: -1 })).rejects.toThrow();
    await expect(write({ position: 50 })).rejects.toThrow();
    await write({ name: 'М'.repeat(100), value: 'л'.repeat(500), position: 49 });
    await expect(write({ name: 'М'.repeat(100), position: 48 })).rejects.toThrow();
    const { rows } = await db.orm.execute(
      sql`select count(*)::int as total from item_attributes where item_id = ${itemId}`,
    );
    expect(rows).toEqual([{ total: 1 }]);
  });
});
