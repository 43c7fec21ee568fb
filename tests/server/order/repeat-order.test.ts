import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { items, orderLines } from '#server/db/schema.ts';
import { getCart } from '#server/domain/cart/get-cart.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { placeOrder } from '#tests/support/server/place-order.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { repeatPlacedOrder } from '#server/domain/order/placed/repeat-placed-order.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

type Lines = Parameters<SmallShop['cart']>[1];

describeShop('an order that is repeated', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;

  it.beforeAll(({ stock }) => {
    ({ db, shop } = stock);
  });

  const order = async (caller: SignedInCaller, lines: Lines) => {
    const cartId = await shop.cart(caller, lines);
    return (
      await checkoutCart(shop.deps, {
        caller,
        path: { cart_id: cartId },
        header: { 'idempotency-key': randomUUID() },
        body: shop.form(cartId, caller),
      })
    ).id;
  };
  const repeat = (caller: SignedInCaller, orderId: number, key: string = randomUUID()) =>
    repeatPlacedOrder(shop.deps, { caller, path: { id: orderId }, header: { 'idempotency-key': key } });
  const cartOf = async (caller: SignedInCaller) =>
    (await getCart(shop.deps, { caller, query: {} })).items.map(({ item_id, count, comment }) => [
      item_id,
      count,
      comment,
    ]);

  it('fills the cart with its items, and says which are gone', async () => {
    const anna = await shop.customer();
    const [cup, vase] = [await shop.item(), await shop.item({ name: 'Ваза' })];
    const id = await order(anna, [{ itemId: cup, count: 2, comment: 'Синюю' }, { itemId: vase }]);
    await db.orm.update(items).set({ deletedAt: shop.clock.now() }).where(eq(items.id, vase));
    expect(await repeat(anna, id)).toEqual({ added: 1, missing: ['Ваза'], photos: 0 });
    expect(await cartOf(anna)).toEqual([[cup, 2, 'Синюю']]);
  });

  it('adds to what is in the cart, by the rules of the cart', async () => {
    const anna = await shop.customer();
    const [cup, plate, spoon] = [await shop.item(), await shop.item(), await shop.item()];
    const id = await order(anna, [
      { itemId: cup, count: 600 },
      { itemId: plate, comment: 'Белую' },
    ]);
    await shop.cart(anna, [{ itemId: spoon }, { itemId: cup, count: 500, comment: 'Срочно' }]);
    expect(await repeat(anna, id)).toEqual({ added: 2, missing: [], photos: 0 });
    expect(await cartOf(anna)).toEqual([
      [spoon, 1, ''],
      [cup, 999, 'Срочно'],
      [plate, 1, 'Белую'],
    ]);
  });

  it('makes a cart where the account has none, and takes lines of one item together', async () => {
    const anna = await shop.customer({ flags: ['create_order'] });
    const cup = await shop.item();
    const lines = [1, 2].map((count) => ({ item_id: cup, count, comment: `Номер ${count}` }));
    const photo = { file_id: await shop.upload(anna), count: 1, comment: '' };
    const { delivery } = shop.form('', anna);
    const made = await placeOrder(shop.deps, {
      caller: anna,
      header: { 'idempotency-key': randomUUID() },
      body: { comment: '', force: false, lines: [...lines, photo], delivery },
    });
    expect(await repeat(anna, 'id' in made ? made.id : 0)).toEqual({ added: 1, missing: [], photos: 1 });
    expect(await cartOf(anna)).toEqual([[cup, 3, 'Номер 1\nНомер 2']]);
  });

  it('leaves out what the shop has cancelled, unless another line has it', async () => {
    const anna = await shop.customer({ flags: ['create_order'] });
    const [cup, vase, spoon] = [
      await shop.item(),
      await shop.item({ name: 'Ваза' }),
      await shop.item({ name: 'Ложка' }),
    ];
    const lines = [cup, vase, spoon, spoon].map((item_id, index) => ({ item_id, count: index + 1, comment: '' }));
    const made = await placeOrder(shop.deps, {
      caller: anna,
      header: { 'idempotency-key': randomUUID() },
      body: { comment: '', force: false, lines, delivery: shop.form('', anna).delivery },
    });
    const order = 'id' in made ? made : undefined;
    const canceled = [order?.lines[1]?.id ?? 0, order?.lines[3]?.id ?? 0];
    await db.orm.update(orderLines).set({ state: 'C' }).where(inArray(orderLines.id, canceled));
    expect(await repeat(anna, order?.id ?? 0)).toEqual({ added: 2, missing: ['Ваза'], photos: 0 });
    expect(await cartOf(anna)).toEqual([
      [cup, 1, ''],
      [spoon, 3, ''],
    ]);
  });

  it('adds once per key, and repeats the answer', async () => {
    const anna = await shop.customer();
    const [cup, plate] = [await shop.item(), await shop.item()];
    const id = await order(anna, [{ itemId: cup, count: 2 }]);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => repeat(anna, id, key)));
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ added: 1, missing: [], photos: 0 })));
    expect(await cartOf(anna)).toEqual([[cup, 2, '']]);
    await repeat(anna, id);
    expect(await cartOf(anna)).toEqual([[cup, 4, '']]);
    await expect(repeat(anna, await order(anna, [{ itemId: plate }]), key)).rejects.toMatchObject({
      code: 'key_reused',
    });
  });

  it('adds nothing if not all of it fits', async () => {
    const anna = await shop.customer();
    const [cup, plate] = [await shop.item(), await shop.item()];
    const id = await order(anna, [{ itemId: cup }, { itemId: plate }]);
    const many = await shop.items(
      ...Array.from({ length: 199 }, (_, index) => ({ name: `Ложка ${index}`, retailPrice: 100 })),
    );
    await shop.cart(
      anna,
      many.map((itemId) => ({ itemId })),
    );
    await expect(repeat(anna, id)).rejects.toMatchObject({ code: 'cart_full' });
    expect(await cartOf(anna)).toHaveLength(199);
    await shop.cart(anna, [{ itemId: cup }]);
    await expect(repeat(anna, id)).rejects.toMatchObject({ code: 'cart_full' });
    const single = await order(await shop.customer(), [{ itemId: cup }]);
    await expect(repeat(anna, single)).rejects.toMatchObject({ code: 'not_found' });
    expect(await cartOf(anna)).toHaveLength(200);
  });

  it("is one's own, even for those who see others'", async () => {
    const [anna, staff] = [await shop.customer(), await shop.staff()];
    const id = await shop.order(anna);
    await expect(repeat(staff, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(repeat({ ...anna, shop: (await SmallShop.open(db)).guest.shop }, id)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(repeat(anna, 2_147_483_647)).rejects.toMatchObject({ code: 'not_found' });
  });
});
