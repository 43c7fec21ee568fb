import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { deleteCustomer as endCustomer } from '#server/db/repositories/customer/deletion.ts';
import { customers, items, placedOrders } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { deleteCustomer } from '#server/domain/customer/delete-customer.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { lockWaits, outcomes } from '#tests/support/server/at-once.ts';
import { refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop, describeShopOnPostgres } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

const begin = async (shop: SmallShop) => {
  const anna = await shop.customer();
  const itemId = await shop.item();
  const cartId = await shop.cart(anna, [{ itemId }]);
  const checkout = () =>
    checkoutCart(shop.deps, {
      caller: anna,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: shop.form(cartId, anna),
    });
  return { anna, itemId, checkout };
};

describeShop('a customer who is deleted', (it) => {
  it('has no order placed for them', async ({ stock: { shop } }) => {
    const { anna, checkout } = await begin(shop);
    await deleteCustomer(shop.deps, {
      caller: await shop.staff(...allPermissions),
      path: { customer_id: anna.customer.id },
    });
    expect(await refusalOf(checkout())).toBe('not_found');
  });
});

describeShopOnPostgres('a customer who is deleted while their cart is checked out', (it) => {
  let shop: SmallShop;
  let owner: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    owner = await shop.staff(...allPermissions);
  });

  const waiting = () => lockWaits(shop.db.orm);
  const ordersOf = ({ customer }: SignedInCaller) =>
    shop.db.orm.select().from(placedOrders).where(eq(placedOrders.customerId, customer.id));

  it('has no order where the deletion came first', async () => {
    const { anna, checkout } = await begin(shop);
    const { placed } = await shop.db.transaction(async (transaction) => {
      await endCustomer(transaction, { shopId: shop.shopId, id: anna.customer.id, now: shop.clock.now() });
      const begun = outcomes([checkout()]);
      await expect.poll(waiting).toBe(1);
      return { placed: begun };
    });
    expect((await placed).codes).toEqual(['not_found']);
    expect(await ordersOf(anna)).toEqual([]);
  });

  it('is kept where the checkout came first', async () => {
    const { anna, itemId, checkout } = await begin(shop);
    const { both } = await shop.db.transaction(async (transaction) => {
      // What an order's line refers to, so that the checkout stops halfway.
      await transaction.select().from(items).where(eq(items.id, itemId)).for('update');
      const placed = outcomes([checkout()]);
      await expect.poll(waiting).toBe(1);
      const deleted = outcomes([deleteCustomer(shop.deps, { caller: owner, path: { customer_id: anna.customer.id } })]);
      await expect.poll(waiting).toBe(2);
      return { both: Promise.all([placed, deleted]) };
    });
    const [placed, deleted] = await both;
    expect([placed.kept.map(({ state }) => state), placed.codes, deleted.codes]).toEqual([
      ['created'],
      [],
      ['customer_busy'],
    ]);
    const [kept] = await shop.db.orm.select().from(customers).where(eq(customers.id, anna.customer.id));
    expect(kept?.deletedAt).toBeNull();
  });
});
