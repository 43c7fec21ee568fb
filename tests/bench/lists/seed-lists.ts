import { sql } from 'drizzle-orm';
import { issueToken } from '#server/auth/tokens.ts';
import type { Database } from '#server/db/engine/open.ts';
import { seedLargeShop } from '#server/demo/seeding/large-shop.ts';

/** Of each order. */
export const LINES_EACH = 4;
const ITEMS = 2_000;
const ORDERS_A_PURCHASE = 100;
const ORDERS_A_PAYMENT = 5;
/** The latest are in work, or were called off; the others are over. */
const RECENT = 1_000;

/**
 * Fills an empty, migrated database with a shop of so many orders, and their lines, payments and purchases; a token of
 * its owner.
 */
export async function seedLists(db: Database, orders: number): Promise<string> {
  const { shopId, staffId } = await seedLargeShop(db, { items: ITEMS, orders, lines: LINES_EACH });
  const { orm } = db;
  await orm.execute(
    sql`update customers
      set flags = '{get_strange_orders,update_state_placed_order,get_strange_payments,get_purchase,get_customers,\
get_strange_balance_history}'
      where id = ${staffId}`,
  );
  await orm.execute(
    sql`insert into purchases (shop_id, name, state, created_at)
      select ${shopId}, 'Закупка ' || n, 'sent', now() - n * interval '1 hour'
        from generate_series(1, ${Math.ceil(orders / ORDERS_A_PURCHASE)}::int) n`,
  );
  const isOver = sql`shop_id = ${shopId} and id <= (select max(id) from placed_orders) - ${RECENT}::int`;
  await orm.execute(
    sql`update placed_orders set state = case when id % 10 = 0 then 'canceled' else 'completed' end where ${isOver}`,
  );
  // One line of each accepted order is ordered.
  await orm.execute(
    sql`update order_lines l set state = 'O',
      purchase_id = (select min(id) from purchases where shop_id = ${shopId})
        + l.order_id % ${Math.ceil(orders / ORDERS_A_PURCHASE)}::int
      from placed_orders o where o.id = l.order_id and o.state in ('accepted', 'completed')
        and l.id = (select min(id) from order_lines one where one.order_id = l.order_id)`,
  );
  await orm.execute(
    sql`insert into payments (shop_id, customer_id, kind, amount, way, state, created_at)
      select shop_id, customer_id, 'top_up', 50000 + id % 90000, 'sbp',
        case when id <= (select max(id) from placed_orders) - ${RECENT}::int then 'F' else 'W' end, created_at
      from placed_orders where id % ${ORDERS_A_PAYMENT}::int = 0`,
  );
  await orm.execute(sql`vacuum analyze`);
  return issueToken(orm, { shopId, customerId: staffId, now: new Date() });
}
