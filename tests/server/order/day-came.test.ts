import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { payments, placedOrders, shops } from '#server/db/schema.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getDay } from '#server/domain/shop/get-day.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

/** In Vladivostok, about midnight and 10:15, the latest is now: of the 22nd, then of the 21st and the 20th. */
const times = [
  '2026-11-22T00:15:00.000Z',
  '2026-11-21T14:00:00.000Z',
  '2026-11-21T13:59:59.999Z',
  '2026-11-21T00:15:00.001Z',
  '2026-11-21T00:15:00.000Z',
  '2026-11-20T23:00:00.000Z',
  '2026-11-20T14:00:00.000Z',
  '2026-11-20T13:59:59.999Z',
] as const;

async function openVladivostok(shop: SmallShop): Promise<void> {
  await shop.db.orm.update(shops).set({ timeZone: 'Asia/Vladivostok' }).where(eq(shops.id, shop.shopId));
  shop.clock.pass(Date.parse('2026-11-22T00:15:00.000Z') - shop.clock.now().getTime());
}

describeShop('what came on the day of the shop', (it) => {
  it('is counted until now, and until this hour of the day before', async ({ stock: { db } }) => {
    const shop = await SmallShop.open(db);
    await openVladivostok(shop);
    const staff = await shop.staff('get_strange_payments');
    const anna = await shop.customer();
    for (const time of times) {
      const at = { createdAt: new Date(time) };
      const order = await shop.order(anna);
      await db.orm.update(placedOrders).set(at).where(eq(placedOrders.id, order));
    }
    for (const time of times.slice(1)) {
      const payment = await shop.payment(anna.customer.id);
      await db.orm
        .update(payments)
        .set({ createdAt: new Date(time) })
        .where(eq(payments.id, payment));
    }
    const day = await getDay(shop.deps, { caller: staff });
    expect(day.orders?.created.came).toEqual({ today: 2, yesterday: 3 });
    expect(day.payments?.came).toEqual({ today: 1, yesterday: 3 });
  });

  it('has what was settled since, and nothing deleted or of another shop', async ({ stock: { db } }) => {
    const shop = await SmallShop.open(db);
    const staff = await shop.staff('get_strange_payments');
    const anna = await shop.customer();
    const [canceled, deleted] = [await shop.order(anna), await shop.order(anna)];
    await updatePlacedOrderState(shop.deps, {
      caller: staff,
      path: { id: canceled },
      body: { state: 'canceled', reason: 'Так вышло' },
    });
    await db.orm.update(placedOrders).set({ deletedAt: shop.clock.now() }).where(eq(placedOrders.id, deleted));
    for (const state of ['F', 'C', 'W'] as const) await shop.payment(anna.customer.id, { state });
    const other = await SmallShop.open(db);
    const boris = await other.customer();
    await other.order(boris);
    await other.payment(boris.customer.id);
    expect(await getDay(shop.deps, { caller: staff })).toMatchObject({
      orders: { created: { count: 0, came: { today: 1, yesterday: 0 } } },
      payments: { count: 1, came: { today: 3, yesterday: 0 } },
    });
  });
});
