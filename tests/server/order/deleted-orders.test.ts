import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { placedOrders } from '#server/db/schema.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

describeShop('a deleted order', (it) => {
  it('is moved by nobody, and charges nothing', async ({ stock: { db, shop } }) => {
    const staff = await shop.staff();
    const buyer = await shop.customer();
    const id = await shop.order(buyer, 10_000);
    const isThisOne = eq(placedOrders.id, id);
    await updatePlacedOrderState(shop.deps, { caller: staff, path: { id }, body: { state: 'accepted', reason: '' } });
    await db.orm.update(placedOrders).set({ deletedAt: shop.clock.now() }).where(isThisOne);
    await expect(
      updatePlacedOrderState(shop.deps, { caller: staff, path: { id }, body: { state: 'need_pay', reason: '' } }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
    const [found] = await db.orm.select().from(placedOrders).where(isThisOne);
    expect(found?.state).toBe('accepted');
    const customer = await db.orm.query.customers.findFirst({ where: (table) => eq(table.id, buyer.customer.id) });
    expect(customer?.balance).toBe(0);
  });
});
