import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PlacedOrderState } from '#contract/types.ts';
import { placedOrders } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { getPlacedOrdersTotal } from '#server/domain/order/placed/get-placed-orders-total.ts';
import { getDayFigures } from '#server/domain/shop/get-day-figures.ts';
import { getDay } from '#server/domain/shop/get-day.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

/** What the shop's orders of a state come to, by each of the parts that say it; all of them are of today. */
async function sumsIn({ deps }: SmallShop, caller: SignedInCaller, state: PlacedOrderState) {
  const [{ orders }, { buyers }, { sum: list }] = await Promise.all([
    getDay(deps, { caller }),
    getDayFigures(deps, { caller }),
    getPlacedOrdersTotal(deps, { caller, query: { scope: 'shop', search_text: '', owing: false, state: [state] } }),
  ]);
  return {
    list,
    pipe: orders?.states.find((one) => one.state === state)?.sum,
    day: orders?.days.at(-1)?.sum,
    buyers: buyers && buyers.last.new.sum + buyers.last.returning.sum,
  };
}

describeShop('orders by state', (it) => {
  it('are counted with their sum and the oldest, from new to on the way', async ({ stock: { db } }) => {
    const shop = await SmallShop.open(db);
    const staff = await shop.staff();
    const anna = await shop.customer();
    const at = async (state: PlacedOrderState, total: number, day: number, deletedAt: Date | null = null) => {
      const id = await shop.order(anna, total);
      const stateSince = new Date(`2026-11-${day}T06:30:00.000Z`);
      await db.orm.update(placedOrders).set({ state, stateSince, deletedAt }).where(eq(placedOrders.id, id));
    };
    await at('created', 100_050, 19);
    await at('created', 20_000, 18);
    await at('created', 7_000, 20);
    await at('created', 400, 11, shop.clock.now());
    await at('need_pay', 3_000, 17);
    await at('collected', 50_000, 16);
    await at('collected', 1_000, 15);
    await at('delivery', 600, 14);
    for (const state of ['done', 'completed', 'canceled', 'rejected'] as const) await at(state, 90_000, 10);
    const other = await SmallShop.open(db);
    await other.order(await other.customer());
    const { orders } = await getDay(shop.deps, { caller: staff });
    expect(orders?.states).toEqual([
      { state: 'created', count: 3, sum: 1270.5, since: '2026-11-18T06:30:00.000Z' },
      { state: 'accepted', count: 0, sum: 0, since: null },
      { state: 'need_pay', count: 1, sum: 30, since: '2026-11-17T06:30:00.000Z' },
      { state: 'collected', count: 2, sum: 510, since: '2026-11-15T06:30:00.000Z' },
      { state: 'delivery', count: 1, sum: 6, since: '2026-11-14T06:30:00.000Z' },
    ]);
  });
});

describeShop('an order of which only the delivery has a price', (it) => {
  it.for(['created', 'need_pay'] as const)(
    'adds nothing to a sum of the day while it is %s, as it adds nothing to its list',
    async (state, { stock: { db } }) => {
      const shop = await SmallShop.open(db);
      const staff = await shop.staff();
      const anna = await shop.customer();
      const at = async (total: number, isPriced: boolean) => {
        const id = await shop.order(anna, total);
        const columns = { state, total, isPriced, deliveryPrice: 35_000 };
        await db.orm.update(placedOrders).set(columns).where(eq(placedOrders.id, id));
      };
      await at(35_000, false);
      expect(await sumsIn(shop, staff, state)).toEqual({ list: 0, pipe: 0, day: 0, buyers: 0 });
      await at(47_000, false);
      await at(35_000, true);
      expect(await sumsIn(shop, staff, state)).toEqual({ list: 820, pipe: 820, day: 820, buyers: 820 });
    },
  );
});
