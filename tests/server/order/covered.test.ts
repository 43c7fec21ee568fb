import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { customers, orderLines } from '#server/db/schema.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

describeShop('the balance covers an order', (it) => {
  it('by what its lines cost now, in the steps that are open and in those that are taken', async ({
    stock: { db, shop },
  }) => {
    const buyer = await shop.customer();
    const staff = await shop.staff();
    const id = await shop.order(buyer, 100_000);
    await shop.topUp(buyer.customer.id, 70_000);
    const move = (state: PlacedOrderState) =>
      updatePlacedOrderState(shop.deps, { caller: staff, path: { id }, body: { state, reason: '' } });
    const price = (kopecks: number) =>
      db.orm.update(orderLines).set({ price: kopecks }).where(eq(orderLines.orderId, id));
    const tried = async (state: PlacedOrderState) => {
      const { next_states } = await getPlacedOrder(shop.deps, { caller: staff, path: { id } });
      const answer = await move(state).then(
        () => 'done',
        ({ code }: { code: string }) => code,
      );
      const [found] = await db.orm.select().from(customers).where(eq(customers.id, buyer.customer.id));
      return [next_states.some((next) => next.state === state), answer, found?.balance];
    };
    await move('accepted');
    await move('need_pay');
    expect(await tried('collected')).toEqual([false, 'order_balance_short', -30_000]);
    await price(70_001);
    expect(await tried('collected')).toEqual([false, 'order_balance_short', -30_000]);
    await price(70_000);
    expect(await tried('collected')).toEqual([true, 'done', 0]);
    await price(70_001);
    expect(await tried('delivery')).toEqual([false, 'order_balance_short', 0]);
  });
});
