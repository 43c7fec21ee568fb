import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Query } from '#contract/types.ts';
import { customers, orderLines, placedOrders, purchases } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrdersTotal } from '#server/domain/order/placed/get-placed-orders-total.ts';
import { listPlacedOrders } from '#server/domain/order/placed/list-placed-orders.ts';
import { getDay } from '#server/domain/shop/get-day.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

type Asked = Partial<Query<'listPlacedOrders'>>;

describeShopOnEachEngine('the filters of placed orders', (it) => {
  let shop: SmallShop;
  let staff: SignedInCaller;
  let anna: SignedInCaller;
  let ivan: SignedInCaller;
  /** Two of Anna, of 300 and 100.5 roubles, and one of Ivan, of 200. */
  let orders: number[];
  let purchaseId: number;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    const { orm } = stock.db;
    staff = await shop.staff('get_purchase');
    anna = await shop.customer({ firstName: 'Алёна', lastName: 'Ёлкина', phone: '79991112233' });
    ivan = await shop.customer({ firstName: 'Иван', lastName: 'Белов', phone: '79990005566' });
    orders = [await shop.order(anna, 30_000), await shop.order(anna, 10_050), await shop.order(ivan, 20_000)];
    const [first = 0, second = 0, third = 0] = orders;
    const [purchase] = await orm.insert(purchases).values({ shopId: shop.shopId, name: 'Фабрика' }).returning();
    purchaseId = purchase?.id ?? 0;
    await orm.update(orderLines).set({ description: 'Кружка', purchaseId }).where(eq(orderLines.orderId, first));
    await orm
      .update(orderLines)
      .set({ description: 'Ёлка', purchaseId, state: 'C' })
      .where(eq(orderLines.orderId, second));
    await orm.update(orderLines).set({ description: 'ваза' }).where(eq(orderLines.orderId, third));
    const at = (id: number, values: Partial<typeof placedOrders.$inferInsert>) =>
      orm.update(placedOrders).set(values).where(eq(placedOrders.id, id));
    await at(first, { state: 'need_pay' });
    await at(second, { createdAt: new Date('2026-03-09T20:59:59.999Z'), isPriced: false });
    await at(third, { state: 'collected' });
    await orm.update(customers).set({ balance: -1 }).where(eq(customers.id, anna.customer.id));
    const other = await SmallShop.open(stock.db);
    await other.order(await other.customer());
  });

  const plain = { scope: 'shop', search_text: '', owing: false } as const;
  /** The places of the orders that are found, in their order. */
  const found = async (asked: Asked = {}, caller = staff) => {
    const query = { ...plain, order_by: 'newest', page: 1, limit: 24, ...asked } as const;
    return (await listPlacedOrders(shop.deps, { caller, query })).result.map(({ id }) => orders.indexOf(id));
  };
  const total = (asked: Asked = {}, caller = staff) =>
    getPlacedOrdersTotal(shop.deps, { caller, query: { ...plain, ...asked } });

  it.for([
    ['newest', [2, 1, 0]],
    ['oldest', [0, 1, 2]],
    ['sum', [1, 2, 0]],
    ['-sum', [0, 2, 1]],
    ['customer', [2, 1, 0]],
    ['-customer', [0, 1, 2]],
  ] as const)('order them by %s', async ([order, expected]) => {
    expect(await found({ order_by: order })).toEqual(expected);
  });

  it('count no delivery of goods that have no price yet, as their rows say no sum', async ({ stock: { db } }) => {
    const vera = await shop.customer({ firstName: 'Вера' });
    const [photo, mixed] = [await shop.order(vera, 0), await shop.order(vera, 0)];
    const write = (id: number, total: number) =>
      db.orm.update(placedOrders).set({ isPriced: false, deliveryPrice: 35_000, total }).where(eq(placedOrders.id, id));
    await write(photo, 35_000);
    await write(mixed, 47_050);
    const query = { customer_id: vera.customer.id };
    expect(await total(query)).toMatchObject({ orders: 2, sum: 470.5, unpriced: 2 });
    await db.orm
      .update(placedOrders)
      .set({ deletedAt: new Date() })
      .where(eq(placedOrders.customerId, vera.customer.id));
  });

  it.for<[Asked, Omit<Awaited<ReturnType<typeof total>>, 'states'>, number[]]>([
    [{}, { orders: 3, pieces: 3, sum: 600.5, canceled_sum: 0, unpriced: 1 }, [2, 1, 0]],
    [{ state: ['need_pay', 'collected'] }, { orders: 2, pieces: 2, sum: 500, canceled_sum: 0, unpriced: 0 }, [2, 0]],
    [{ sum_min: 100.5, sum_max: 200 }, { orders: 2, pieces: 2, sum: 300.5, canceled_sum: 0, unpriced: 1 }, [2, 1]],
    [{ sum_min: 200.01 }, { orders: 1, pieces: 1, sum: 300, canceled_sum: 0, unpriced: 0 }, [0]],
    [{ until: '2026-03-09' }, { orders: 1, pieces: 1, sum: 100.5, canceled_sum: 0, unpriced: 1 }, [1]],
    [{ since: '2026-03-10' }, { orders: 2, pieces: 2, sum: 500, canceled_sum: 0, unpriced: 0 }, [2, 0]],
    [{ owing: true }, { orders: 1, pieces: 1, sum: 300, canceled_sum: 0, unpriced: 0 }, [0]],
    [{ search_text: '2233' }, { orders: 2, pieces: 2, sum: 400.5, canceled_sum: 0, unpriced: 1 }, [1, 0]],
    [{ search_text: '+7 999 000' }, { orders: 1, pieces: 1, sum: 200, canceled_sum: 0, unpriced: 0 }, [2]],
    [{ search_text: 'елкина ал' }, { orders: 2, pieces: 2, sum: 400.5, canceled_sum: 0, unpriced: 1 }, [1, 0]],
    [{ search_text: 'РУЖ' }, { orders: 1, pieces: 1, sum: 300, canceled_sum: 0, unpriced: 0 }, [0]],
    [{ search_text: '%' }, { orders: 0, pieces: 0, sum: 0, canceled_sum: 0, unpriced: 0 }, []],
  ])('narrow the list and its totals alike: %j', async ([asked, sums, places]) => {
    expect(await found(asked)).toEqual(places);
    expect(await total(asked)).toMatchObject(sums);
  });

  it('know a number, a customer, and a purchase by the lines that are not cancelled', async () => {
    expect(await found({ search_text: `№ ${orders[1]}` })).toEqual([1]);
    expect(await total({ customer_id: ivan.customer.id })).toMatchObject({ orders: 1, sum: 200 });
    expect(await found({ purchase_id: purchaseId })).toEqual([0]);
    expect(await total({ purchase_id: purchaseId })).toMatchObject({ orders: 1, sum: 300 });
  });

  it("add up one's own alone without the flag, whatever is asked for", async () => {
    expect(await total({ scope: 'own' }, anna)).toEqual({
      orders: 2,
      pieces: 2,
      sum: 400.5,
      canceled_sum: 0,
      unpriced: 1,
      states: [
        { state: 'created', orders: 1 },
        { state: 'need_pay', orders: 1 },
      ],
    });
    for (const asked of [{}, { customer_id: ivan.customer.id }, { scope: 'own', purchase_id: purchaseId }] as const) {
      await expect(total(asked, anna)).rejects.toMatchObject({ code: 'not_found' });
      await expect(found(asked, anna)).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(total({ customer_id: 2_147_483_647 })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('tell orders in work that have stood for more than three days, as the day counts them', async () => {
    const day = 24 * 3_600_000;
    shop.clock.pass(3 * day + 1);
    await updatePlacedOrderState(shop.deps, {
      caller: staff,
      path: { id: orders[1] ?? 0 },
      body: { state: 'accepted', reason: '' },
    });
    expect(await found({ standing: true })).toEqual([2, 0]);
    expect(await total({ standing: true })).toMatchObject({
      orders: 2,
      pieces: 2,
      sum: 500,
      canceled_sum: 0,
      unpriced: 0,
    });
    expect((await getDay(shop.deps, { caller: staff })).orders?.standing.count).toBe(2);
  });

  it('say what of their sum is cancelled or rejected', async () => {
    const olga = await shop.customer();
    await shop.order(olga, 5_050);
    const dropped = await shop.order(olga, 7_000);
    await updatePlacedOrderState(shop.deps, {
      caller: staff,
      path: { id: dropped },
      body: { state: 'rejected', reason: 'Нет в наличии' },
    });
    const asked = { customer_id: olga.customer.id };
    expect(await total(asked)).toMatchObject({ orders: 2, sum: 120.5, canceled_sum: 70 });
  });

  it('count the orders of each state that has any, whatever states are asked for', async () => {
    const one = await shop.customer({ firstName: 'Зоя' });
    await shop.order(one, 1_100);
    await shop.order(one, 2_200);
    const moved = await shop.order(one, 4_400);
    const all = await total({ customer_id: one.customer.id });
    expect(all).toMatchObject({ orders: 3, sum: 77, states: [{ state: 'created', orders: 3 }] });
    await updatePlacedOrderState(shop.deps, {
      caller: staff,
      path: { id: moved },
      body: { state: 'accepted', reason: '' },
    });
    const states = [
      { state: 'created', orders: 2 },
      { state: 'accepted', orders: 1 },
    ];
    for (const [state, sum] of [
      ['created', 33],
      ['accepted', 44],
      ['done', 0],
    ] as const)
      expect(await total({ customer_id: one.customer.id, state: [state] })).toMatchObject({ sum, states });
  });
});
