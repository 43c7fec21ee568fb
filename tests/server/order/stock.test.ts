import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { fitCount } from '#common/fit-count.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { items } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { addCartItem } from '#server/domain/cart/add-cart-item.ts';
import { getCart } from '#server/domain/cart/get-cart.ts';
import { updateCartItem } from '#server/domain/cart/update-cart-item.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { createOrderLine } from '#server/domain/order/lines/create-order-line.ts';
import { deleteOrderLine } from '#server/domain/order/lines/delete-order-line.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { placeOrder } from '#tests/support/server/place-order.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShopOnEachEngine('the stock of items', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let staff: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    staff = await shop.staff('edit_item', 'edit_strange_order', 'create_order', 'create_strange_order');
  });

  const buyer = () => shop.customer({ flags: ['create_order', 'edit_order', 'delete_order'] });
  const stockOf = async (id: number) =>
    (await db.orm.select({ stock: items.stock }).from(items).where(eq(items.id, id)))[0]?.stock;
  const checkout = async (caller: SignedInCaller, itemId: number, count: number) => {
    const cartId = await shop.cart(caller, [{ itemId, count }]);
    return checkoutCart(shop.deps, {
      caller,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: shop.form(cartId, caller),
    });
  };
  const place = (by: SignedInCaller, itemId: number, count: number, { force = false, customer = by } = {}) => {
    const { delivery } = shop.form('', customer);
    const form = { comment: '', force, lines: [{ item_id: itemId, count, comment: '' }], delivery };
    return placeOrder(shop.deps, { caller: by, header: { 'idempotency-key': randomUUID() }, body: form });
  };
  const move = (id: number, state: PlacedOrderState) =>
    updatePlacedOrderState(shop.deps, { caller: staff, path: { id }, body: { state, reason: 'так надо' } });
  const lineOf = ({ lines: [line] }: { lines: readonly { id: number }[] }) => line?.id ?? 0;

  it('is taken by an order, and given back by what is cancelled of it', async () => {
    const cup = await shop.item({ stock: 10 });
    const anna = await buyer();
    const order = await checkout(anna, cup, 4);
    expect(await stockOf(cup)).toBe(6);
    await updateOrderLine(shop.deps, { caller: anna, path: { id: lineOf(order) }, body: { count: 7 } });
    expect(await stockOf(cup)).toBe(3);
    await updateOrderLine(shop.deps, { caller: anna, path: { id: lineOf(order) }, body: { count: 2 } });
    expect(await stockOf(cup)).toBe(8);
    const rest = await checkout(anna, cup, 5);
    expect(await stockOf(cup)).toBe(3);
    await move(rest.id, 'canceled');
    expect(await stockOf(cup)).toBe(8);
    await move(rest.id, 'created');
    expect(await stockOf(cup)).toBe(3);
    await move(rest.id, 'rejected');
    expect(await stockOf(cup)).toBe(8);
  });

  it('is given back by a line that is taken out of an order or cancelled in it', async () => {
    const cup = await shop.item({ stock: 10 });
    const bowl = await shop.item({ stock: 20, name: 'Миска' });
    const anna = await buyer();
    const cartId = await shop.cart(anna, [
      { itemId: cup, count: 3 },
      { itemId: bowl, count: 4 },
    ]);
    const order = await checkoutCart(shop.deps, {
      caller: anna,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: shop.form(cartId, anna),
    });
    expect([await stockOf(cup), await stockOf(bowl)]).toEqual([7, 16]);
    await deleteOrderLine(shop.deps, { caller: anna, path: { id: lineOf(order) }, query: { reason: '' } });
    expect([await stockOf(cup), await stockOf(bowl)]).toEqual([10, 16]);
  });

  it('stays uncounted where nobody counts it', async () => {
    const cup = await shop.item();
    await checkout(await buyer(), cup, 900);
    expect(await stockOf(cup)).toBeNull();
  });

  it('refuses an order of more than there is, names it, and takes nothing', async () => {
    const cup = await shop.item({ name: 'Пиала', stock: 3 });
    const anna = await buyer();
    await expect(checkout(anna, cup, 4)).rejects.toMatchObject({
      code: 'stock_short',
      message: expect.stringContaining('«Пиала» (осталось\u00A03)') as string,
    });
    expect(await stockOf(cup)).toBe(3);
    const kept = await getCart(shop.deps, { caller: anna, query: {} });
    expect(kept.items.map(({ count, stock }) => [count, stock])).toEqual([[4, 3]]);
  });

  it('gives the last piece to one of two', async () => {
    const cup = await shop.item({ stock: 1 });
    const two = await Promise.all([buyer(), buyer()]);
    const { kept, codes } = await outcomes(two.map((caller) => checkout(caller, cup, 1)));
    expect([kept.length, codes]).toEqual([1, ['stock_short']]);
    expect(await stockOf(cup)).toBe(0);
  });

  it('isn’t oversold by a customer’s own order, line or count', async () => {
    const cup = await shop.item({ stock: 2 });
    const anna = await buyer();
    await expect(place(anna, cup, 3, { force: true })).rejects.toMatchObject({ code: 'stock_short' });
    const order = await place(anna, cup, 2);
    if (!('id' in order)) throw new Error('The order was not made');
    const more = updateOrderLine(shop.deps, { caller: anna, path: { id: lineOf(order) }, body: { count: 3 } });
    await expect(more).rejects.toMatchObject({ code: 'stock_short' });
    const form = {
      placed_order_id: order.id,
      item_id: cup,
      count: 1,
      comment: '',
      description: '',
      trade_price: false,
    };
    const line = createOrderLine(shop.deps, { caller: anna, header: { 'idempotency-key': randomUUID() }, body: form });
    await expect(line).rejects.toMatchObject({ code: 'stock_short' });
    expect(await stockOf(cup)).toBe(0);
  });

  it('is oversold by staff, who are asked first', async () => {
    const cup = await shop.item({ name: 'Чаша', stock: 2 });
    const anna = await buyer();
    const asked = await place(staff, cup, 5, { customer: anna });
    expect('warnings' in asked && asked.warnings.filter(({ code }) => code === 'stock_short')).toEqual([
      { code: 'stock_short', text: 'Товара «Чаша» осталось 2: остаток станет меньше нуля.' },
    ]);
    expect(await stockOf(cup)).toBe(2);
    await place(staff, cup, 5, { customer: anna, force: true });
    expect(await stockOf(cup)).toBe(-3);
    await expect(checkout(anna, cup, 1)).rejects.toMatchObject({
      message: expect.stringContaining('«Чаша» (осталось\u00A00)') as string,
    });
  });

  it('is set by who edits the item, unless orders have changed it meanwhile', async () => {
    const cup = await shop.item({ stock: 10 });
    const { stock, version } = await updateItem(shop.deps, {
      caller: staff,
      body: { id: cup, stock: 12, expected_stock: 10 },
    });
    expect([stock, version]).toEqual([12, 2]);
    await checkout(await buyer(), cup, 5);
    const late = updateItem(shop.deps, { caller: staff, body: { id: cup, stock: 15, expected_stock: 12, version: 2 } });
    await expect(late).rejects.toMatchObject({ code: 'changed_meanwhile', current: { stock: 7 } });
    await updateItem(shop.deps, { caller: staff, body: { id: cup, name: 'Кружка', version: 2 } });
    expect(await stockOf(cup)).toBe(7);
  });

  // What is asked for, the step, the least, and what the cart has then.
  const counts = [
    [1, 1, 1, 1],
    [1, 6, 1, 6],
    [7, 6, 1, 12],
    [12, 6, 1, 12],
    [1, 1, 5, 5],
    [4, 4, 10, 12],
    [999, 6, 1, 996],
    [998, 999, 1, 999],
  ] as const;

  it.for(counts)('in a cart: %i of an item by %i from %i on are %i', async ([asked, step, least, count]) => {
    expect(fitCount(asked, { count_step: step, count_min: least })).toBe(count);
    const { rows } = await db.orm.execute<{ count: number }>(
      sql`select fit_count(${asked}::int, ${step}::int, ${least}::int) as count`,
    );
    expect(rows[0]?.count).toBe(count);
    const item = await shop.item({ countStep: step, countMin: least });
    const anna = await buyer();
    const cartId = randomUUID();
    const added = await addCartItem(shop.deps, {
      caller: anna,
      path: { cart_id: cartId },
      body: { item_id: item, count: asked, comment: '' },
    });
    expect(added.count).toBe(count);
    const changed = await updateCartItem(shop.deps, {
      caller: anna,
      path: { cart_id: cartId, cart_item_id: added.id },
      header: {},
      body: { count: asked, comment: '' },
    });
    expect([changed.count, changed.count_step, changed.count_min]).toEqual([count, step, least]);
  });

  it('is ordered in counts that fit, also where the rule came after the cart', async () => {
    const cup = await shop.item({ name: 'Рюмка' });
    const anna = await buyer();
    const cartId = await shop.cart(anna, [{ itemId: cup, count: 5 }]);
    await updateItem(shop.deps, { caller: staff, body: { id: cup, count_step: 6, count_min: 12 } });
    const form = shop.form(cartId, anna);
    const early = checkoutCart(shop.deps, {
      caller: anna,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: form,
    });
    await expect(early).rejects.toMatchObject({
      code: 'count_unfit',
      message: expect.stringContaining('«Рюмка» (по\u00A06, от\u00A012)') as string,
    });
    const { items: lines } = await getCart(shop.deps, { caller: anna, query: {} });
    await updateCartItem(shop.deps, {
      caller: anna,
      path: { cart_id: cartId, cart_item_id: lines[0]?.id ?? 0 },
      header: {},
      body: { count: 6, comment: '' },
    });
    const order = await checkoutCart(shop.deps, {
      caller: anna,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: form,
    });
    expect(order.lines.map(({ count }) => count)).toEqual([12]);
    const uneven = updateOrderLine(shop.deps, { caller: anna, path: { id: lineOf(order) }, body: { count: 13 } });
    await expect(uneven).rejects.toMatchObject({ code: 'count_unfit' });
    const changed = await updateOrderLine(shop.deps, {
      caller: staff,
      path: { id: lineOf(order) },
      body: { count: 13 },
    });
    expect(changed.lines.map(({ count }) => count)).toEqual([13]);
  });

  it('has a least count that its step can reach', async () => {
    const cup = await shop.item();
    const wrong = updateItem(shop.deps, { caller: staff, body: { id: cup, count_step: 500, count_min: 501 } });
    await expect(wrong).rejects.toMatchObject({ fields: { count_min: { code: 'maximum', n: 501 } } });
    await updateItem(shop.deps, { caller: staff, body: { id: cup, count_step: 500, count_min: 500 } });
  });
});
