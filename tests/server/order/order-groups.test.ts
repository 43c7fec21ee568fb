import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Query } from '#contract/types.ts';
import { orderLines, placedOrders } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listOrderGroups } from '#server/domain/order/placed/list-order-groups.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShopOnEachEngine('groups of orders', (it) => {
  let shop: SmallShop;
  let staff: SignedInCaller;
  let anna: SignedInCaller;
  let ivan: SignedInCaller;
  let annas: number[];
  let ivans: number;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    staff = await shop.staff('get_strange_balance_history', 'get_strange_payments');
    anna = await shop.customer({ firstName: 'Анна', lastName: 'Ёлкина', phone: '79991112233', balance: 150_050 });
    ivan = await shop.customer({ firstName: 'Иван', lastName: 'Белов' });
    const done = await shop.order(ivan);
    annas = [await shop.order(anna, 10_000)];
    ivans = await shop.order(ivan, 30_000);
    annas.push(await shop.order(anna, 20_050));
    await updatePlacedOrderState(shop.deps, {
      caller: staff,
      path: { id: done },
      body: { state: 'rejected', reason: 'Так вышло' },
    });
    await shop.payment(anna.customer.id);
    await shop.payment(anna.customer.id, { state: 'F' });
  });

  const list = (by = staff, query: Partial<Query<'listOrderGroups'>> = {}) =>
    listOrderGroups(shop.deps, { caller: by, query: { search_text: '', page: 1, limit: 24, ...query } });
  const customers = async (query: Partial<Query<'listOrderGroups'>> = {}) =>
    (await list(staff, query)).result.map(({ customer }) => customer.id);

  it('are the customers with orders in work, the newest order first', async () => {
    expect(await list()).toEqual({
      result: [
        {
          customer: { id: anna.customer.id, user: { first_name: 'Анна', last_name: 'Ёлкина' }, phone: '79991112233' },
          balance: 1500.5,
          payments_wait: 1,
          orders: 2,
          lines: 2,
          pieces: 2,
          total: 300.5,
          is_priced: true,
          newest_order: {
            id: annas[1],
            state: 'created',
            is_covered: true,
            is_collected: false,
            created_at: shop.clock.now().toISOString(),
          },
        },
        {
          customer: { id: ivan.customer.id, user: { first_name: 'Иван', last_name: 'Белов' }, phone: null },
          balance: 0,
          payments_wait: 0,
          orders: 1,
          lines: 1,
          pieces: 1,
          total: 300,
          is_priced: true,
          newest_order: {
            id: ivans,
            state: 'created',
            is_covered: false,
            is_collected: false,
            created_at: shop.clock.now().toISOString(),
          },
        },
      ],
      page: 1,
      pages: 1,
      total: 2,
    });
  });

  it('come page by page, by name, last digits of a phone, and state of an order', async () => {
    expect(await list(staff, { page: 2, limit: 1 })).toMatchObject({ page: 2, pages: 2, total: 2 });
    expect(await customers({ page: 2, limit: 1 })).toEqual([ivan.customer.id]);
    expect(await customers({ search_text: 'елк' })).toEqual([anna.customer.id]);
    expect(await customers({ search_text: '2233' })).toEqual([anna.customer.id]);
    expect(await customers({ search_text: 'нет' })).toEqual([]);
    expect(await customers({ state: 'accepted' })).toEqual([]);
  });

  it('show balances and payments to those who may see them', async () => {
    const clerk = await shop.staff();
    expect((await list(clerk)).result).toMatchObject([
      { balance: null, payments_wait: null },
      { balance: null, payments_wait: null },
    ]);
  });

  it('count no lines that are cancelled, and say that a price is missing', async ({ stock: { db } }) => {
    await db.orm
      .update(orderLines)
      .set({ state: 'C' })
      .where(eq(orderLines.orderId, annas[0] ?? 0));
    await db.orm.update(placedOrders).set({ isPriced: false }).where(eq(placedOrders.id, ivans));
    expect((await list()).result).toMatchObject([
      { orders: 2, lines: 1, is_priced: true },
      { lines: 1, is_priced: false },
    ]);
  });
});
