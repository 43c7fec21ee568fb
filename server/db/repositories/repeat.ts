import { sql } from 'drizzle-orm';
import { joined, MAX_COMMENT, MAX_COUNT } from './cart.ts';
import { keepKey, type KeyUse } from './idempotency.ts';
import { type Executor, row } from './rows.ts';

/** What of an order can be put into a cart again. */
export interface Repeatable {
  /** How many lines of the cart it would be. */
  found: number;
  /** How many lines the cart would have then. */
  lines: number;
  /** Names of the items that are left out: no longer sold, or cancelled by the shop. */
  missing: string[];
}

/** The lines of an order that are still to be had. */
const available = sql`order_lines l join items i on i.id = l.item_id and i.deleted_at is null and l.state <> 'C'`;

/** Looks at a customer's own order beside a cart; undefined where they have no such order. */
export function findRepeatable(executor: Executor, shopId: number, { orderId, customerId, cartId }: { orderId: number; customerId: number; cartId: string }): Promise<Repeatable | undefined> {
  return row<Repeatable>(
    executor,
    sql`select (select count(distinct l.item_id)::int from ${available} where l.order_id = o.id) as found, (
        select count(*)::int from (
          select item_id from cart_items where cart_id = ${cartId}::uuid
          union
          select l.item_id from ${available} where l.order_id = o.id
        ) together
      ) as lines, (
        select coalesce(json_agg(gone.description order by gone.id), '[]') from (
          select min(g.id) as id, g.description from order_lines g
          where g.order_id = o.id and g.item_id is not null
            and not exists (select 1 from ${available} where l.order_id = o.id and l.item_id = g.item_id)
          group by g.item_id, g.description
        ) gone
      ) as missing
      from placed_orders o where o.id = ${orderId} and o.shop_id = ${shopId} and o.customer_id = ${customerId} and o.deleted_at is null`,
  );
}

/** Puts what of an order is still to be had into a cart that is held, and keeps the key that this is asked for under. */
export async function addOrderLines(executor: Executor, { orderId, cartId, at: moment }: { orderId: number; cartId: string; at: Date }, key: KeyUse): Promise<void> {
  await executor.execute(
    sql`with kept as (${keepKey(key, sql`(select ${orderId}::int as id) repeated`, moment)})
      insert into cart_items (shop_id, cart_id, item_id, count, comment)
      select l.shop_id, ${cartId}::uuid, l.item_id, least(${MAX_COUNT}, sum(l.count)), left(coalesce(string_agg(distinct nullif(l.comment, ''), E'\\n'), ''), ${MAX_COMMENT})
      from ${available}
      where l.order_id = ${orderId} group by l.shop_id, l.item_id order by min(l.id)
      on conflict (cart_id, item_id) do update set ${joined}`,
  );
}
