import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { items, placedOrders } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { changeLineStates } from '#server/domain/order/lines/line-states.ts';
import { createOrderLine } from '#server/domain/order/lines/create-order-line.ts';
import { deleteOrderLine } from '#server/domain/order/lines/delete-order-line.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { updatePlacedOrders } from '#server/domain/order/placed/update-placed-orders.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { placeOrder } from '#tests/support/server/place-order.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('stock below zero', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let staff: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    staff = await shop.staff(
      'create_order',
      'create_strange_order',
      'edit_strange_order',
      'delete_strange_order',
      'update_state_placed_order',
    );
  });

  const stockOf = async (id: number) =>
    (await db.orm.select({ stock: items.stock }).from(items).where(eq(items.id, id)))[0]?.stock;
  const setStock = (id: number, stock: number) => db.orm.update(items).set({ stock }).where(eq(items.id, id));
  /** An order of so many of each item. */
  const order = async (...lines: readonly { item: number; count: number }[]) => {
    const { delivery } = shop.form('', await shop.customer());
    const form = {
      comment: '',
      force: true,
      lines: lines.map(({ item, count }) => ({ item_id: item, count, comment: '' })),
      delivery,
    };
    const placed = await placeOrder(shop.deps, {
      caller: staff,
      header: { 'idempotency-key': randomUUID() },
      body: form,
    });
    if (!('id' in placed)) throw new Error('The order was not made');
    return placed;
  };
  const move = (id: number, state: PlacedOrderState, force = false) =>
    updatePlacedOrderState(shop.deps, { caller: staff, path: { id }, body: { state, reason: 'так надо', force } });
  const lineOf = ({ lines: [line] }: { lines: readonly { id: number }[] }) => line?.id ?? 0;
  const add = (orderId: number, item: number, count: number, { key = randomUUID(), force = false } = {}) =>
    createOrderLine(shop.deps, {
      caller: staff,
      header: { 'idempotency-key': key },
      body: {
        placed_order_id: orderId,
        item_id: item,
        count,
        comment: '',
        description: '',
        trade_price: false,
        ...(force && { force }),
      },
    });
  const short = (text: string) => ({
    code: 'stock_below_zero',
    message: `stock_below_zero: Столько нет в\u00A0наличии: ${text}. Если продолжить, остаток станет меньше нуля.`,
  });

  it('is asked about where staff raise the count of a line, and only by what it takes more', async () => {
    const cup = await shop.item({ name: 'Чаша', stock: 5 });
    const placed = await order({ item: cup, count: 2 });
    const line = lineOf(placed);
    await expect(
      updateOrderLine(shop.deps, { caller: staff, path: { id: line }, body: { count: 7 } }),
    ).rejects.toMatchObject(short('«Чаша» (осталось\u00A03, нужно\u00A05)'));
    expect(await stockOf(cup)).toBe(3);
    const changed = await updateOrderLine(shop.deps, { caller: staff, path: { id: line }, body: { count: 5 } });
    expect([changed.lines[0]?.count, await stockOf(cup)]).toEqual([5, 0]);
    await updateOrderLine(shop.deps, { caller: staff, path: { id: line }, body: { count: 7, force: true } });
    expect(await stockOf(cup)).toBe(-2);
  });

  it('isn’t asked about where less is taken, though it stays below zero', async () => {
    const cup = await shop.item({ stock: 1 });
    const placed = await order({ item: cup, count: 9 });
    expect(await stockOf(cup)).toBe(-8);
    await updateOrderLine(shop.deps, { caller: staff, path: { id: lineOf(placed) }, body: { count: 8 } });
    await updateOrderLine(shop.deps, {
      caller: staff,
      path: { id: lineOf(placed) },
      body: { comment: 'В\u00A0коробке' },
    });
    await move(placed.id, 'accepted');
    await move(placed.id, 'created');
    expect(await stockOf(cup)).toBe(-7);
  });

  it('is asked about where staff add a line, which a yes with the same key adds once', async () => {
    const cup = await shop.item({ name: 'Блюдце', stock: 3 });
    const placed = await order({ item: cup, count: 1 });
    const key = randomUUID();
    await expect(add(placed.id, cup, 5, { key })).rejects.toMatchObject(
      short('«Блюдце» (осталось\u00A02, нужно\u00A05)'),
    );
    expect(await stockOf(cup)).toBe(2);
    await add(placed.id, cup, 5, { key, force: true });
    const again = await add(placed.id, cup, 5, { key });
    expect([again.lines.map(({ count }) => count), await stockOf(cup)]).toEqual([[1, 5], -3]);
  });

  it('is asked about where an order is restored, and names each item', async () => {
    const cup = await shop.item({ name: 'Кружка', stock: 4 });
    const bowl = await shop.item({ name: 'Миска', stock: 6 });
    const vase = await shop.item({ name: 'Ваза' });
    const placed = await order({ item: cup, count: 4 }, { item: bowl, count: 2 }, { item: vase, count: 9 });
    await move(placed.id, 'canceled');
    await setStock(cup, 1);
    await setStock(bowl, 0);
    await expect(move(placed.id, 'created')).rejects.toMatchObject(
      short('«Кружка» (осталось\u00A01, нужно\u00A04), «Миска» (осталось\u00A00, нужно\u00A02)'),
    );
    expect([await stockOf(cup), await stockOf(bowl)]).toEqual([1, 0]);
    const restored = await move(placed.id, 'created', true);
    expect([restored.state, await stockOf(cup), await stockOf(bowl)]).toEqual(['created', -3, -2]);
  });

  it('is asked about where a cancelled line is restored, row by row', async () => {
    const cup = await shop.item({ name: 'Пиала', stock: 10 });
    const bowl = await shop.item({ stock: 10 });
    const placed = await order({ item: cup, count: 3 }, { item: bowl, count: 3 }, { item: bowl, count: 1 });
    await move(placed.id, 'accepted');
    const [first = 0, second = 0] = placed.lines.map(({ id }) => id);
    for (const id of [first, second])
      await deleteOrderLine(shop.deps, { caller: staff, path: { id }, query: { reason: 'Нет' } });
    await setStock(cup, 2);
    const restore = async (...forced: number[]) => {
      const form = { ids: [first, second], state: 'W' as const, forced_ids: forced };
      return (await changeLineStates(shop.deps, staff, form)).result.map((row) => (row.ok ? row.state : row.code));
    };
    expect(await restore()).toEqual(['stock_below_zero', 'W']);
    expect([await stockOf(cup), await stockOf(bowl)]).toEqual([2, 6]);
    expect(await restore(first)).toEqual(['W', 'line_same_state']);
    expect(await stockOf(cup)).toBe(-1);
  });

  it('is a verdict of its own where many orders are restored, and a yes is for the orders that it names', async () => {
    const cup = await shop.item({ name: 'Кувшин', stock: 20 });
    const placed = [];
    for (const count of [4, 5, 6]) placed.push(await order({ item: cup, count }));
    const ids = placed.map(({ id }) => id);
    for (const id of ids) await move(id, 'rejected');
    await setStock(cup, 5);
    const restore = async (forced: number[]) => {
      const change = { state: 'created' as const, reason: 'Ошибка' };
      const { result } = await updatePlacedOrders(shop.deps, {
        caller: staff,
        body: { ids, change, forced_ids: forced },
      });
      return result.map((row) => (row.ok ? row.state : [row.code, row.detail.match(/\(.*\)/)?.[0]]));
    };
    expect(await restore([])).toEqual([
      'created',
      ['stock_below_zero', '(осталось\u00A01, нужно\u00A05)'],
      ['stock_below_zero', '(осталось\u00A01, нужно\u00A06)'],
    ]);
    expect(await stockOf(cup)).toBe(1);
    expect((await restore(ids.slice(1, 2)))[1]).toBe('created');
    expect(await stockOf(cup)).toBe(-4);
    const states = await db.orm.select({ id: placedOrders.id, state: placedOrders.state }).from(placedOrders);
    expect(ids.map((id) => states.find((row) => row.id === id)?.state)).toEqual(['created', 'created', 'rejected']);
  });

  it('is asked about by the second of two who take the last pieces at once', async () => {
    const cup = await shop.item({ stock: 5 });
    const two = [await order({ item: cup, count: 1 }), await order({ item: cup, count: 1 })];
    const raised = await outcomes(
      two.map((one) => updateOrderLine(shop.deps, { caller: staff, path: { id: lineOf(one) }, body: { count: 3 } })),
    );
    expect([raised.kept.length, raised.codes, await stockOf(cup)]).toEqual([1, ['stock_below_zero'], 1]);
    const added = await outcomes(two.map((one) => add(one.id, cup, 1)));
    expect([added.kept.length, added.codes, await stockOf(cup)]).toEqual([1, ['stock_below_zero'], 0]);
  });

  it('is asked about by the second of two who restore orders at once', async () => {
    const cup = await shop.item({ stock: 10 });
    const two = [await order({ item: cup, count: 3 }), await order({ item: cup, count: 3 })];
    for (const { id } of two) await move(id, 'canceled');
    await setStock(cup, 4);
    const { kept, codes } = await outcomes(two.map(({ id }) => move(id, 'created')));
    expect([kept.length, codes, await stockOf(cup)]).toEqual([1, ['stock_below_zero'], 1]);
  });
});
