import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { deliveryPoints, placedOrders } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('where an order goes', (it) => {
  let shop: SmallShop;
  let anna: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    anna = await shop.customer();
  });

  const order = async (delivery: Parameters<SmallShop['form']>[2] = {}) => {
    const cartId = await shop.cart(anna, [{ itemId: await shop.item() }]);
    const form = shop.form(cartId, anna, delivery);
    return checkoutCart(shop.deps, {
      caller: anna,
      path: { cart_id: cartId },
      header: { 'idempotency-key': cartId },
      body: form,
    });
  };

  it('is told with the hours of the pickup point, as they are now', async ({ stock: { db } }) => {
    const made = await order();
    expect(made.delivery).toMatchObject({
      kind: 'pickup',
      address: 'На Садовой, Садовая, 1',
      point: { id: shop.pointId, name: 'На Садовой', address: 'Садовая, 1', hours: '' },
    });
    await db.orm.update(deliveryPoints).set({ hours: 'Пн–сб' }).where(eq(deliveryPoints.id, shop.pointId));
    expect((await getPlacedOrder(shop.deps, { caller: anna, path: { id: made.id } })).delivery.point?.hours).toBe(
      'Пн–сб',
    );
    const gone = { deletedAt: shop.clock.now() };
    await db.orm.update(deliveryPoints).set(gone).where(eq(deliveryPoints.id, shop.pointId));
    expect((await getPlacedOrder(shop.deps, { caller: anna, path: { id: made.id } })).delivery).toMatchObject({
      kind: 'pickup',
      address: 'На Садовой, Садовая, 1',
      point: null,
    });
  });

  it('has no point where it is brought, and no kind where none was kept', async ({ stock: { db } }) => {
    const { id, delivery } = await order({ delivery: { delivery_id: shop.courierId, address: 'Лесная, 5' } });
    expect(delivery).toMatchObject({ kind: 'address', address: 'Лесная, 5', point: null });
    await db.orm.update(placedOrders).set({ deliveryId: null }).where(eq(placedOrders.id, id));
    expect((await getPlacedOrder(shop.deps, { caller: anna, path: { id } })).delivery).toMatchObject({
      kind: null,
      address: 'Лесная, 5',
    });
  });
});
