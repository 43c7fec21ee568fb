import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Query } from '#contract/types.ts';
import { categories, items } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listShopItems } from '#server/domain/catalogue/list-shop-items.ts';

import { refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { only, SmallShop } from '#tests/support/server/small-shop.ts';

describeShopOnEachEngine('the items that staff keep', (it) => {
  let shop: SmallShop;
  let staff: SignedInCaller;

  it.beforeEach(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
    staff = await shop.staff('edit_item');
    const write = async (name: string, fields: Partial<typeof items.$inferInsert>) => {
      const id = await shop.item({ name, retailPrice: 10_000 });
      await shop.db.orm.update(items).set(fields).where(eq(items.id, id));
    };
    await write('Ваза', { article: 'В-7', retailPrice: 90_000, stock: 0 });
    await write('Ёлка', { isHidden: true, retailPrice: 50_000 });
    await write('Арфа', { stock: 3, retailPrice: 70_000, tradePrice: 60_000, discount: 50 });
    await write('Бубен', { deletedAt: new Date(), retailPrice: 1_000 });
  });

  const names = async (query: Partial<Query<'listShopItems'>>, by = staff) => {
    const asked = { search_text: '', order_by: 'name', page: 1, limit: 24, ...query } as const;
    return (await listShopItems(shop.deps, { caller: by, query: asked })).result.map(({ name }) => name);
  };

  it('are those that are not deleted, hidden and sold out ones too, by the alphabet', async () => {
    expect(await names({})).toEqual(['Арфа', 'Ваза', 'Ёлка']);
  });

  it('are told apart by their state', async () => {
    expect(await names({ state: 'on_sale' })).toEqual(['Арфа']);
    expect(await names({ state: 'hidden' })).toEqual(['Ёлка']);
    expect(await names({ state: 'sold_out' })).toEqual(['Ваза']);
    expect(await names({ state: 'deleted' }, await shop.staff('delete_item'))).toEqual(['Бубен']);
    expect(await refusalOf(names({ state: 'deleted' }))).toBe('forbidden');
  });

  it('are ordered by price, stock and age', async () => {
    expect(await names({ order_by: 'price' })).toEqual(['Арфа', 'Ёлка', 'Ваза']);
    expect(await names({ order_by: '-price' })).toEqual(['Ваза', 'Ёлка', 'Арфа']);
    expect(await names({ order_by: 'stock' })).toEqual(['Ваза', 'Арфа', 'Ёлка']);
    expect(await names({ order_by: 'newest' })).toEqual(['Арфа', 'Ёлка', 'Ваза']);
  });

  it('go on where the page before ended', async () => {
    for (const order_by of ['name', 'price', 'stock', 'newest'] as const) {
      const whole = await names({ order_by });
      expect([...(await names({ order_by, limit: 2 })), ...(await names({ order_by, limit: 2, page: 2 }))]).toEqual(
        whole,
      );
      expect(await names({ order_by, limit: 2, page: 3 })).toEqual([]);
    }
  });

  it('are found by words of the name and by the article; signs alone find nothing', async () => {
    expect(await names({ search_text: 'ваз' })).toEqual(['Ваза']);
    expect(await names({ search_text: 'в-7' })).toEqual(['Ваза']);
    expect(await names({ search_text: 'ваза арфа' })).toEqual([]);
    expect(await names({ search_text: '?!' })).toEqual([]);
  });

  it('are those of a category and of the ones below it', async () => {
    const { shopId } = shop;
    const above = only(await shop.db.orm.insert(categories).values({ shopId, name: 'Сад' }).returning()).id;
    const below = only(
      await shop.db.orm.insert(categories).values({ shopId, name: 'Ели', parentId: above }).returning(),
    ).id;
    await shop.db.orm.update(items).set({ categoryId: below }).where(eq(items.name, 'Ёлка'));
    expect(await names({ category_id: above })).toEqual(['Ёлка']);
  });

  it('show their prices in roubles, the trade price to those who may see it', async () => {
    const asked = { search_text: 'арфа', order_by: 'name', page: 1, limit: 24 } as const;
    const read = async (by: SignedInCaller) =>
      only((await listShopItems(shop.deps, { caller: by, query: asked })).result);
    expect(await read(staff)).toMatchObject({
      retail_price: 700,
      trade_price: 600,
      discount: 50,
      discounted_price: 350,
      stock: 3,
      is_hidden: false,
    });
    expect((await read(await shop.staff('delete_item'))).trade_price).toBeNull();
  });
});
