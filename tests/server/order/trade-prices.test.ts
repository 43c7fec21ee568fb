import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { balanceEntries, items, orderLines } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { updatePlacedOrders } from '#server/domain/order/placed/update-placed-orders.ts';
import { createOrderLine } from '#server/domain/order/lines/create-order-line.ts';
import { updatePlacedOrder } from '#server/domain/order/placed/update-placed-order.ts';
import { deleteOrderLine } from '#server/domain/order/lines/delete-order-line.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('the trade prices of an order', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let trader: SignedInCaller;
  let clerk: SignedInCaller;
  let anna: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    trader = await shop.staff(
      'edit_strange_order',
      'delete_strange_order',
      'trade_price_orders',
      'edit_balance_customers',
    );
    clerk = await shop.staff('edit_strange_order');
    anna = await shop.customer({ flags: ['edit_order'] });
  });

  const move = (orderId: number, state: PlacedOrderState) =>
    updatePlacedOrderState(shop.deps, { caller: trader, path: { id: orderId }, body: { state, reason: 'Так вышло' } });
  const take = (id: number, by = trader, version?: number) =>
    updatePlacedOrder(shop.deps, {
      caller: by,
      path: { id },
      body: { trade_price: true, ...(version !== undefined && { version }) },
    });
  const codeOf = (taking: Promise<unknown>) =>
    taking.then(
      () => '',
      ({ code }: { code: string }) => code,
    );
  const entriesOf = async (orderId: number) =>
    (
      await db.orm
        .select()
        .from(balanceEntries)
        .where(eq(balanceEntries.orderId, orderId))
        .orderBy(asc(balanceEntries.id))
    ).map(({ kind, amount }) => [kind, amount]);

  /**
   * An order of 3 vases at 180 (120 for wholesale), a plate at 90 (95 for wholesale) and a spoon at 50 (no trade
   * price).
   */
  async function order(path = ''): Promise<{ id: number; vase: number }> {
    const vase = await shop.item({ name: 'Ваза', retailPrice: 20_000, discount: 10, tradePrice: 12_000 });
    const plate = await shop.item({ name: 'Тарелка', retailPrice: 9_000, discount: 0, tradePrice: 9_500 });
    const id = await shop.order(anna, 5_000);
    for (const [itemId, count] of [
      [vase, 3],
      [plate, 2],
    ] as const)
      await createOrderLine(shop.deps, {
        caller: trader,
        header: { 'idempotency-key': randomUUID() },
        body: { placed_order_id: id, item_id: itemId, count, comment: '', description: '', trade_price: false },
      });
    for (const state of path.split(' ').filter((one) => one !== '')) await move(id, state as PlacedOrderState);
    return { id, vase };
  }

  it('lower each line that costs more than its own, tell of it in the timeline, and change nothing twice', async () => {
    const { id } = await order();
    const before = await getPlacedOrder(shop.deps, { caller: trader, path: { id } });
    expect(before.lines.map(({ price, trade_price: trade }) => [price, trade])).toEqual([
      [50, null],
      [180, 120],
      [90, 90],
    ]);
    const after = await take(id, trader, before.version);
    expect(after.lines.map(({ price, discount, total }) => [price, discount, total])).toEqual([
      [50, 0, 50],
      [120, 40, 360],
      [90, 0, 180],
    ]);
    expect(after).toMatchObject({ items_total: 590, version: before.version + 1 });
    expect(after.timeline.slice(before.timeline.length)).toMatchObject([
      {
        kind: 'line',
        line_id: after.lines[1]?.id,
        change: { action: 'changed', name: 'Ваза', fields: [{ field: 'price', from: 180, to: 120 }] },
      },
    ]);
    const again = await take(id);
    expect(again).toMatchObject({ version: after.version, timeline: after.timeline });
  });

  it('give the difference back where the order is charged, once for two who take them together', async () => {
    const { id } = await order('accepted need_pay');
    const { kept } = await outcomes([take(id), take(id)]);
    expect(kept).toHaveLength(2);
    expect((await entriesOf(id)).slice(1)).toEqual([['order_return', 18_000]]);
  });

  it('tell what the lines cost before, by which the prices and the money come back, and both are told', async () => {
    const { id } = await order('accepted need_pay');
    const ask = (ids: number[]) =>
      updatePlacedOrders(shop.deps, { caller: trader, body: { ids, change: { trade_price: true } } });
    const vases = (await getPlacedOrder(shop.deps, { caller: trader, path: { id } })).lines[1];
    const { result } = await ask([id]);
    const before = [{ id: vases?.id, version: (vases?.version ?? 0) + 1, price: 180 }];
    expect(result).toMatchObject([{ id, ok: true, lines_before: before }]);
    // Told again it changes nothing, and has nothing to tell.
    expect((await ask([id])).result[0]).not.toHaveProperty('lines_before');
    const { version, price } = before[0] ?? {};
    const back = await updateOrderLine(shop.deps, {
      caller: trader,
      path: { id: vases?.id ?? 0 },
      body: { ...(version !== undefined && { version }), ...(price !== undefined && { price }) },
    });
    expect(back.lines[1]).toMatchObject({ price: 180, discount: 10 });
    expect((await entriesOf(id)).slice(1)).toEqual([
      ['order_return', 18_000],
      ['order_charge', -18_000],
    ]);
    expect(back.timeline.slice(-2)).toMatchObject([
      { change: { name: 'Ваза', fields: [{ field: 'price', from: 180, to: 120 }] } },
      { change: { name: 'Ваза', fields: [{ field: 'price', from: 120, to: 180 }] } },
    ]);
    expect(back.timeline.at(-1)).toMatchObject({ author: back.timeline.at(-2)?.author });
  });

  it('are those of today, and leave cancelled, handed over and unpriced lines as they are', async () => {
    const { id, vase } = await order('accepted');
    const [spoon, vases, plates] = (await getPlacedOrder(shop.deps, { caller: trader, path: { id } })).lines;
    await updateOrderLine(shop.deps, { caller: trader, path: { id: plates?.id ?? 0 }, body: { price: 100 } });
    await deleteOrderLine(shop.deps, { caller: trader, path: { id: vases?.id ?? 0 }, query: { reason: 'Разбита' } });
    await createOrderLine(shop.deps, {
      caller: trader,
      header: { 'idempotency-key': randomUUID() },
      body: { placed_order_id: id, item_id: vase, count: 1, comment: '', description: '', trade_price: false },
    });
    await db.orm.update(items).set({ tradePrice: 11_000, deletedAt: shop.clock.now() }).where(eq(items.id, vase));
    await db.orm
      .update(orderLines)
      .set({ price: null })
      .where(eq(orderLines.id, spoon?.id ?? 0));
    const after = await take(id);
    expect(after.lines.map(({ price, state }) => [price, state])).toEqual([
      [null, 'W'],
      [180, 'C'],
      [90, 'W'],
      [110, 'W'],
    ]);
  });

  it('are given by staff with the permission alone, to an order that is open, as they saw it', async () => {
    const { id } = await order();
    expect(await codeOf(take(id, clerk))).toBe('trade_price_staff_only');
    expect(await codeOf(take(id, anna))).toBe('trade_price_staff_only');
    expect(JSON.stringify(await getPlacedOrder(shop.deps, { caller: clerk, path: { id } }))).not.toContain(
      'trade_price',
    );
    expect(JSON.stringify(await getPlacedOrder(shop.deps, { caller: anna, path: { id } }))).not.toContain(
      'trade_price',
    );
    expect(await codeOf(take(id, trader, 1))).toBe('changed_meanwhile');
    await move(id, 'canceled');
    expect(await codeOf(take(id))).toBe('order_finished');
  });

  it('are given by nobody to themselves: who may not edit orders of others is a customer here', async () => {
    const buyer = await shop.customer({ flags: ['trade_price_orders', 'edit_order'] });
    const id = await shop.order(buyer, 10_000);
    expect(await codeOf(take(id, buyer))).toBe('trade_price_staff_only');
  });

  it('are taken by many orders at once, each with its verdict', async () => {
    const [first, second] = [await order(), await order()];
    await move(second.id, 'rejected');
    const { result } = await updatePlacedOrders(shop.deps, {
      caller: trader,
      body: {
        ids: [first.id, second.id],
        change: { trade_price: true },
      },
    });
    expect(result.map((one) => (one.ok ? one.ok : one.code))).toEqual([true, 'order_finished']);
    expect((await getPlacedOrder(shop.deps, { caller: trader, path: { id: first.id } })).items_total).toBe(590);
  });
});
