import { and, eq, sum } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { balanceEntries, customers, orderLines, placedOrders } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { deleteOrderLine } from '#server/domain/order/lines/delete-order-line.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { mergePlacedOrder } from '#server/domain/order/merging/merge-placed-order.ts';
import { unmergePlacedOrder } from '#server/domain/order/merging/unmerge-placed-order.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { getPlacedOrdersTotal } from '#server/domain/order/placed/get-placed-orders-total.ts';
import { listPlacedOrders } from '#server/domain/order/placed/list-placed-orders.ts';
import { updatePlacedOrder } from '#server/domain/order/placed/update-placed-order.ts';
import { outcomes, times } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { letters, PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('merging orders', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let desk: PurchaseDesk;
  let staff: SignedInCaller;
  let anna: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
  });
  it.beforeEach(async () => {
    desk = await PurchaseDesk.open(shop);
    ({ anna } = desk);
    staff = await shop.staff('edit_strange_order', 'delete_strange_order', 'get_strange_balance_history');
  });

  const read = (id: number, caller = staff) => getPlacedOrder(shop.deps, { caller, path: { id } });
  const merge = async (fromId: number, intoId: number, caller = staff, seen: { from?: number; into?: number } = {}) => {
    const { version } = await read(fromId);
    const { version: into } = await read(intoId);
    return mergePlacedOrder(shop.deps, {
      caller,
      path: { id: fromId },
      body: { into_id: intoId, version: seen.from ?? version, into_version: seen.into ?? into },
    });
  };
  const unmerge = (id: number, caller = staff) => unmergePlacedOrder(shop.deps, { caller, path: { id } });
  const move = (id: number, ...states: PlacedOrderState[]) =>
    states.reduce<Promise<unknown>>((before, state) => before.then(() => desk.move(id, state)), Promise.resolve());
  /** An order of 700 roubles and a younger one of 1000. */
  const two = async (path = '') => {
    const first = await desk.order(path);
    const second = await shop.order(anna, 100_000);
    await move(second, ...path.split(' ').filter((one): one is PlacedOrderState => one !== ''));
    return { into: first.id, from: second };
  };
  const asItWas = async (id: number) => {
    const { version: _, timeline: __, lines, ...rest } = await read(id);
    return { ...rest, lines: lines.map(({ version: ___, ...line }) => line) };
  };
  const kinds = async (id: number, caller = staff) =>
    (await read(id, caller)).timeline.map((event) => {
      if (event.kind === 'state') return `${event.from} ${event.to}`;
      return event.kind === 'lines' ? `${event.move} ${event.lines} ${event.order_id}` : event.kind;
    });

  it('moves the lines, cancels the order and says in both where they are', async () => {
    const { into, from } = await two();
    const { delivery } = await read(into);
    expect(await merge(from, into)).toMatchObject({
      id: from,
      state: 'canceled',
      merged_into: into,
      lines: [],
      items_total: 0,
      total: 0,
      items_count: 0,
      next_states: [],
    });
    const whole = await read(into);
    expect(whole).toMatchObject({ state: 'created', total: 1700, items_count: 4, delivery });
    expect(whole.lines.map(({ price, count }) => [price, count])).toEqual([
      [500, 1],
      [100, 2],
      [1000, 1],
    ]);
    expect(await kinds(into)).toEqual(['null created', `came 1 ${from}`]);
    expect(await kinds(from)).toEqual(['null created', 'created canceled']);
    expect((await read(from, anna)).timeline.at(-1)).toMatchObject({
      author: '',
      reason: `Объединён с\u00A0заказом №\u00A0${into}`,
    });
  });

  it('shows its customer which order it is in, on the page and in the list', async () => {
    const { into, from } = await two();
    await merge(from, into);
    expect(await read(from, anna)).toMatchObject({ merged_into: into, next_states: [] });
    const query = { scope: 'own', order_by: 'newest', owing: false, standing: false, page: 1, limit: 10 } as const;
    const { result } = await listPlacedOrders(shop.deps, { caller: anna, query: { ...query, search_text: '' } });
    expect(result.map(({ id, merged_into: to, total }) => [id, to, total])).toEqual([
      [from, into, 0],
      [into, undefined, 1700],
    ]);
  });

  it('counts nothing twice: the sums of lists stay as they were', async () => {
    const { into, from } = await two();
    const query = { scope: 'shop', customer_id: anna.customer.id, owing: false, standing: false } as const;
    const total = () => getPlacedOrdersTotal(shop.deps, { caller: staff, query: { ...query, search_text: '' } });
    expect(await total()).toMatchObject({ orders: 2, pieces: 4, sum: 1700, canceled_sum: 0 });
    await merge(from, into);
    expect(await total()).toMatchObject({ orders: 2, pieces: 4, sum: 1700, canceled_sum: 0 });
  });

  it('merges accepted orders too, and brings each state back', async () => {
    const { into, from } = await two('accepted');
    const [wasInto, wasFrom] = [await asItWas(into), await asItWas(from)];
    await merge(from, into);
    expect(await unmerge(from)).toMatchObject({ id: from, state: 'accepted', total: 1000 });
    expect([await asItWas(into), await asItWas(from)]).toEqual([wasInto, wasFrom]);
    expect(await kinds(into)).toEqual(['null created', 'created accepted', `came 1 ${from}`, `left 1 ${from}`]);
    expect(await kinds(from)).toEqual(['null created', 'created accepted', 'accepted canceled', 'canceled accepted']);
    expect((await read(from)).timeline.at(-1)).toMatchObject({
      reason: `Позиции вернулись из\u00A0заказа №\u00A0${into}`,
    });
    // Told again, it changes nothing.
    const { version } = await read(from);
    expect(await unmerge(from)).toMatchObject({ version });
  });

  it('keeps the comment and the note of both, and takes them out again', async () => {
    const { into, from } = await two();
    const write = (id: number, comment: string, note: string) =>
      updatePlacedOrder(shop.deps, { caller: staff, path: { id }, body: { comment, note } });
    await write(into, 'Звоните вечером', '');
    await write(from, 'Подарочная упаковка', 'Проверить цвет');
    const was = await asItWas(into);
    await merge(from, into);
    expect(await read(into)).toMatchObject({ comment: 'Звоните вечером\nПодарочная упаковка', note: 'Проверить цвет' });
    expect(await read(from)).toMatchObject({ comment: 'Подарочная упаковка', note: 'Проверить цвет' });
    expect(await kinds(into, anna)).not.toContain('note');
    await unmerge(from);
    expect(await asItWas(into)).toEqual(was);
  });

  it('moves no money, and never makes the balance differ from its entries', async () => {
    await shop.topUp(anna.customer.id, 50_000);
    const { into, from } = await two();
    // An order that was billed once is charged nothing now.
    await move(from, 'accepted', 'need_pay', 'accepted', 'created');
    const entries = async () => [await desk.entries(into), await desk.entries(from)];
    const before = await entries();
    const balance = async () => {
      const { id } = anna.customer;
      const [found] = await db.orm.select().from(customers).where(eq(customers.id, id));
      const [added] = await db.orm
        .select({ sum: sum(balanceEntries.amount) })
        .from(balanceEntries)
        .where(eq(balanceEntries.customerId, id));
      return [found?.balance, Number(added?.sum)];
    };
    await merge(from, into);
    expect([await entries(), await balance()]).toEqual([before, [50_000, 50_000]]);
    await unmerge(from);
    expect([await entries(), await balance()]).toEqual([before, [50_000, 50_000]]);
    await merge(from, into);
    await move(into, 'accepted', 'need_pay');
    expect(await balance()).toEqual([-120_000, -120_000]);
  });

  it('is refused for orders of different states, of different people, billed ones, and itself', async () => {
    const { into, from } = await two();
    await move(into, 'accepted');
    expect(await refusalOf(merge(from, into))).toBe('merge_states');
    await move(from, 'accepted', 'need_pay');
    await move(into, 'need_pay');
    expect(await refusalOf(merge(from, into))).toBe('merge_states');
    const foreign = await shop.order(await shop.customer());
    const own = await shop.order(anna);
    expect(await refusalOf(merge(own, foreign))).toBe('merge_customers');
    expect(await refusalOf(merge(own, own))).toBe('validation');
  });

  it('needs the permission to change orders, and finds none of another shop', async () => {
    const { into, from } = await two();
    const reader = await shop.staff();
    expect(await refusalOf(merge(from, into, reader))).toBe('forbidden');
    expect(await refusalOf(unmerge(from, reader))).toBe('forbidden');
    const body = { into_id: into, version: 1, into_version: 1 };
    const other = await SmallShop.open(db);
    const caller = await other.staff('edit_strange_order');
    expect(await refusalOf(mergePlacedOrder(other.deps, { caller, path: { id: from }, body }))).toBe('not_found');
    const theirs = await other.order(await other.customer());
    const mixed = mergePlacedOrder(other.deps, { caller, path: { id: theirs }, body: { ...body, into_id: into } });
    expect(await refusalOf(mixed)).toBe('not_found');
    expect(await read(from)).toMatchObject({ state: 'created', items_count: 1 });
  });

  it('is refused with the order that somebody has changed meanwhile, whichever it is', async () => {
    const { into, from } = await two();
    await expect(merge(from, into, staff, { into: 7 })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      current: { id: into },
    });
    await expect(merge(from, into, staff, { from: 7 })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      current: { id: from },
    });
    expect(await read(from)).toMatchObject({ state: 'created', version: 1 });
  });

  it('is made once where it is asked for at once, there or back, and told again after a lost answer', async () => {
    const { into, from } = await two();
    const { kept, codes } = await outcomes(times(3, () => merge(from, into)));
    expect([kept.length, codes]).toEqual([3, []]);
    expect(await kinds(into)).toEqual(['null created', `came 1 ${from}`]);
    const [one, other] = [await shop.order(anna), await shop.order(anna)];
    const crossed = await outcomes([merge(one, other), merge(other, one)]);
    expect([crossed.kept.length, crossed.codes]).toEqual([1, ['changed_meanwhile']]);
  });

  it('is never restored by a person, whose lines are elsewhere', async () => {
    const { into, from } = await two();
    await merge(from, into);
    expect(await refusalOf(desk.move(from, 'created'))).toBe('order_merged');
  });

  it('lets lines in a purchase keep it, there and back', async () => {
    const { into, from } = await two('accepted');
    const purchase = await desk.purchase();
    await desk.send(from, { purchase_id: purchase.id });
    const seen = (await desk.detail(purchase.id)).purchase.version;
    await merge(from, into);
    expect(letters(await read(into))).toBe('WWO');
    // A receipt that was begun before has looked for the lines in the other order.
    expect(await refusalOf(desk.update(purchase.id, { state: 'stopped', version: seen }))).toBe('changed_meanwhile');
    await unmerge(from);
    expect([letters(await read(into)), letters(await read(from))]).toEqual(['WW', 'O']);
    const [line] = await db.orm
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.orderId, from), eq(orderLines.purchaseId, purchase.id)));
    expect(line).toMatchObject({ state: 'O' });
  });

  it('is undone with what was changed in the lines meanwhile', async () => {
    const { into, from } = await two();
    await merge(from, into);
    const line = (await read(into)).lines.at(-1)?.id ?? 0;
    await updateOrderLine(shop.deps, { caller: staff, path: { id: line }, body: { comment: 'Красную', price: 1100 } });
    expect(await unmerge(from)).toMatchObject({ total: 1100, lines: [{ comment: 'Красную' }] });
    expect(await read(into)).toMatchObject({ total: 700 });
  });

  it('says why it can’t be undone any more', async () => {
    const counted = await two();
    await merge(counted.from, counted.into);
    const line = (await read(counted.into)).lines.at(-1)?.id ?? 0;
    await updateOrderLine(shop.deps, { caller: staff, path: { id: line }, body: { count: 2 } });
    expect(await refusalOf(unmerge(counted.from))).toBe('unmerge_changed');
    const removed = await two();
    await merge(removed.from, removed.into);
    const gone = (await read(removed.into)).lines.at(-1)?.id ?? 0;
    await deleteOrderLine(shop.deps, { caller: staff, path: { id: gone }, query: { reason: '' } });
    expect(await refusalOf(unmerge(removed.from))).toBe('unmerge_changed');
    const billed = await two();
    await merge(billed.from, billed.into);
    await move(billed.into, 'accepted', 'need_pay');
    expect(await refusalOf(unmerge(billed.from))).toBe('unmerge_taken');
    await move(billed.into, 'accepted');
    expect(await unmerge(billed.from)).toMatchObject({ state: 'created', total: 1000 });
  });

  it('is undone once where two undo it at once', async () => {
    const { into, from } = await two();
    await merge(from, into);
    const { kept, codes } = await outcomes(times(2, () => unmerge(from)));
    expect([kept.length, codes]).toEqual([2, []]);
    expect(await kinds(into)).toEqual(['null created', `came 1 ${from}`, `left 1 ${from}`]);
    const [row] = await db.orm.select().from(placedOrders).where(eq(placedOrders.id, from));
    expect(row).toMatchObject({ state: 'created', mergedIntoId: null, total: 100_000 });
  });
});
