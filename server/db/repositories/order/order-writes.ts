import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isHandledLine, orderLineStates } from '#machines/order/order-line.ts';
import { type Given, planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { insertRows } from '../../query/insert-rows.ts';
import { inner } from '../../query/json-rows.ts';
import { customers, idempotencyKeys, orderLines, orderStateChanges, placedOrders } from '../../schema.ts';
import type { KeyUse } from '../kit/idempotency.ts';
import { orderColumns, type OrderLineRow, type OrderRow } from './placed-order.ts';

type OrderColumns = typeof placedOrders.$inferSelect;

/** An order to be placed, without its lines; amounts in kopecks. */
type NewOrderRow = Omit<OrderColumns, 'id' | 'version' | 'state' | 'createdAt' | 'deletedAt'> & {
  authorId: number;
  at: Date;
};

/** A line of an order to be placed; a photo has no item. */
export type NewOrderLine = Omit<OrderLineRow, 'id' | 'state'>;

/** An order to be placed; amounts in kopecks. */
export type NewOrder = NewOrderRow & { lines: NewOrderLine[] };

/** `key` is null for an order without one; `keyOwner` is the customer of the key; `lines` are JSON. */
type Values = NewOrderRow &
  Pick<KeyUse, 'operation' | 'requestHash'> & { key: string | null; keyOwner: number; lines: string };

/**
 * Writes an order and all that belongs to it in one statement, since it dominates the time of a checkout. Its parts are
 * named like the tables, so that the final select reads the rows that were just written.
 */
const insert = planOnce('insert_order', (orm, given: Given<Values>) => {
  const at = sql`${given('at', placedOrders.createdAt)}::timestamptz`;
  const placed = orm.$with('placed_orders').as(
    orm
      .insert(placedOrders)
      .values({
        shopId: given('shopId'),
        customerId: given('customerId'),
        comment: given('comment'),
        deliveryName: given('deliveryName'),
        deliveryPrice: given('deliveryPrice'),
        address: given('address'),
        recipientName: given('recipientName'),
        recipientPhone: given('recipientPhone'),
        total: given('total'),
        itemsCount: given('itemsCount'),
        preview: given('preview', placedOrders.preview),
        createdAt: at,
      })
      .returning(),
  );
  const line = insertRows(
    orderLines,
    {
      shopId: placed.shopId,
      orderId: placed.id,
      itemId: sql`l."itemId"`,
      description: sql`l.description`,
      image: sql`l.image`,
      price: sql`l.price`,
      count: sql`l.count`,
      comment: sql`l.comment`,
    },
    (select) =>
      select
        .from(placed)
        .crossJoin(
          sql`jsonb_to_recordset(${given('lines')}::jsonb) as l ("itemId" int, description text, image jsonb, price bigint, count int, comment text)`,
        ),
  );
  const lines = orm.$with('order_lines', {}).as(sql`${line} returning *`);
  const steps = orm.$with('order_state_changes').as(
    orm
      .insert(orderStateChanges)
      .values({
        shopId: given('shopId'),
        orderId: sql`(select ${placed.id} from ${placed})`,
        toState: sql`(select ${placed.state} from ${placed})`,
        authorId: given('authorId'),
        at,
      })
      .returning(),
  );
  const key = inner
    .select({
      shopId: placed.shopId,
      customerId: sql`${given('keyOwner')}::int`.as('customer_id'),
      key: sql`${given('key')}::uuid`.as('key'),
      operation: sql`${given('operation')}::text`.as('operation'),
      requestHash: sql`${given('requestHash')}::text`.as('request_hash'),
      recordId: placed.id,
      createdAt: at.as('created_at'),
    })
    .from(placed)
    .where(sql`${given('key')}::uuid is not null`);
  const kept = orm.$with('kept').as(orm.insert(idempotencyKeys).select(key));
  return orm
    .with(placed, lines, steps, kept)
    .select(orderColumns)
    .from(placedOrders)
    .innerJoin(customers, eq(customers.id, placedOrders.customerId));
});

/**
 * Writes an order with its lines, the first entry of its timeline and its idempotency key, if any; returns the full
 * order. Fails with a unique violation if the key is used.
 */
export async function insertOrder(
  orm: Orm,
  { lines, ...order }: NewOrder,
  key: KeyUse | null = null,
): Promise<OrderRow> {
  const [placed] = await insert(orm, {
    ...order,
    lines: JSON.stringify(lines),
    key: key?.key ?? null,
    keyOwner: key?.customerId ?? order.customerId,
    operation: key?.operation ?? '',
    requestHash: key?.requestHash ?? '',
  });
  if (!placed) throw new Error('The order was not written');
  return placed;
}

/** An order that is locked for a change. */
export type LockedOrder = Pick<OrderColumns, 'id' | 'version' | 'customerId' | 'state' | 'total'>;

/** Locks an order until the transaction ends. */
export async function lockOrder(orm: Orm, shopId: number, id: number): Promise<LockedOrder | undefined> {
  const [held] = await orm
    .select({
      id: placedOrders.id,
      version: placedOrders.version,
      customerId: placedOrders.customerId,
      state: placedOrders.state,
      total: placedOrders.total,
    })
    .from(placedOrders)
    .where(and(eq(placedOrders.id, id), eq(placedOrders.shopId, shopId), isNull(placedOrders.deletedAt)))
    .for('no key update');
  return held;
}

/** Whether a line of the order is ordered, purchased or handed over. */
export async function hasHandledLines(orm: Orm, orderId: number): Promise<boolean> {
  const handled = await orm
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), inArray(orderLines.state, orderLineStates.filter(isHandledLine))))
    .limit(1);
  return handled.length > 0;
}

/** A transition of an order. */
export interface OrderTransition {
  shopId: number;
  orderId: number;
  from: OrderColumns['state'];
  to: OrderColumns['state'];
  authorId: number;
  reason: string;
  at: Date;
}

/** Changes the state of a locked order, and adds an entry to its timeline. */
export async function writeTransition(
  orm: Orm,
  { shopId, orderId, from, to, authorId, reason, at }: OrderTransition,
): Promise<void> {
  const moved = orm.$with('moved').as(
    orm
      .update(placedOrders)
      .set({ state: to, version: sql`${placedOrders.version} + 1` })
      .where(and(eq(placedOrders.id, orderId), eq(placedOrders.shopId, shopId)))
      .returning({ id: placedOrders.id }),
  );
  await orm
    .with(moved)
    .insert(orderStateChanges)
    .values({
      shopId,
      orderId: sql`(select ${moved.id} from ${moved})`,
      fromState: from,
      toState: to,
      authorId,
      reason,
      at,
    });
}
