import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { expect } from 'vitest';
import { sqlState } from '#server/db/engine/sql-state.ts';
import { placedOrderStates } from '#machines/order/placed-order.machine.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

const CHECK_VIOLATION = '23514';

describeShopOnEachEngine('what the database itself refuses', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let customer: SignedInCaller;
  let orderId: number;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    customer = await shop.customer();
    orderId = await shop.order(customer);
    await shop.cart(customer, [{ itemId: await shop.item() }]);
  });

  const verdictOn = (statement: SQL) => db.orm.execute(statement).then(() => 'taken', sqlState);
  const refused = async (table: string, column: string, ...values: (string | number)[]) => {
    for (const value of values) {
      const verdict = await verdictOn(
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value} where shop_id = ${shop.shopId}`,
      );
      expect([table, column, value, verdict]).toEqual([table, column, value, CHECK_VIOLATION]);
    }
  };

  it('is a price below nothing, and a discount above everything', async () => {
    await refused('items', 'retail_price', -1);
    await refused('items', 'trade_price', -1);
    await refused('items', 'discount', -1, 101);
    await refused('deliveries', 'price', -1);
    await refused('order_lines', 'price', -1);
    await refused('placed_orders', 'total', -1);
    await refused('placed_orders', 'delivery_price', -1);
  });

  it('is a count outside 1 to 999', async () => {
    await refused('cart_items', 'count', 0, 1_000);
    await refused('order_lines', 'count', 0, 1_000);
  });

  it('is a state, a kind or a type that is not on its list', async () => {
    await refused('placed_orders', 'state', 'lost');
    await refused('order_lines', 'state', 'X');
    await refused('customers', 'customer_type', 'vip');
    await refused('deliveries', 'kind', 'drone');
    const step = (from: string, to: string) =>
      verdictOn(sql`insert into order_events (shop_id, order_id, from_state, to_state)
        values (${shop.shopId}, ${orderId}, ${from}, ${to})`);
    expect([await step('created', 'lost'), await step('lost', 'created')]).toEqual([CHECK_VIOLATION, CHECK_VIOLATION]);
    for (const state of placedOrderStates) {
      expect(await verdictOn(sql`update placed_orders set state = ${state} where id = ${orderId}`)).toBe('taken');
      expect(await step(state, state)).toBe('taken');
    }
  });

  it('is a payment or an entry of nothing or of no known kind', async () => {
    const owner = sql`${shop.shopId}, ${customer.customer.id}`;
    const payment = (kind: string, amount: number, state: string) =>
      verdictOn(
        sql`insert into payments (shop_id, customer_id, kind, amount, way, state)
          values (${owner}, ${kind}, ${amount}, 'card', ${state})`,
      );
    const entry = (kind: string, amount: number) =>
      verdictOn(
        sql`insert into balance_entries (shop_id, customer_id, kind, amount, balance)
          values (${owner}, ${kind}, ${amount}, 0)`,
      );
    expect([await payment('gift', 1, 'W'), await payment('top_up', 0, 'W'), await payment('top_up', 1, 'X')]).toEqual(
      Array(3).fill(CHECK_VIOLATION),
    );
    expect([await entry('gift', 1), await entry('correction', 0)]).toEqual(Array(2).fill(CHECK_VIOLATION));
    expect([await payment('refund', 1, 'C'), await entry('correction', -1)]).toEqual(['taken', 'taken']);
  });

  it('is a call of no known kind or status', async () => {
    const call = (kind: string, status: string) =>
      verdictOn(sql`insert into call_requests (id, shop_id, phone, kind, status, created_at, expires_at)
        values (${randomUUID()}, ${shop.shopId}, '79000000001', ${kind}, ${status}, now(), now())`);
    const demoCall = (kind: string) =>
      verdictOn(
        sql`insert into demo_calls (id, shop_id, phone, number, kind, created_at)
          values (${randomUUID()}, ${shop.shopId}, '7', '7', ${kind}, now())`,
      );
    expect([await call('fax', 'waiting'), await call('code', 'lost'), await demoCall('fax')]).toEqual(
      Array(3).fill(CHECK_VIOLATION),
    );
    expect([await call('receive', 'used'), await demoCall('ring')]).toEqual(['taken', 'taken']);
  });
});
