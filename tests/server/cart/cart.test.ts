import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { carts, items } from '#server/db/schema.ts';
import { addCartItem } from '#server/domain/cart/add-cart-item.ts';
import { clearCart } from '#server/domain/cart/clear-cart.ts';
import { deleteCartItem } from '#server/domain/cart/delete-cart-item.ts';
import { getCart } from '#server/domain/cart/get-cart.ts';
import { updateCartItem } from '#server/domain/cart/update-cart-item.ts';
import type { SignedInCaller, Caller } from '#server/domain/access/caller.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

const notFound = { code: 'not_found' };

describeShop('a cart', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let cup: number;
  let plate: number;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    cup = await shop.item({ name: 'Чашка', retailPrice: 50_050, discount: 10, tradePrice: 30_000 });
    plate = await shop.item({ name: 'Тарелка', retailPrice: 20_000 });
  });

  const read = (caller: Caller, cartId: string | null = null) =>
    getCart(shop.deps, { caller, query: cartId === null ? {} : { cart_id: cartId } });
  const linesOf = async (caller: Caller, cartId: string | null = null) =>
    (await read(caller, cartId)).items.map(({ item_id, count, comment }) => [item_id, count, comment]);
  const isKept = async (cartId: string) => (await db.orm.select().from(carts).where(eq(carts.id, cartId))).length > 0;

  it('of a guest begins with a new id and nothing written', async () => {
    const { id, ...rest } = await read(shop.guest);
    expect(rest).toEqual({ customer_id: null, items: [], total: 0 });
    expect(await isKept(id)).toBe(false);
    expect(await read(shop.guest, id)).toMatchObject({ id, items: [] });
  });

  it('shows its lines with what they cost, and their sum', async () => {
    const cartId = await shop.cart(shop.guest, [{ itemId: cup, count: 3, comment: ' Синюю ' }, { itemId: plate }]);
    const cart = await read(shop.guest, cartId);
    expect(cart).toMatchObject({ id: cartId, customer_id: null, total: 1551.35 });
    expect(cart.items[0]).toMatchObject({
      item_id: cup,
      image_url: null,
      description: 'Чашка',
      comment: 'Синюю',
      count: 3,
      retail_price: 500.5,
      discounted_price: 450.45,
      discount: 10,
      discount_value: 50.05,
      price: 450.45,
    });
    expect(cart.items).toHaveLength(2);
  });

  it('shows a wholesale customer their prices', async () => {
    const wholesale = await shop.customer({ type: 'wholesale' });
    await shop.cart(wholesale, [{ itemId: cup, count: 2 }]);
    expect(await read(wholesale)).toMatchObject({ total: 600, items: [{ price: 300 }] });
  });

  it('adds to a line that is there, up to 999, keeping both comments', async () => {
    const cartId = await shop.cart(shop.guest, [
      { itemId: cup, count: 2, comment: 'Синюю' },
      { itemId: cup, count: 3, comment: 'В коробке' },
      { itemId: cup, count: 1, comment: '' },
    ]);
    expect(await linesOf(shop.guest, cartId)).toEqual([[cup, 6, 'Синюю\nВ коробке']]);
    await shop.cart(shop.guest, [{ itemId: cup, count: 999, comment: 'В коробке' }], cartId);
    expect((await linesOf(shop.guest, cartId))[0]?.[1]).toBe(999);
  });

  it('changes and deletes lines, each once', async () => {
    const cartId = await shop.cart(shop.guest, [{ itemId: cup }, { itemId: plate }]);
    const [first, second] = (await read(shop.guest, cartId)).items;
    const lineId = first?.id ?? 0;
    const changed = await updateCartItem(shop.deps, {
      caller: shop.guest,
      path: { cart_id: cartId, cart_item_id: lineId },
      header: {},
      body: { count: 7, comment: 'Да\u0000!' },
    });
    expect(changed).toMatchObject({ id: lineId, count: 7, comment: 'Да!' });
    await deleteCartItem(shop.deps, { caller: shop.guest, path: { cart_id: cartId, cart_item_id: lineId } });
    await expect(
      deleteCartItem(shop.deps, { caller: shop.guest, path: { cart_id: cartId, cart_item_id: lineId } }),
    ).rejects.toMatchObject(notFound);
    await expect(
      updateCartItem(shop.deps, {
        caller: shop.guest,
        path: { cart_id: cartId, cart_item_id: lineId },
        header: {},
        body: { count: 1, comment: '' },
      }),
    ).rejects.toMatchObject(notFound);
    expect((await read(shop.guest, cartId)).items).toEqual([second]);
    await clearCart(shop.deps, { caller: shop.guest, path: { cart_id: cartId } });
    expect((await read(shop.guest, cartId)).items).toEqual([]);
  });

  it('refuses an item that is no longer sold, unknown, or of another shop', async () => {
    const stranger = await SmallShop.open(db);
    const gone = await shop.item({ deletedAt: shop.clock.now() });
    const cartId = randomUUID();
    for (const itemId of [gone, await stranger.item(), 2_147_483_647]) {
      await expect(
        addCartItem(shop.deps, {
          caller: shop.guest,
          path: { cart_id: cartId },
          body: { item_id: itemId, count: 1, comment: '' },
        }),
      ).rejects.toMatchObject(notFound);
    }
    expect(await isKept(cartId)).toBe(false);
  });

  it('keeps a line whose item is no longer sold, which counts nothing and can be removed', async () => {
    const fading = await shop.item({ name: 'Ваза', retailPrice: 70_000 });
    const cartId = await shop.cart(shop.guest, [{ itemId: fading, count: 2 }, { itemId: plate }]);
    await db.orm.update(items).set({ deletedAt: shop.clock.now() }).where(eq(items.id, fading));
    const cart = await read(shop.guest, cartId);
    expect(cart).toMatchObject({
      total: 200,
      items: [
        { item_id: fading, description: 'Ваза', count: 2, is_gone: true },
        { item_id: plate, is_gone: false },
      ],
    });
    const customer = await shop.customer();
    expect((await read(customer, cartId)).items.map(({ is_gone }) => is_gone)).toEqual([true, false]);
    const own = await read(customer);
    await deleteCartItem(shop.deps, {
      caller: customer,
      path: { cart_id: own.id, cart_item_id: own.items[0]?.id ?? 0 },
    });
    expect(await linesOf(customer)).toEqual([[plate, 1, '']]);
  });

  it('holds at most 200 lines, whose counts may still grow', async () => {
    const many = await shop.items(...Array.from({ length: 201 }, (_, n) => ({ name: `Ложка ${n}`, retailPrice: 100 })));
    const last = many.pop() ?? 0;
    const cartId = await shop.cart(
      shop.guest,
      many.map((itemId) => ({ itemId })),
    );
    await expect(shop.cart(shop.guest, [{ itemId: last }], cartId)).rejects.toMatchObject({ code: 'cart_full' });
    await shop.cart(shop.guest, [{ itemId: many[0] ?? 0 }], cartId);
    expect(await linesOf(shop.guest, cartId)).toHaveLength(200);
    await db.orm
      .update(items)
      .set({ deletedAt: shop.clock.now() })
      .where(eq(items.id, many[1] ?? 0));
    await shop.cart(shop.guest, [{ itemId: last }], cartId);
    expect(await linesOf(shop.guest, cartId)).toHaveLength(201);
  });

  it("is its customer's alone", async () => {
    const [owner, other] = [await shop.customer(), await shop.customer()];
    const cartId = await shop.cart(owner, [{ itemId: cup }]);
    const [line] = (await read(owner)).items;
    const lineId = line?.id ?? 0;
    for (const caller of [shop.guest, other]) {
      await expect(shop.cart(caller, [{ itemId: cup }], cartId)).rejects.toMatchObject(notFound);
      await expect(
        updateCartItem(shop.deps, {
          caller,
          path: { cart_id: cartId, cart_item_id: lineId },
          header: {},
          body: { count: 5, comment: '' },
        }),
      ).rejects.toMatchObject(notFound);
      await expect(
        deleteCartItem(shop.deps, { caller, path: { cart_id: cartId, cart_item_id: lineId } }),
      ).rejects.toMatchObject(notFound);
      await expect(clearCart(shop.deps, { caller, path: { cart_id: cartId } })).rejects.toMatchObject(notFound);
      const shown = await read(caller, cartId);
      expect([shown.id === cartId, shown.items]).toEqual([false, []]);
    }
    expect(await linesOf(owner)).toEqual([[cup, 1, '']]);
  });

  it("answers with the account's cart for an unknown cart id", async () => {
    const customer = await shop.customer();
    const cartId = await shop.cart(customer, [{ itemId: cup }]);
    const staleId = randomUUID();
    await shop.cart(customer, [{ itemId: plate }], staleId);
    expect(await isKept(staleId)).toBe(false);
    expect(await read(customer)).toMatchObject({
      id: cartId,
      customer_id: customer.customer.id,
      items: [{ item_id: cup }, { item_id: plate }],
    });
    await clearCart(shop.deps, { caller: customer, path: { cart_id: staleId } });
    expect(await linesOf(customer)).toEqual([]);
  });

  const signIn = async (): Promise<{ customer: SignedInCaller; guestCart: string }> => {
    const customer = await shop.customer();
    await shop.cart(customer, [{ itemId: cup, count: 600, comment: 'Синюю' }]);
    const guestCart = await shop.cart(shop.guest, [
      { itemId: plate, comment: 'Целую' },
      { itemId: cup, count: 500, comment: 'Красную' },
    ]);
    return { customer, guestCart };
  };
  const merged = () => [
    [cup, 999, 'Синюю\nКрасную'],
    [plate, 1, 'Целую'],
  ];

  it("moves a guest's cart into the account when the guest signs in", async () => {
    const { customer, guestCart } = await signIn();
    expect(await linesOf(customer, guestCart)).toEqual(merged());
    expect(await isKept(guestCart)).toBe(false);
    expect(await linesOf(customer, guestCart)).toEqual(merged());
    expect(await linesOf(customer)).toEqual(merged());
  });

  it('moves it once, however many requests arrive at once', async () => {
    const { customer, guestCart } = await signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => linesOf(customer, guestCart)));
    for (const answer of answers) expect(answer).toEqual(merged());
  });

  it('moves it into an account without a cart, even for two customers at once', async () => {
    const { guestCart } = await signIn();
    const [first, second] = [await shop.customer(), await shop.customer()];
    const answers = await Promise.all([linesOf(first, guestCart), linesOf(second, guestCart)]);
    expect(answers.map((lines) => lines.length).toSorted()).toEqual([0, 2]);
  });

  it('loses no line that is added while it is moved', async () => {
    const { customer, guestCart } = await signIn();
    const extra = await shop.item();
    await Promise.all([
      read(customer, guestCart),
      shop.cart(customer, [{ itemId: extra }], guestCart),
      read(customer, guestCart),
    ]);
    const found = (await linesOf(customer, guestCart)).map(([itemId]) => itemId);
    expect(found).toContain(extra);
    expect(found).toHaveLength(3);
  });

  it('counts each of many parallel additions', async () => {
    const cartId = randomUUID();
    await Promise.all(Array.from({ length: 30 }, () => shop.cart(shop.guest, [{ itemId: cup }], cartId)));
    expect(await linesOf(shop.guest, cartId)).toEqual([[cup, 30, '']]);
  });
});
