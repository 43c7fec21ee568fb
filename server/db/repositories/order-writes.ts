import { sql } from 'drizzle-orm';
import { planOnce } from '../engine/plan-once.ts';
import type { StoredImage } from '../schema/stored-image.ts';
import { keepKey, type KeyUse } from './idempotency.ts';
import { type OrderRow, selectOrder } from './placed-order.ts';
import { at, type Executor, row } from './rows.ts';

/** An order about to be placed; amounts in kopecks. */
export interface NewOrder {
  shopId: number;
  customerId: number;
  authorId: number;
  comment: string;
  deliveryName: string;
  deliveryPrice: number;
  address: string;
  recipientName: string;
  recipientPhone: string | null;
  total: number;
  itemsCount: number;
  preview: StoredImage[];
  at: Date;
  lines: NewOrderLine[];
}

/** A line of an order about to be placed. */
export interface NewOrderLine {
  /** Null for a photo. */
  item_id: number | null;
  description: string;
  image: StoredImage | null;
  price: number;
  count: number;
  comment: string;
}

/**
 * Writes an order with its lines, the first step of its timeline and the key it is placed under, if any; answers with all
 * of it. Fails with a unique violation where the key is taken.
 */
export async function insertOrder(executor: Executor, order: NewOrder, key: KeyUse | null = null): Promise<OrderRow> {
  const { shopId, customerId, authorId } = order;
  const placedAt = at(order.at);
  // Its parts bear the tables' names: what is read at the end is what has just been written.
  const placed = await row<{ found: OrderRow }>(
    executor,
    sql`${planOnce}with placed_orders as (
        insert into placed_orders (shop_id, customer_id, comment, delivery_name, delivery_price, address, recipient_name, recipient_phone, total, items_count, preview, created_at)
        values (${shopId}, ${customerId}, ${order.comment}, ${order.deliveryName}, ${order.deliveryPrice}, ${order.address}, ${order.recipientName},
          ${order.recipientPhone}, ${order.total}, ${order.itemsCount}, ${JSON.stringify(order.preview)}::jsonb, ${placedAt})
        returning *
      ), order_lines as (
        insert into order_lines (shop_id, order_id, item_id, description, image, price, count, comment)
        select ${shopId}, o.id, l.item_id, l.description, l.image, l.price, l.count, l.comment
        from placed_orders o, jsonb_to_recordset(${JSON.stringify(order.lines)}::jsonb)
          as l (item_id int, description text, image jsonb, price bigint, count int, comment text)
        returning *
      ), order_state_changes as (
        insert into order_state_changes (shop_id, order_id, to_state, author_id, at)
        select ${shopId}, o.id, o.state, ${authorId}, ${placedAt} from placed_orders o
        returning *
      )${key ? sql`, kept as (${keepKey(key, sql`placed_orders`, order.at)})` : sql.empty()}
      ${selectOrder(sql`true`)}`,
  );
  if (!placed) throw new Error('The order was not written');
  return placed.found;
}

/** An order held for a change. */
export interface LockedOrder {
  id: number;
  customer_id: number;
  state: string;
  total: number;
}

/** Holds an order until the transaction ends. */
export function lockOrder(executor: Executor, shopId: number, id: number): Promise<LockedOrder | undefined> {
  return row<LockedOrder>(
    executor,
    sql`select id, customer_id, state, total::float8 as total from placed_orders
      where id = ${id} and shop_id = ${shopId} and deleted_at is null for no key update`,
  );
}

/** Whether the supplier or the packers have had a line of the order in hand. */
export async function hasHandledLines(executor: Executor, orderId: number): Promise<boolean> {
  const found = await row<{ has: boolean }>(
    executor,
    sql`select exists (select 1 from order_lines where order_id = ${orderId} and state in ('O', 'P', 'F')) as has`,
  );
  return found?.has ?? false;
}

/** A step of an order's life. */
export interface OrderMove {
  shopId: number;
  orderId: number;
  from: string;
  to: string;
  authorId: number;
  reason: string;
  at: Date;
}

/** Moves an order and writes the step into its timeline. */
export async function moveOrder(executor: Executor, { shopId, orderId, from, to, authorId, reason, at }: OrderMove): Promise<void> {
  await executor.execute(
    sql`with moved as (update placed_orders set state = ${to} where id = ${orderId} and shop_id = ${shopId} returning id)
      insert into order_state_changes (shop_id, order_id, from_state, to_state, author_id, reason, at)
      select ${shopId}, moved.id, ${from}, ${to}, ${authorId}, ${reason}, ${at.toISOString()}::timestamptz from moved`,
  );
}
