import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { claimCounting } from '#server/db/repositories/catalogue/popularity.ts';
import { items, orderLines, placedOrders } from '#server/db/schema.ts';
import { listItems } from '#server/domain/catalogue/list-items.ts';
import { countPopularity } from '#server/domain/catalogue/popularity.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { plainItemQuery } from '#tests/support/server/item-query.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** An order of these items, placed now; answers its id. */
async function order(shop: SmallShop, caller: SignedInCaller, lines: { itemId: number; count: number }[]) {
  const cartId = await shop.cart(caller, lines);
  const form = shop.form(cartId, caller);
  return (
    await checkoutCart(shop.deps, {
      caller,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: form,
    })
  ).id;
}

describeShop('the order of items', (it) => {
  const names = async (shop: SmallShop, order_by: 'popular' | 'name', search_text = '') => {
    const { result } = await listItems(shop.deps, {
      caller: shop.guest,
      query: { ...plainItemQuery, order_by, search_text },
    });
    return result.map(({ name }) => name);
  };

  it('by name is that of a Russian dictionary: Ё beside Е, small letters beside capitals', async ({
    ownSite: { shop },
  }) => {
    const written = [
      'Я, набор',
      'Ёлка, набор',
      'Жаба, набор',
      'арбуз, набор',
      'Елка, набор',
      'Ель, набор',
      'Банка, набор',
    ];
    await shop.items(...written.map((name) => ({ name, retailPrice: 1 })));
    const sorted = [
      'арбуз, набор',
      'Банка, набор',
      'Елка, набор',
      'Ёлка, набор',
      'Ель, набор',
      'Жаба, набор',
      'Я, набор',
    ];
    expect(await names(shop, 'name')).toEqual(sorted);
    expect(await names(shop, 'name', 'набор')).toEqual(sorted);
  });

  it('by popularity is that of pieces ordered in ninety days, of what was not cancelled', async ({
    ownSite: { db, shop },
  }) => {
    const goods = ['Старое', 'Отменённое', 'Отклонённое', 'Снятое', 'Удалённое', 'Одна', 'Пять'];
    const ids = await shop.items(...goods.map((name) => ({ name, retailPrice: 100, popularity: 7 })));
    const [old = 0, canceled = 0, rejected = 0, cut = 0, deleted = 0, one = 0, five = 0] = ids;
    const caller = await shop.customer();
    const setOrder = (id: number, values: Partial<typeof placedOrders.$inferInsert>) =>
      db.orm.update(placedOrders).set(values).where(eq(placedOrders.id, id));

    await order(shop, caller, [{ itemId: old, count: 99 }]);
    shop.clock.pass(2 * DAY);
    await order(shop, caller, [{ itemId: five, count: 2 }]);
    shop.clock.pass(89 * DAY);
    await order(shop, caller, [
      { itemId: five, count: 3 },
      { itemId: one, count: 1 },
    ]);
    await setOrder(await order(shop, caller, [{ itemId: canceled, count: 50 }]), { state: 'canceled' });
    await setOrder(await order(shop, caller, [{ itemId: rejected, count: 50 }]), { state: 'rejected' });
    await setOrder(await order(shop, caller, [{ itemId: deleted, count: 50 }]), { deletedAt: shop.clock.now() });
    const withCut = await order(shop, caller, [{ itemId: cut, count: 50 }]);
    await db.orm.update(orderLines).set({ state: 'C' }).where(eq(orderLines.orderId, withCut));

    await countPopularity(shop.deps);
    const counted = await db.orm.select({ name: items.name, popularity: items.popularity }).from(items);
    expect(Object.fromEntries(counted.map(({ name, popularity }) => [name, popularity]))).toEqual({
      Старое: 0,
      Отменённое: 0,
      Отклонённое: 0,
      Снятое: 0,
      Удалённое: 0,
      Одна: 1,
      Пять: 5,
    });
    expect((await names(shop, 'popular')).slice(0, 2)).toEqual(['Пять', 'Одна']);

    // An hour later the older order of two has left the ninety days.
    shop.clock.pass(2 * DAY);
    await countPopularity(shop.deps);
    const [row] = await db.orm.select().from(items).where(eq(items.id, five));
    expect(row?.popularity).toBe(3);
  });

  it('is counted once an hour, by one process, for each shop', async ({ ownSite: { db, shop } }) => {
    const other = await SmallShop.open(db);
    const now = shop.clock.now();
    const claim = (minutesLater: number) => {
      const at = new Date(now.getTime() + minutesLater * MINUTE);
      return claimCounting(db.orm, { now: at, before: new Date(at.getTime() - 55 * MINUTE) });
    };
    const claimed = await Promise.all([claim(0), claim(0), claim(0)]);
    expect(claimed.flat().toSorted((a, b) => a - b)).toEqual([shop.shopId, other.shopId]);
    expect(await claim(54)).toEqual([]);
    expect(await claim(60)).toHaveLength(2);

    const itemId = await shop.item({ popularity: 7 });
    shop.clock.pass(60 * MINUTE);
    await countPopularity(shop.deps);
    const popularity = async () => (await db.orm.select().from(items).where(eq(items.id, itemId)))[0]?.popularity;
    expect(await popularity()).toBe(7);
    shop.clock.pass(60 * MINUTE);
    await countPopularity(shop.deps);
    expect(await popularity()).toBe(0);
  });

  it('is counted for the other shops where one fails, and for that one in the next round', async ({
    ownSite: { db, shop },
  }) => {
    const other = await SmallShop.open(db);
    const ids = [await shop.item({ popularity: 7 }), await other.item({ popularity: 7 })];
    const popularity = async () =>
      (await db.orm.select().from(items).where(inArray(items.id, ids)).orderBy(items.id)).map((one) => one.popularity);
    await db.orm.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`);
    await db.orm.execute(sql`create trigger refused before update on items for each row
      when (old.shop_id = ${sql.raw(String(shop.shopId))}) execute function refuse()`);
    await expect(countPopularity(shop.deps)).rejects.toThrow();
    expect(await popularity()).toEqual([7, 0]);

    await db.orm.execute(sql`drop trigger refused on items`);
    shop.clock.pass(MINUTE);
    await countPopularity(shop.deps);
    expect(await popularity()).toEqual([0, 0]);
  });
});
