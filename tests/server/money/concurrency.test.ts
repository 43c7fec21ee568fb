import { randomUUID } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import { expect } from 'vitest';
import { balanceEntries, customers, orderEvents, placedOrders } from '#server/db/schema.ts';
import { addCartItem } from '#server/domain/cart/add-cart-item.ts';
import { getCart } from '#server/domain/cart/get-cart.ts';
import { updateCartItem } from '#server/domain/cart/update-cart-item.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { outcomes, times } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShopOnEachEngine('many at once', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let anna: SignedInCaller;
  let cartId: string;

  it.beforeAll(({ stock }) => {
    ({ db, shop } = stock);
  });

  const fill = async () => {
    anna = await shop.customer();
    cartId = await shop.cart(anna, [{ itemId: await shop.item() }, { itemId: await shop.item() }]);
  };
  const checkout = (key: string, comment = '') =>
    checkoutCart(shop.deps, {
      caller: anna,
      path: { cart_id: cartId },
      header: { 'idempotency-key': key },
      body: shop.form(cartId, anna, { comment }),
    });
  const orders = () => db.orm.select().from(placedOrders).where(eq(placedOrders.customerId, anna.customer.id));

  it('100 checkouts of one cart, each with its key, make one order', async () => {
    await fill();
    const { kept, codes } = await outcomes(times(100, () => checkout(randomUUID())));
    expect(kept).toHaveLength(1);
    expect(codes).toEqual(times(99, () => 'cart_empty'));
    expect(await orders()).toHaveLength(1);
    expect((await getCart(shop.deps, { caller: anna, query: {} })).items).toEqual([]);
  });

  it('100 checkouts with one key make one order and get one answer', async () => {
    await fill();
    const key = randomUUID();
    const { kept, codes } = await outcomes(times(100, () => checkout(key)));
    expect(codes).toEqual([]);
    expect(new Set(kept.map((order) => JSON.stringify(order))).size).toBe(1);
    expect(await orders()).toHaveLength(1);
  });

  it('one free line of a cart goes to one of ten parallel additions', async () => {
    const items = await shop.items(...times(209, (n) => ({ name: `Чашка ${n}`, retailPrice: 100 })));
    cartId = await shop.cart(
      shop.guest,
      items.slice(0, 199).map((itemId) => ({ itemId })),
    );
    const add = (itemId: number) =>
      addCartItem(shop.deps, {
        caller: shop.guest,
        path: { cart_id: cartId },
        body: { item_id: itemId, count: 1, comment: '' },
      });
    const { kept, codes } = await outcomes(items.slice(199).map(add));
    expect(kept).toHaveLength(1);
    expect(codes).toEqual(times(9, () => 'cart_full'));
    expect((await getCart(shop.deps, { caller: shop.guest, query: { cart_id: cartId } })).items).toHaveLength(200);
  });

  it('one key with different requests at once keeps the first', async () => {
    await fill();
    const key = randomUUID();
    const { kept, codes } = await outcomes(times(20, (index) => checkout(key, `${index}`)));
    expect(kept).toHaveLength(1);
    expect(codes).toEqual(times(19, () => 'key_reused'));
    expect(await orders()).toHaveLength(1);
  });

  it('one key for eight carts of one customer makes one order', async () => {
    await fill();
    const key = randomUUID();
    const guestCarts = await Promise.all(times(8, async () => shop.cart(shop.guest, [{ itemId: await shop.item() }])));
    const calls = guestCarts.map((id) =>
      checkoutCart(shop.deps, {
        caller: anna,
        path: { cart_id: id },
        header: { 'idempotency-key': key },
        body: shop.form(id, anna),
      }),
    );
    const { kept, codes } = await outcomes(calls);
    expect(kept).toHaveLength(1);
    expect(codes).toEqual(times(7, () => 'key_reused'));
    expect(await orders()).toHaveLength(1);
  });

  it('an edit during checkout is either ordered, refused, or still in the cart', async () => {
    const extra = await shop.item();
    for (const _ of times(10, () => null)) {
      await fill();
      const [line] = (await getCart(shop.deps, { caller: anna, query: {} })).items;
      const [order, edit] = await Promise.all([
        checkout(randomUUID()),
        outcomes([
          updateCartItem(shop.deps, {
            caller: anna,
            path: { cart_id: cartId, cart_item_id: line?.id ?? 0 },
            header: {},
            body: { count: 9, comment: '' },
          }),
        ]),
        addCartItem(shop.deps, {
          caller: anna,
          path: { cart_id: cartId },
          body: { item_id: extra, count: 1, comment: '' },
        }),
      ]);
      expect(order.lines.find(({ item_id }) => item_id === line?.item_id)?.count).toBe(edit.kept.length > 0 ? 9 : 1);
      const left = (await getCart(shop.deps, { caller: anna, query: {} })).items.map(({ item_id }) => item_id);
      expect([...order.lines.map(({ item_id }) => item_id), ...left].filter((id) => id === extra)).toHaveLength(1);
    }
  });

  it('parallel transitions of one order run one after another, and charge it once', async () => {
    const staff = await shop.staff('edit_balance_customers');
    anna = await shop.customer();
    const orderId = await shop.order(anna, 123_456);
    const move = (state: 'accepted' | 'need_pay' | 'collected') =>
      updatePlacedOrderState(shop.deps, { caller: staff, path: { id: orderId }, body: { state, reason: '' } });
    for (const state of ['accepted', 'need_pay'] as const) {
      const { kept, codes } = await outcomes(times(20, () => move(state)));
      expect([kept.length, new Set(codes)]).toEqual([1, new Set(['order_same_state'])]);
    }
    await outcomes(times(20, (index) => move(index % 2 ? 'collected' : 'need_pay')));
    const entries = await db.orm.select().from(balanceEntries).where(eq(balanceEntries.orderId, orderId));
    expect(entries.map(({ amount }) => amount)).toEqual([-123_456]);
    const timeline = await db.orm
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.id);
    expect(timeline.slice(1).map(({ fromState }) => fromState)).toEqual(
      timeline.slice(0, -1).map(({ toState }) => toState),
    );
  });

  it('many orders of one customer charge one balance without losing a kopeck', async () => {
    const [maria, olga] = [await shop.staff('edit_balance_customers'), await shop.staff('edit_balance_customers')];
    const orderIds: { id: number; by: SignedInCaller }[] = [];
    // Each charges the other's orders: what holds a customer's balance must not stand in the way of naming an author.
    for (const index of times(24, (n) => n)) {
      orderIds.push(
        index % 2
          ? { id: await shop.order(maria, 1_000 + index), by: olga }
          : { id: await shop.order(olga, 1_000 + index), by: maria },
      );
    }
    const go = (state: 'accepted' | 'collected') =>
      outcomes(
        orderIds.map(({ id, by }) =>
          updatePlacedOrderState(shop.deps, { caller: by, path: { id }, body: { state, reason: '' } }),
        ),
      );
    expect((await go('accepted')).codes).toEqual([]);
    expect((await go('collected')).codes).toEqual([]);
    for (const { customer } of [maria, olga]) {
      const [kept] = await db.orm.select().from(customers).where(eq(customers.id, customer.id));
      const [total] = await db.orm
        .select({ sum: sum(balanceEntries.amount) })
        .from(balanceEntries)
        .where(eq(balanceEntries.customerId, customer.id));
      expect(kept?.balance).toBe(Number(total?.sum));
      expect(kept?.balance).toBeLessThan(-12_000);
    }
  });
});
