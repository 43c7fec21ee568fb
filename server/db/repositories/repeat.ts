import { sql } from 'drizzle-orm';
import { joined, MAX_COMMENT, MAX_COUNT } from './cart.ts';
import { type Executor, row } from './rows.ts';

/** What of an order can be put into a cart again. */
export interface Repeatable {
  /** How many lines the cart would have then. */
  lines: number;
  /** Names of the items that are no longer sold. */
  missing: string[];
}

/** Looks at a customer's own order beside a cart; undefined where they have no such order. */
export function findRepeatable(executor: Executor, shopId: number, { orderId, customerId, cartId }: { orderId: number; customerId: number; cartId: string }): Promise<Repeatable | undefined> {
  return row<Repeatable>(
    executor,
    sql`select (
        select count(*)::int from (
          select item_id from cart_items where cart_id = ${cartId}::uuid
          union
          select l.item_id from order_lines l join items i on i.id = l.item_id and i.deleted_at is null where l.order_id = o.id
        ) together
      ) as lines, (
        select coalesce(json_agg(gone.description order by gone.id), '[]') from (
          select min(l.id) as id, l.description from order_lines l join items i on i.id = l.item_id and i.deleted_at is not null
          where l.order_id = o.id group by l.item_id, l.description
        ) gone
      ) as missing
      from placed_orders o where o.id = ${orderId} and o.shop_id = ${shopId} and o.customer_id = ${customerId} and o.deleted_at is null`,
  );
}

/** Puts the items of an order that are still sold into a cart that is held; answers with how many lines it touched. */
export async function addOrderLines(executor: Executor, orderId: number, cartId: string): Promise<number> {
  const found = await row<{ added: number }>(
    executor,
    sql`with added as (
        insert into cart_items (shop_id, cart_id, item_id, count, comment)
        select l.shop_id, ${cartId}::uuid, l.item_id, least(${MAX_COUNT}, sum(l.count)), left(coalesce(string_agg(distinct nullif(l.comment, ''), E'\\n'), ''), ${MAX_COMMENT})
        from order_lines l join items i on i.id = l.item_id and i.deleted_at is null
        where l.order_id = ${orderId} group by l.shop_id, l.item_id order by min(l.id)
        on conflict (cart_id, item_id) do update set ${joined}
        returning 1
      )
      select count(*)::int as added from added`,
  );
  return found?.added ?? 0;
}
