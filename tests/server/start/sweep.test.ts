import { expect } from 'vitest';
import { cartItems, carts, idempotencyKeys } from '#server/db/schema.ts';
import { getCart } from '#server/domain/cart/get-cart.ts';
import { updateCartItem } from '#server/domain/cart/update-cart-item.ts';
import { sweep } from '#server/start/sweep.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';

const [hour, day] = [3_600_000, 86_400_000];

describeShopOnEachEngine('the sweep', (it) => {
  it('ends guests’ carts that lay idle for ninety days and keys of thirty, and leaves the rest', async ({ stock }) => {
    const { db, shop } = stock;
    const customer = await shop.customer();
    const [itemId, otherId] = [await shop.item(), await shop.item()];
    const add = (cartId?: string) => shop.cart(shop.guest, [{ itemId: otherId }], cartId);
    await shop.order(customer);
    await shop.cart(customer, [{ itemId }]);
    const [own = { id: '' }] = await db.orm.select().from(carts);
    const idle = await shop.cart(shop.guest, [{ itemId }]);
    const added = await add();
    const edited = await add();
    const [line] = (await db.orm.select().from(cartItems)).filter(({ cartId }) => cartId === edited);
    const left = async () => (await db.orm.select().from(carts)).map(({ id }) => id).toSorted();
    const keys = () => db.orm.$count(idempotencyKeys);

    shop.clock.pass(2 * day);
    await getCart(shop.deps, { caller: shop.guest, query: { cart_id: idle } });
    shop.clock.pass(18 * day);
    await add(added);
    await updateCartItem(shop.deps, {
      caller: shop.guest,
      path: { cart_id: edited, cart_item_id: line?.id ?? 0 },
      header: {},
      body: { count: 2, comment: '' },
    });
    await sweep(shop.deps);
    expect([await left(), await keys()]).toEqual([[own.id, idle, added, edited].toSorted(), 1]);
    shop.clock.pass(73 * day);
    await sweep(shop.deps);
    expect([await left(), await keys()]).toEqual([[own.id, added, edited].toSorted(), 0]);
    shop.clock.pass(20 * day);
    await sweep(shop.deps);
    expect(await left()).toEqual([own.id]);
    expect(await db.orm.$count(cartItems)).toBe(1);
  });

  it('ends guests’ carts a week after their only use, and not one that its guest opened again', async ({ stock }) => {
    const { db, shop } = stock;
    const itemId = await shop.item();
    const left = await shop.cart(shop.guest, [{ itemId }]);
    const opened = await shop.cart(shop.guest, [{ itemId }]);
    const all = async () => (await db.orm.select().from(carts)).map(({ id }) => id);
    const kept = async () => (await all()).filter((id) => id === left || id === opened).toSorted();

    shop.clock.pass(13 * hour);
    await getCart(shop.deps, { caller: shop.guest, query: { cart_id: opened } });
    shop.clock.pass(7 * day - 13 * hour);
    await sweep(shop.deps);
    expect(await kept()).toEqual([left, opened].toSorted());
    shop.clock.pass(1);
    await sweep(shop.deps);
    expect(await kept()).toEqual([opened]);
    shop.clock.pass(85 * day);
    await sweep(shop.deps);
    expect(await kept()).toEqual([]);
  });
});
