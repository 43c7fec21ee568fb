import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { shops } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('what the settings do to orders', (it) => {
  let shop: SmallShop;
  let anna: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    anna = await shop.customer({ balance: 200_000 });
  });

  const set = (settings: Partial<typeof shops.$inferInsert>) =>
    shop.db.orm.update(shops).set(settings).where(eq(shops.id, shop.shopId));
  const move = (staff: SignedInCaller, id: number, state: 'accepted' | 'need_pay' | 'collected') =>
    updatePlacedOrderState(shop.deps, { caller: staff, path: { id }, body: { state, reason: '' } });

  it('refuses a cart below the least sum and says what is missing, without emptying it', async () => {
    await set({ minOrderSum: 60_000 });
    const itemId = await shop.item({ retailPrice: 25_000 });
    const cartId = await shop.cart(anna, [{ itemId, count: 2 }]);
    const form = shop.form(cartId, anna, { delivery: { delivery_id: shop.courierId, address: 'Лесная, 5' } });
    await expect(
      checkoutCart(shop.deps, {
        caller: anna,
        path: { cart_id: cartId },
        header: { 'idempotency-key': cartId },
        body: form,
      }),
    ).rejects.toMatchObject({
      code: 'order_sum_small',
      message: 'order_sum_small: Минимальная сумма заказа 600\u00A0₽: не\u00A0хватает 100\u00A0₽.',
    });
    await set({ minOrderSum: 50_000 });
    expect(
      (
        await checkoutCart(shop.deps, {
          caller: anna,
          path: { cart_id: cartId },
          header: { 'idempotency-key': cartId },
          body: form,
        })
      ).items_total,
    ).toBe(500);
    await set({ minOrderSum: 0 });
  });

  it('collects an order of a shop that is paid in advance only after a bill that the balance covers', async () => {
    await set({ isPrepaid: true });
    const staff = await shop.staff();
    const id = await shop.order(anna, 100_000);
    await move(staff, id, 'accepted');
    await expect(move(staff, id, 'collected')).rejects.toMatchObject({ code: 'order_prepaid' });
    const next = (await getPlacedOrder(shop.deps, { caller: staff, path: { id } })).next_states.map(
      ({ state }) => state,
    );
    expect(next).toEqual(['created', 'need_pay', 'canceled', 'rejected']);
    await move(staff, id, 'need_pay');
    expect((await move(staff, id, 'collected')).state).toBe('collected');
    await set({ isPrepaid: false });
  });
});
