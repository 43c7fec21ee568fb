import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { items, orderLines, placedOrders } from '#server/db/schema.ts';
import { getDayFigures } from '#server/domain/shop/get-day-figures.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

const DAY = 24 * 3_600_000;

/** In a shop of Moscow at 12:30 of 21 November the thirty days begin at the midnight of 23 October. */
const before = new Date('2026-10-22T20:59:59.999Z');
const within = new Date('2026-10-22T21:00:00.000Z');

interface Goods {
  shop: SmallShop;
  read: () => Promise<NonNullable<Awaited<ReturnType<typeof getDayFigures>>['goods']>>;
  /** An item with a stock, made before the thirty days, of which so many were ordered in one order at this moment. */
  sell: (name: string, count: number, more?: { stock?: number; at?: Date; price?: number }) => Promise<number>;
}

async function openGoods(db: SmallShop['db']): Promise<Goods> {
  const shop = await SmallShop.open(db);
  const staff = await shop.staff('edit_item');
  const anna = await shop.customer();
  return {
    shop,
    read: async () => {
      const { goods } = await getDayFigures(shop.deps, { caller: staff });
      if (!goods) throw new Error('There are no goods');
      return goods;
    },
    sell: async (name, count, { stock, at = within, price = 1000 } = {}) => {
      const itemId = await shop.item({ name, createdAt: before });
      const orderId = await shop.order(anna);
      await db.orm.update(placedOrders).set({ createdAt: at }).where(eq(placedOrders.id, orderId));
      await db.orm.update(orderLines).set({ itemId, count, price }).where(eq(orderLines.orderId, orderId));
      if (stock !== undefined) await db.orm.update(items).set({ stock }).where(eq(items.id, itemId));
      return itemId;
    },
  };
}

describeShop('goods of the last thirty days', (it) => {
  it('are at the top by their sum, without what was called off', async ({ stock: { db } }) => {
    const { shop, read, sell } = await openGoods(db);
    const [cup, bowl] = [await sell('Чашка', 3), await sell('Миска', 2, { price: 2050 })];
    await sell('Прежняя', 90, { at: before });
    const canceled = await sell('Отменённая', 80);
    await db.orm.update(orderLines).set({ state: 'C' }).where(eq(orderLines.itemId, canceled));
    const deleted = await sell('Удалённая', 70);
    await db.orm.update(items).set({ deletedAt: new Date() }).where(eq(items.id, deleted));
    expect((await read()).top).toEqual([
      { id: bowl, name: 'Миска', count: 2, sum: 41 },
      { id: cup, name: 'Чашка', count: 3, sum: 30 },
    ]);
    expect(shop.faults).toEqual([]);
  });

  it('end soon that last for a week at the pace of these days', async ({ stock: { db } }) => {
    const { read, sell } = await openGoods(db);
    const week = await sell('Неделя', 30, { stock: 7 });
    await sell('Восемь дней', 30, { stock: 8 });
    const today = await sell('Сегодня', 60, { stock: 1 });
    await sell('Кончилась', 50, { stock: 0 });
    await sell('Не считают', 40);
    expect((await read()).ending).toEqual([
      { id: today, name: 'Сегодня', stock: 1, days: 0 },
      { id: week, name: 'Неделя', stock: 7, days: 7 },
    ]);
  });

  it('are dead that were in stock for all of them and nobody ordered', async ({ stock: { db } }) => {
    const { shop, read, sell } = await openGoods(db);
    await sell('Живая', 1, { stock: 900 });
    const dead = await sell('Прежняя', 1, { stock: 3, at: before });
    const dearer = await shop.item({ name: 'Дорогая', retailPrice: 70_050, stock: 4, createdAt: before });
    await shop.item({ name: 'Новая', stock: 5, createdAt: within });
    await shop.item({ name: 'Пустая', stock: 0, createdAt: before });
    await (await SmallShop.open(db)).item({ name: 'Чужая', stock: 6, createdAt: before });
    expect((await read()).dead).toEqual({
      count: 2,
      sum: 4302,
      items: [
        { id: dearer, name: 'Дорогая', stock: 4, sum: 2802 },
        { id: dead, name: 'Прежняя', stock: 3, sum: 1500 },
      ],
    });
  });

  it('are empty lists where there are none', async ({ stock: { db } }) => {
    const { read } = await openGoods(db);
    expect(await read()).toEqual({ top: [], ending: [], dead: { count: 0, sum: 0, items: [] } });
  });
});

describeShop('the ages of orders', (it) => {
  it('are counted by state, by whole days in it', async ({ stock: { db } }) => {
    const shop = await SmallShop.open(db);
    const staff = await shop.staff();
    const anna = await shop.customer();
    const now = shop.clock.now().getTime();
    const order = async (age: number, more: Partial<typeof placedOrders.$inferInsert> = {}) => {
      const id = await shop.order(anna);
      await db.orm
        .update(placedOrders)
        .set({ stateSince: new Date(now - age), ...more })
        .where(eq(placedOrders.id, id));
    };
    for (const age of [0, 2 * DAY - 1, 2 * DAY, 4 * DAY, 5 * DAY, 8 * DAY - 1, 8 * DAY, 9 * DAY, 10 * DAY, 11 * DAY])
      await order(age);
    await order(4 * DAY - 1, { state: 'need_pay' });
    await order(DAY, { state: 'canceled' });
    await order(DAY, { deletedAt: new Date() });
    const { ages } = await getDayFigures(shop.deps, { caller: staff });
    expect(ages?.map(({ state, ages: counts }) => [state, ...counts.map(({ count }) => count)])).toEqual([
      ['created', 2, 1, 3, 4],
      ['accepted', 0, 0, 0, 0],
      ['need_pay', 0, 1, 0, 0],
      ['collected', 0, 0, 0, 0],
      ['delivery', 0, 0, 0, 0],
    ]);
    expect(ages?.[0]?.ages.map((age) => age.from_days)).toEqual([0, 2, 4, 8]);
  });
});
