import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Permission } from '#contract/types.ts';
import { customers, deliveryPoints, placedOrders } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { getCurrentCustomer } from '#server/domain/customer/get-current-customer.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { placeOrder } from '#tests/support/server/place-order.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('what an order leaves for the next one', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let cup: number;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    cup = await shop.item();
  });

  type Delivery = NonNullable<NonNullable<Parameters<SmallShop['form']>[2]>['delivery']>;
  const order = async (caller: SignedInCaller, delivery: Delivery = {}, more = {}) => {
    const cartId = await shop.cart(caller, [{ itemId: cup }]);
    return checkoutCart(shop.deps, {
      caller,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: shop.form(cartId, caller, { delivery, ...more }),
    });
  };
  const byCourier = (address: string): Delivery => ({ delivery_id: shop.courierId, address });
  const lastOf = async (caller: SignedInCaller) => (await getCurrentCustomer(shop.deps, { caller })).last_delivery;
  const nameOf = async (caller: SignedInCaller) => (await getCurrentCustomer(shop.deps, { caller })).user;
  const newcomer = (...flags: Permission[]) => shop.customer({ flags, firstName: '', lastName: '' });

  it('is nothing before the first order', async () => {
    expect(await lastOf(await newcomer())).toBeNull();
  });

  it('is the way, the point and the recipient of the newest order', async () => {
    const anna = await shop.customer();
    const [other = 0] = (
      await db.orm
        .insert(deliveryPoints)
        .values({ shopId: shop.shopId, name: 'На Мойке', address: 'Мойка, 2' })
        .returning()
    ).map(({ id }) => id);
    await order(anna);
    await order(anna, { delivery_point_id: other, recipient_name: ' Ольга ', recipient_phone: '79000000012' });
    expect(await lastOf(anna)).toEqual({
      delivery_id: shop.pickupId,
      delivery_point_id: other,
      address: '',
      recipient_name: 'Ольга',
      recipient_phone: '79000000012',
    });
  });

  it('keeps the point chosen last past an order to an address, and the address past one to a point', async () => {
    const anna = await shop.customer();
    await order(anna, byCourier('Старая, 1'));
    await order(anna, byCourier('Лесная, 5'));
    await order(anna);
    await order(anna, byCourier(' Невский, 1 '));
    expect(await lastOf(anna)).toMatchObject({
      delivery_id: shop.courierId,
      delivery_point_id: shop.pointId,
      address: 'Невский, 1',
    });
    await order(anna);
    expect(await lastOf(anna)).toMatchObject({
      delivery_id: shop.pickupId,
      delivery_point_id: shop.pointId,
      address: 'Невский, 1',
    });
  });

  it('is of orders without a cart too, and of none that was deleted', async () => {
    const boris = await shop.customer({ flags: ['create_order'] });
    await order(boris, byCourier('Лесная, 5'));
    const { id } = await order(boris, byCourier('Удалённая, 1'));
    await db.orm.update(placedOrders).set({ deletedAt: shop.clock.now() }).where(eq(placedOrders.id, id));
    expect(await lastOf(boris)).toMatchObject({ delivery_id: shop.courierId, address: 'Лесная, 5' });
    const { delivery } = shop.form('', boris);
    const lines = [{ item_id: cup, count: 1, comment: '' }];
    await placeOrder(shop.deps, {
      caller: boris,
      header: { 'idempotency-key': randomUUID() },
      body: { comment: '', force: true, lines, delivery },
    });
    expect(await lastOf(boris)).toMatchObject({ delivery_id: shop.pickupId, delivery_point_id: shop.pointId });
  });

  it('is empty of what an order placed by an older version has not kept', async () => {
    const anna = await shop.customer();
    const { id } = await order(anna, byCourier('Лесная, 5'));
    await db.orm.update(placedOrders).set({ deliveryId: null }).where(eq(placedOrders.id, id));
    expect(await lastOf(anna)).toEqual({
      delivery_id: null,
      delivery_point_id: null,
      address: '',
      recipient_name: 'Анна Смирнова',
      recipient_phone: '79000000099',
    });
  });

  it("never shows another's, neither to staff who ordered for them nor in another shop", async () => {
    const staff = await shop.customer({ flags: ['create_strange_order'] });
    const anna = await shop.customer();
    await order(staff, { ...byCourier('Лесная, 5'), customer_id: anna.customer.id });
    expect(await lastOf(staff)).toBeNull();
    expect(await lastOf(anna)).toMatchObject({ address: 'Лесная, 5' });
    const elsewhere = await SmallShop.open(db);
    expect((await getCurrentCustomer(elsewhere.deps, { caller: await elsewhere.customer() })).last_delivery).toBeNull();
  });

  it.for([
    ['Анна Смирнова', 'Анна', 'Смирнова'],
    ['  Анна  де  Лонг ', 'Анна', 'де Лонг'],
    ['Анна', 'Анна', ''],
  ] as const)('names an account without a name by the recipient «%s»', async ([recipient, first, last]) => {
    const caller = await newcomer();
    const placed = await order(caller, { recipient_name: recipient });
    expect(await nameOf(caller)).toEqual({ first_name: first, last_name: last });
    expect(placed.customer.user).toEqual({ first_name: first, last_name: last });
    await order(caller, { recipient_name: 'Ольга Иванова' });
    expect(await nameOf(caller)).toEqual({ first_name: first, last_name: last });
  });

  it('overwrites no name, not even half of one', async () => {
    const half = await shop.customer({ firstName: '', lastName: 'Смирнова' });
    await order(half, { recipient_name: 'Ольга Иванова' });
    expect(await nameOf(half)).toEqual({ first_name: '', last_name: 'Смирнова' });
  });

  it('names an account by an order without a cart too', async () => {
    const caller = await newcomer('create_order');
    const { delivery } = shop.form('', caller);
    const lines = [{ item_id: cup, count: 1, comment: '' }];
    await placeOrder(shop.deps, {
      caller,
      header: { 'idempotency-key': randomUUID() },
      body: { comment: '', force: true, lines, delivery },
    });
    expect(await nameOf(caller)).toEqual({ first_name: 'Анна', last_name: 'Смирнова' });
    // Staff who look at the nameless customer write over no name that has come.
    const [{ version } = {}] = await db.orm.select().from(customers).where(eq(customers.id, caller.customer.id));
    expect(version).toBe(2);
  });

  it('names nobody by an order that staff place for them, or by one that is refused', async () => {
    const staff = await shop.customer({ flags: ['create_strange_order'], firstName: '', lastName: '' });
    const caller = await newcomer();
    await order(staff, { customer_id: caller.customer.id });
    await expect(order(caller, {}, { expected_total: 1 })).rejects.toMatchObject({ code: 'price_changed' });
    expect(await nameOf(caller)).toEqual({ first_name: '', last_name: '' });
    expect(await nameOf(staff)).toEqual({ first_name: '', last_name: '' });
  });

  it('keeps the name that somebody gives the account meanwhile', async () => {
    const caller = await newcomer();
    await Promise.all([
      order(caller, { recipient_name: 'Ольга Иванова' }),
      db.orm
        .update(customers)
        .set({ firstName: 'Анна', lastName: 'Смирнова' })
        .where(eq(customers.id, caller.customer.id))
        .execute(),
    ]);
    expect(await nameOf(caller)).toEqual({ first_name: 'Анна', last_name: 'Смирнова' });
  });
});
