import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { orderLines, placedOrders, shops } from '#server/db/schema.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { listPurchases } from '#server/domain/purchase/list-purchases.ts';
import { getDay } from '#server/domain/shop/get-day.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const none = { count: 0, since: null };

describeShop('the day of the shop', (it) => {
  it('shows nobody what they may not see', async ({ stock: { shop } }) => {
    expect(await getDay(shop.deps, { caller: await shop.customer() })).toEqual({
      setup: null,
      orders: null,
      debts: null,
      payments: null,
      purchases: null,
    });
    const cashier = await shop.customer({ flags: ['get_strange_payments'] });
    expect(await getDay(shop.deps, { caller: cashier })).toEqual({
      setup: null,
      orders: null,
      debts: null,
      payments: { ...none, came: { today: 0, yesterday: 0 } },
      purchases: null,
    });
    const buyer = await shop.customer({ flags: ['get_purchase'] });
    expect(await getDay(shop.deps, { caller: buyer })).toEqual({
      setup: null,
      orders: null,
      debts: null,
      payments: null,
      purchases: none,
    });
  });

  it('counts new orders and payments, with the oldest of each', async ({ stock: { db } }) => {
    const shop = await SmallShop.open(db);
    const staff = await shop.staff('get_strange_payments');
    const anna = await shop.customer();
    const accepted = await shop.order(anna);
    await updatePlacedOrderState(shop.deps, {
      caller: staff,
      path: { id: accepted },
      body: { state: 'accepted', reason: '' },
    });
    const first = shop.clock.now().toISOString();
    await shop.order(anna);
    await shop.payment(anna.customer.id, { state: 'F' });
    shop.clock.pass(HOUR);
    const second = shop.clock.now().toISOString();
    await shop.order(anna);
    await shop.payment(anna.customer.id);
    shop.clock.pass(HOUR);
    await shop.payment(anna.customer.id);
    expect(await getDay(shop.deps, { caller: staff })).toMatchObject({
      orders: { created: { count: 2, since: first }, unpriced: none, standing: none },
      payments: { count: 2, since: second },
    });
  });

  it('counts lines of orders in work that nobody has priced', async ({ stock: { db } }) => {
    const shop = await SmallShop.open(db);
    const staff = await shop.staff();
    const anna = await shop.customer();
    const [photos, over] = [await shop.order(anna), await shop.order(anna)];
    const placed = shop.clock.now().toISOString();
    for (const id of [photos, over]) {
      await db.orm.update(orderLines).set({ price: null }).where(eq(orderLines.orderId, id));
      await db.orm.update(placedOrders).set({ isPriced: false }).where(eq(placedOrders.id, id));
    }
    await updatePlacedOrderState(shop.deps, {
      caller: staff,
      path: { id: over },
      body: { state: 'rejected', reason: 'Так вышло' },
    });
    const [line] = await db.orm.select().from(orderLines).where(eq(orderLines.orderId, photos));
    if (!line) throw new Error('An order without lines');
    const { id: _, ...canceled } = { ...line, state: 'C' as const };
    await db.orm.insert(orderLines).values(canceled);
    shop.clock.pass(HOUR);
    expect(await getDay(shop.deps, { caller: staff })).toMatchObject({
      orders: { unpriced: { count: 1, since: placed } },
    });
  });

  it('counts orders that have stood for more than three days', async ({ stock: { db } }) => {
    const shop = await SmallShop.open(db);
    const staff = await shop.staff();
    const anna = await shop.customer();
    const [stands, moved, over] = [await shop.order(anna), await shop.order(anna), await shop.order(anna)];
    await updatePlacedOrderState(shop.deps, {
      caller: staff,
      path: { id: over },
      body: { state: 'rejected', reason: 'Так вышло' },
    });
    const placed = shop.clock.now().toISOString();
    shop.clock.pass(3 * DAY);
    await updatePlacedOrderState(shop.deps, {
      caller: staff,
      path: { id: moved },
      body: { state: 'accepted', reason: '' },
    });
    expect(await getDay(shop.deps, { caller: staff })).toMatchObject({ orders: { standing: none } });
    shop.clock.pass(1);
    expect(await getDay(shop.deps, { caller: staff })).toMatchObject({
      orders: { standing: { count: 1, since: placed } },
    });
    await updatePlacedOrderState(shop.deps, {
      caller: staff,
      path: { id: stands },
      body: { state: 'accepted', reason: '' },
    });
    shop.clock.pass(3 * DAY);
    expect(await getDay(shop.deps, { caller: staff })).toMatchObject({ orders: { standing: { count: 1 } } });
  });

  it("sums the last sixty days by the shop's clock, without what was called off", async ({ stock: { db } }) => {
    const shop = await SmallShop.open(db);
    await db.orm.update(shops).set({ timeZone: 'Asia/Vladivostok' }).where(eq(shops.id, shop.shopId));
    const staff = await shop.staff();
    const anna = await shop.customer();
    // Half past midnight of 22 November in Vladivostok, and still the 21st in Moscow.
    const now = new Date('2026-11-21T14:30:00.000Z');
    shop.clock.pass(now.getTime() - shop.clock.now().getTime());
    const at = async (iso: string, total: number): Promise<number> => {
      const id = await shop.order(anna, total);
      await db.orm
        .update(placedOrders)
        .set({ createdAt: new Date(iso) })
        .where(eq(placedOrders.id, id));
      return id;
    };
    await at('2026-11-21T14:10:00.000Z', 100_050);
    await at('2026-11-21T13:50:00.000Z', 20_000);
    await at('2026-11-20T14:00:00.000Z', 7_000);
    const canceled = await at('2026-11-21T13:00:00.000Z', 5_000);
    await updatePlacedOrderState(shop.deps, {
      caller: staff,
      path: { id: canceled },
      body: { state: 'canceled', reason: 'Так вышло' },
    });
    await at('2026-09-23T14:00:00.000Z', 3_000);
    await at('2026-09-23T13:59:59.999Z', 900);
    const { orders } = await getDay(shop.deps, { caller: staff });
    expect(orders?.days).toHaveLength(60);
    expect(orders?.days.filter(({ count }) => count > 0)).toEqual([
      { day: '2026-09-24', count: 1, sum: 30 },
      { day: '2026-11-21', count: 2, sum: 270 },
      { day: '2026-11-22', count: 1, sum: 1000.5 },
    ]);
    expect(orders?.days.at(0)).toEqual({ day: '2026-09-24', count: 1, sum: 30 });
    expect(orders?.days.at(-1)).toEqual({ day: '2026-11-22', count: 1, sum: 1000.5 });
  });

  it('counts purchases that came whole', async ({ stock: { db } }) => {
    const desk = await PurchaseDesk.open(await SmallShop.open(db));
    const { shop, staff } = desk;
    await desk.purchase();
    const orders = [await desk.order(), await desk.order()] as const;
    const [waits, whole] = [await desk.sent(orders[0]), await desk.sent(orders[1])];
    const linesOf = (order: (typeof orders)[number]) => order.lines.map(({ id }) => id);
    await desk.update(waits.id, {
      state: 'received',
      receipt: { line_ids: linesOf(orders[0]).slice(1), rest: 'O' },
    });
    shop.clock.pass(HOUR);
    await desk.update(whole.id, { state: 'received', receipt: { line_ids: linesOf(orders[1]), rest: 'O' } });
    const received = shop.clock.now().toISOString();
    shop.clock.pass(HOUR);
    expect(await getDay(shop.deps, { caller: staff })).toMatchObject({ purchases: { count: 1, since: received } });
    const query = { search_text: '', to_close: true, page: 1, limit: 24 };
    expect((await listPurchases(shop.deps, { caller: staff, query })).result.map(({ id }) => id)).toEqual([whole.id]);
  });
});
