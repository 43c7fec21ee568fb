import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Query } from '#contract/types.ts';
import { orderLines, placedOrders } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { getOrderLinesTotal } from '#server/domain/order/lines/get-order-lines-total.ts';
import { listOrderLineIds } from '#server/domain/order/lines/list-order-line-ids.ts';
import { listOrderLines } from '#server/domain/order/lines/list-order-lines.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

type Asked = Partial<Query<'listOrderLines'>>;

describeShopOnEachEngine('the list of all orders’ lines', (it) => {
  let shop: SmallShop;
  let staff: SignedInCaller;
  let anna: SignedInCaller;
  let ivan: SignedInCaller;
  /** Orders of Anna, Anna and Ivan, of one line each. */
  let orders: number[];
  /** Their lines. */
  let lines: number[];

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    staff = await shop.staff();
    anna = await shop.customer({ firstName: 'Алёна', lastName: 'Ёлкина', phone: '79991112233' });
    ivan = await shop.customer({ firstName: 'Иван', lastName: 'Белов', phone: '79990005566' });
    orders = [await shop.order(anna, 30_000), await shop.order(anna, 10_050), await shop.order(ivan, 20_000)];
    const written = await stock.db.orm.select().from(orderLines).orderBy(orderLines.id);
    lines = written.map(({ id }) => id);
    const change = (index: number, values: Partial<typeof orderLines.$inferInsert>) =>
      stock.db.orm
        .update(orderLines)
        .set(values)
        .where(eq(orderLines.id, lines[index] ?? 0));
    await change(0, { description: 'Кружка', count: 1 });
    await change(1, { description: 'Ёлка', count: 5, state: 'O' });
    await change(2, { description: 'ваза', count: 2 });
    const other = await SmallShop.open(stock.db);
    await other.order(await other.customer());
  });

  const first = {
    order_state: ['created', 'accepted', 'need_pay', 'collected'],
    search_text: '',
    unpriced: false,
    unsent: false,
  } satisfies Asked;
  const list = (asked: Asked = {}) =>
    listOrderLines(shop.deps, { caller: staff, query: { ...first, order_by: 'newest', page: 1, limit: 24, ...asked } });
  /** The places of the lines that are found, in their order. */
  const found = async (asked: Asked = {}) => (await list(asked)).result.map(({ id }) => lines.indexOf(id));
  const ids = (asked: Asked = {}) =>
    listOrderLineIds(shop.deps, { caller: staff, query: { ...first, order_by: 'newest', ...asked } });
  const total = (asked: Asked = {}) => getOrderLinesTotal(shop.deps, { caller: staff, query: { ...first, ...asked } });

  it('has the lines of all customers of the shop, newest first, page by page', async () => {
    expect(await found()).toEqual([2, 1, 0]);
    expect(await list({ limit: 2, page: 2 })).toMatchObject({
      result: [{ id: lines[0] }],
      page: 2,
      pages: 2,
      total: 3,
    });
    expect((await list()).result[0]).toEqual({
      id: lines[2],
      version: 2,
      order: {
        id: orders[2],
        state: 'created',
        is_covered: false,
        is_collected: false,
        created_at: shop.clock.now().toISOString(),
      },
      customer: { id: ivan.customer.id, user: { first_name: 'Иван', last_name: 'Белов' }, phone: '79990005566' },
      purchase: null,
      item_id: expect.any(Number) as number,
      image_url: null,
      description: 'ваза',
      comment: '',
      count: 2,
      price: 200,
      total: 400,
      state: 'W',
    });
  });

  it.for([
    ['oldest', [0, 1, 2]],
    ['customer', [2, 1, 0]],
    ['-customer', [0, 1, 2]],
    ['description', [2, 1, 0]],
    ['-description', [0, 1, 2]],
    ['price', [1, 2, 0]],
    ['-price', [0, 2, 1]],
    ['sum', [0, 2, 1]],
    ['-sum', [1, 2, 0]],
    ['state', [1, 2, 0]],
    ['-state', [0, 2, 1]],
  ] as const)('is ordered by %s', async ([order, expected]) => {
    expect(await found({ order_by: order })).toEqual(expected);
    expect((await ids({ order_by: order })).ids).toEqual(expected.map((place) => lines[place]));
  });

  it('is narrowed by states, sums, an order and a customer', async () => {
    expect(await found({ state: ['O'] })).toEqual([1]);
    expect(await found({ state: ['O', 'W'] })).toEqual([2, 1, 0]);
    expect(await found({ sum_min: 300, sum_max: 400 })).toEqual([2, 0]);
    expect(await found({ sum_min: 400.01 })).toEqual([1]);
    expect(await found({ placed_order_id: orders[0] ?? 0 })).toEqual([0]);
    expect(await found({ customer_id: anna.customer.id })).toEqual([1, 0]);
    expect(await found({ order_state: ['done'] })).toEqual([]);
  });

  it('is found by an order’s number, a name, last digits of a phone, or a part of a line’s name', async () => {
    for (const text of ['алёна', 'елкина', 'Ёлкина Ал', '2233', '89991112233'])
      expect(await found({ search_text: text })).toEqual([1, 0]);
    expect(await found({ search_text: `№ ${orders[2]}` })).toEqual([2]);
    expect(await found({ search_text: 'ЛКА' })).toEqual([1]);
    expect(await found({ search_text: 'руж' })).toEqual([0]);
    expect(await found({ search_text: '%' })).toEqual([]);
    expect(await found({ search_text: '233' })).toEqual([]);
  });

  it('comes to sums by the same filters', async () => {
    expect(await total()).toEqual({ lines: 3, pieces: 8, sum: 1202.5, canceled_sum: 0, unpriced: 0 });
    expect(await total({ customer_id: anna.customer.id, state: ['O'] })).toEqual({
      lines: 1,
      pieces: 5,
      sum: 502.5,
      canceled_sum: 0,
      unpriced: 0,
    });
    expect(await total({ search_text: 'нет такого' })).toEqual({
      lines: 0,
      pieces: 0,
      sum: 0,
      canceled_sum: 0,
      unpriced: 0,
    });
    expect(await ids({ search_text: 'ваза' })).toEqual({ ids: [lines[2]], total: 1 });
  });

  describe('with orders that have ended and lines without a price', () => {
    let other: SmallShop;
    let clerk: SignedInCaller;
    const asked = (more: Asked = {}) =>
      listOrderLines(other.deps, {
        caller: clerk,
        query: { ...first, order_by: 'newest', page: 1, limit: 24, ...more },
      });

    it.beforeAll(async ({ stock }) => {
      other = await SmallShop.open(stock.db);
      clerk = await other.staff();
    });

    it('leaves out lines of orders that are not in work, unless they are asked for', async () => {
      const id = await other.order(clerk);
      await updatePlacedOrderState(other.deps, {
        caller: clerk,
        path: { id },
        body: { state: 'rejected', reason: 'Так вышло' },
      });
      expect((await asked()).total).toBe(0);
      expect((await asked({ order_state: ['rejected'] })).result).toMatchObject([{ state: 'C', order: { id } }]);
      expect((await asked({ order_state: ['rejected'], unpriced: true })).total).toBe(0);
    });

    it('asks nobody for the price of a cancelled line', async ({ stock }) => {
      const of = await SmallShop.open(stock.db);
      const by = await of.staff();
      const [photo, canceled] = [await of.order(by), await of.order(by)];
      for (const id of [photo, canceled])
        await stock.db.orm.update(orderLines).set({ price: null }).where(eq(orderLines.orderId, id));
      await stock.db.orm.update(orderLines).set({ state: 'C' }).where(eq(orderLines.orderId, canceled));
      const query = { ...first, unpriced: true };
      const found = await listOrderLines(of.deps, {
        caller: by,
        query: { ...query, order_by: 'newest', page: 1, limit: 24 },
      });
      expect(found.result.map(({ order }) => order.id)).toEqual([photo]);
      expect(await getOrderLinesTotal(of.deps, { caller: by, query: first })).toMatchObject({ lines: 2, unpriced: 1 });
      expect(await getOrderLinesTotal(of.deps, { caller: by, query })).toMatchObject({ lines: 1, unpriced: 1 });
    });

    it('finds lines without a price, which come after the most expensive', async ({ stock }) => {
      const [plain, photo] = [await other.order(clerk), await other.order(clerk)];
      await stock.db.orm.update(orderLines).set({ price: null }).where(eq(orderLines.orderId, photo));
      const ordersOf = async (more: Asked) => (await asked(more)).result.map(({ order }) => order.id);
      expect(await ordersOf({ unpriced: true })).toEqual([photo]);
      expect(await ordersOf({ order_by: '-price' })).toEqual([plain, photo]);
      expect(await ordersOf({ order_by: '-sum' })).toEqual([plain, photo]);
      expect(await ordersOf({ order_by: 'sum' })).toEqual([photo, plain]);
      expect(await ordersOf({ sum_max: 5000 })).toEqual([plain]);
      expect(await ordersOf({ sum_min: 0 })).toEqual([plain]);
      expect((await asked({ unpriced: true })).result).toMatchObject([{ price: null, total: null }]);
      expect(await getOrderLinesTotal(other.deps, { caller: clerk, query: first })).toEqual({
        lines: 2,
        pieces: 2,
        sum: 1000,
        canceled_sum: 0,
        unpriced: 1,
      });
    });

    it('is narrowed by days of the shop, both included', async ({ stock }) => {
      const of = await SmallShop.open(stock.db);
      const by = await of.staff();
      const [before, last] = [await of.order(by), await of.order(by)];
      const at = (id: number, moment: string) =>
        stock.db.orm
          .update(placedOrders)
          .set({ createdAt: new Date(moment) })
          .where(eq(placedOrders.id, id));
      await at(before, '2026-03-09T20:59:59.999Z');
      await at(last, '2026-03-10T20:59:59.999Z');
      const query = { ...first, order_by: 'newest', page: 1, limit: 24 } as const;
      const within = async (days: Asked) =>
        (await listOrderLines(of.deps, { caller: by, query: { ...query, ...days } })).result.map(
          ({ order }) => order.id,
        );
      expect(await within({ since: '2026-03-10', until: '2026-03-10' })).toEqual([last]);
      expect(await within({ until: '2026-03-09' })).toEqual([before]);
    });
  });

  it('knows the purchase that a line is in, for those who may see purchases, and what of the sum is cancelled', async ({
    ownSite,
  }) => {
    const { shop: own, db } = ownSite;
    const desk = await PurchaseDesk.open(own);
    const order = await desk.order();
    const { id: purchaseId } = await desk.purchase({ name: 'Гжель' });
    const [cup, saucer] = order.lines.map(({ id }) => id);
    await desk.send(order.id, { purchase_id: purchaseId, line_ids: [saucer ?? 0] });
    const asked = { ...first, purchase_id: purchaseId };
    const page = { order_by: 'oldest', page: 1, limit: 24 } as const;
    const seen = await listOrderLines(own.deps, { caller: desk.staff, query: { ...asked, ...page } });
    expect(seen.result.map(({ id, purchase }) => [id, purchase])).toEqual([
      [saucer, { id: purchaseId, name: 'Гжель' }],
    ]);
    const all = await listOrderLines(own.deps, { caller: desk.staff, query: { ...first, ...page } });
    expect(all.result.map(({ id, purchase }) => [id, purchase?.id])).toEqual([
      [cup, undefined],
      [saucer, purchaseId],
    ]);
    expect(await listOrderLineIds(own.deps, { caller: desk.staff, query: { ...asked, order_by: 'newest' } })).toEqual({
      ids: [saucer],
      total: 1,
    });
    const clerk = await own.staff();
    const hidden = await listOrderLines(own.deps, { caller: clerk, query: { ...first, ...page } });
    expect(hidden.result.map(({ id, purchase }) => [id, purchase])).toEqual([
      [cup, null],
      [saucer, null],
    ]);
    await expect(listOrderLines(own.deps, { caller: clerk, query: { ...asked, ...page } })).rejects.toMatchObject({
      code: 'not_found',
    });
    await db.orm
      .update(orderLines)
      .set({ state: 'C' })
      .where(eq(orderLines.id, saucer ?? 0));
    expect(await getOrderLinesTotal(own.deps, { caller: desk.staff, query: first })).toEqual({
      lines: 2,
      pieces: 3,
      sum: 700,
      canceled_sum: 200,
      unpriced: 0,
    });
  });
});
