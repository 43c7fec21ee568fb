import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { payments, placedOrders, shops } from '#server/db/schema.ts';
import { getDayFigures } from '#server/domain/shop/get-day-figures.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

type NewPayment = Partial<typeof payments.$inferInsert>;

/** A shop in Vladivostok, where it is 02:20 of 22 November. */
async function openVladivostok(db: SmallShop['db']): Promise<SmallShop> {
  const shop = await SmallShop.open(db);
  await db.orm.update(shops).set({ timeZone: 'Asia/Vladivostok' }).where(eq(shops.id, shop.shopId));
  shop.clock.pass(Date.parse('2026-11-21T16:20:00.000Z') - shop.clock.now().getTime());
  return shop;
}

describeShop('payments of the day by way', (it) => {
  it("are those of the shop's day, with what has come by each hour", async ({ stock: { db } }) => {
    const shop = await openVladivostok(db);
    const cashier = await shop.customer({ flags: ['get_strange_payments'] });
    const { customer } = await shop.customer();
    // Long before: what counts is when each was decided.
    const asked = new Date('2026-11-20T10:00:00.000Z');
    const pay = async (at: string, amount: number, more: NewPayment = {}) => {
      const id = await shop.payment(customer.id, { amount, state: 'F' });
      await db.orm
        .update(payments)
        .set({ createdAt: asked, decidedAt: new Date(at), ...more })
        .where(eq(payments.id, id));
    };
    await pay('2026-11-21T13:59:59.999Z', 900_000);
    await pay('2026-11-21T14:00:00.000Z', 10_050);
    await pay('2026-11-21T14:59:00.000Z', 2_000, { way: 'cash' });
    await pay('2026-11-21T15:10:00.000Z', 700, { way: 'cash', state: 'W', decidedAt: null });
    await pay('2026-11-21T16:10:00.000Z', 30_000, { kind: 'refund', way: 'card' });
    await pay('2026-11-21T16:15:00.000Z', 4_000);
    await pay('2026-11-21T16:16:00.000Z', 60_000, { state: 'C' });
    const foreign = await openVladivostok(db);
    await foreign.payment((await foreign.customer()).customer.id, { amount: 80_000, state: 'F' });
    const { payments: paid } = await getDayFigures(shop.deps, { caller: cashier });
    expect(paid).toEqual({
      day: '2026-11-22',
      ways: [
        { way: 'sbp', count: 2, sum: 140.5, waiting: 0 },
        { way: 'card', count: 1, sum: -300, waiting: 0 },
        { way: 'transfer', count: 0, sum: 0, waiting: 0 },
        { way: 'cash', count: 1, sum: 20, waiting: 7 },
      ],
      hours: [
        { hour: 0, sum: 120.5 },
        { hour: 1, sum: 120.5 },
        { hour: 2, sum: -139.5 },
      ],
    });
  });
});

describeShop('new and returning customers', (it) => {
  it('are told apart in the last thirty days and in those before', async ({ stock: { db } }) => {
    const shop = await openVladivostok(db);
    const staff = await shop.staff();
    const people = { anna: await shop.customer(), boris: await shop.customer(), vera: await shop.customer() };
    const order = async (who: keyof typeof people, at: string, total: number, more = {}) => {
      const id = await shop.order(people[who], total);
      await db.orm
        .update(placedOrders)
        .set({ createdAt: new Date(at), ...more })
        .where(eq(placedOrders.id, id));
    };
    // Midnights in Vladivostok of 24 September and 24 October begin the two periods.
    await order('vera', '2026-09-01T00:00:00.000Z', 990_000, { state: 'canceled' });
    await order('anna', '2026-09-23T13:59:59.999Z', 500_000);
    await order('anna', '2026-09-23T14:00:00.000Z', 1_000);
    await order('boris', '2026-10-23T13:59:59.999Z', 2_050);
    await order('boris', '2026-10-23T14:00:00.000Z', 40_000);
    await order('anna', '2026-11-01T00:00:00.000Z', 700);
    await order('anna', '2026-11-02T00:00:00.000Z', 80_000);
    await order('anna', '2026-11-03T00:00:00.000Z', 66_000, { deletedAt: new Date() });
    await order('vera', '2026-11-04T00:00:00.000Z', 9_000);
    await order('vera', '2026-11-05T00:00:00.000Z', 55_000, { state: 'rejected' });
    const other = await SmallShop.open(db);
    await other.order(await other.customer());
    expect((await getDayFigures(shop.deps, { caller: staff })).buyers).toEqual({
      last: {
        new: { customers: 1, orders: 1, sum: 90 },
        returning: { customers: 2, orders: 3, sum: 1207 },
      },
      before: {
        new: { customers: 1, orders: 1, sum: 20.5 },
        returning: { customers: 1, orders: 1, sum: 10 },
      },
    });
  });
});

describeShop('figures of the day', (it) => {
  it.for([
    [[], []],
    [['get_strange_payments'], ['payments']],
    [['get_strange_orders'], ['buyers', 'ages']],
    [
      ['get_strange_orders', 'edit_item'],
      ['buyers', 'ages', 'goods'],
    ],
    [['edit_item'], []],
    [['get_purchase'], ['purchases', 'closed']],
  ] as const)('tell holders of %o %o', async ([flags, parts], { stock: { shop } }) => {
    const figures = await getDayFigures(shop.deps, { caller: await shop.customer({ flags }) });
    expect(Object.entries(figures).flatMap(([name, part]) => (part === null ? [] : [name]))).toEqual(parts);
  });
});
