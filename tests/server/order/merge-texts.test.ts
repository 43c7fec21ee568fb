import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { deliveries, orderLines } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { AppError } from '#server/domain/kit/app-error.ts';
import { checkRoom } from '#server/domain/order/lines/room.ts';
import { mergePlacedOrder } from '#server/domain/order/merging/merge-placed-order.ts';
import { undoCartAddition } from '#server/domain/order/merging/undo-cart-addition.ts';
import { unmergePlacedOrder } from '#server/domain/order/merging/unmerge-placed-order.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { updatePlacedOrder } from '#server/domain/order/placed/update-placed-order.ts';
import { refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('what orders that are merged keep of each other', (it) => {
  let shop: SmallShop;
  let staff: SignedInCaller;
  let anna: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
    staff = await shop.staff('edit_strange_order');
  });
  it.beforeEach(async () => {
    anna = await shop.customer({ flags: ['edit_order'] });
  });

  const read = (id: number) => getPlacedOrder(shop.deps, { caller: staff, path: { id } });
  const merge = async (fromId: number, intoId: number, caller: SignedInCaller) => {
    const [{ version }, { version: into }] = [await read(fromId), await read(intoId)];
    const body = { into_id: intoId, version, into_version: into };
    return mergePlacedOrder(shop.deps, { caller, path: { id: fromId }, body });
  };
  const unmerge = (id: number, caller: SignedInCaller) => unmergePlacedOrder(shop.deps, { caller, path: { id } });
  const write = (id: number, texts: { comment: string; note: string }) =>
    updatePlacedOrder(shop.deps, { caller: staff, path: { id }, body: texts });
  const cancelLines = (orderId: number) =>
    shop.deps.db.orm.update(orderLines).set({ state: 'C' }).where(eq(orderLines.orderId, orderId));
  const place = async (price: number, more: object) => {
    const cartId = await shop.cart(anna, [{ itemId: await shop.item({ retailPrice: price }) }]);
    return checkoutCart(shop.deps, {
      caller: anna,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: { ...shop.form(cartId, anna, more) },
    });
  };
  const join = async (orderId: number, comment: string) => {
    const cartId = await shop.cart(anna, [{ itemId: await shop.item() }]);
    return checkoutCart(shop.deps, {
      caller: anna,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: { cart_id: cartId, comment, order_id: orderId },
    });
  };

  it('asks for delivery again where a customer’s merge made it free, whoever undoes it', async () => {
    await shop.deps.db.orm.update(deliveries).set({ freeFrom: 150_000 }).where(eq(deliveries.id, shop.courierId));
    const courier = { delivery: { delivery_id: shop.courierId, address: 'Лесная, 5', recipient_name: 'Анна' } };
    const into = await place(100_000, courier);
    const from = await place(60_000, {});
    await merge(from.id, into.id, anna);
    expect(await read(into.id)).toMatchObject({ total: 1600, delivery: { price: 0 } });
    await unmerge(from.id, staff);
    expect(await read(into.id)).toMatchObject({ total: 1300, delivery: { price: 300 } });
  });

  it('brings no order back whose lines were all cancelled, before or after', async () => {
    const [into, from] = [await shop.order(anna), await shop.order(anna)];
    await merge(from, into, staff);
    const { lines } = await read(into);
    const came = lines.at(-1)?.id ?? 0;
    await shop.deps.db.orm.update(orderLines).set({ state: 'C' }).where(eq(orderLines.id, came));
    expect(await refusalOf(unmerge(from, staff))).toBe('unmerge_changed');
    expect(await read(from)).toMatchObject({ state: 'canceled', merged_into: into });
    const [kept, empty] = [await shop.order(anna), await shop.order(anna)];
    await cancelLines(empty);
    expect(await refusalOf(merge(empty, kept, staff))).toBe('order_no_lines');
  });

  it('is refused, and says why, where both texts have no room in one', async () => {
    const [into, from] = [await shop.order(anna), await shop.order(anna)];
    await write(into, { comment: 'а'.repeat(600), note: '' });
    await write(from, { comment: 'б'.repeat(400), note: '' });
    await expect(merge(from, into, staff)).rejects.toMatchObject({
      code: 'order_texts_full',
      message: expect.stringMatching(/Комментарий вместе .* длиннее 1000 знаков: сократите один/),
    });
    expect(await read(from)).toMatchObject({ state: 'created', items_count: 1 });
    await write(from, { comment: 'б'.repeat(399), note: 'Срочно' });
    await merge(from, into, staff);
    expect((await read(into)).comment).toHaveLength(1000);
  });

  it('adds what the shopper wrote to the order that their cart joins, and takes it out with it', async () => {
    const id = await shop.order(anna);
    await write(id, { comment: 'Звоните вечером', note: 'Проверить' });
    const joined = await join(id, ' Подарочная упаковка ');
    expect(joined.comment).toBe('Звоните вечером\nПодарочная упаковка');
    const addition = joined.timeline.findLast((event) => event.kind === 'lines');
    const body = { addition_id: addition?.id ?? 0 };
    const back = await undoCartAddition(shop.deps, { caller: anna, path: { id }, body });
    expect(back).toMatchObject({ comment: 'Звоните вечером', items_count: 1 });
    expect(await read(id)).toMatchObject({ note: 'Проверить' });
    expect(await refusalOf(join(id, 'а'.repeat(990)))).toBe('order_texts_full');
    expect((await read(id)).lines).toHaveLength(1);
  });

  it('says how many lines an order may have, and has', () => {
    const full = () => checkRoom({ lines: Array.from({ length: 150 }) as never }, 60);
    expect(full).toThrow(AppError);
    expect(full).toThrow(/может быть до\s200 позиций, в\sнём уже 150/);
    expect(() => checkRoom({ lines: Array.from({ length: 150 }) as never }, 50)).not.toThrow();
  });
});
