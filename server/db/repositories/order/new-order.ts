import { eq, sql } from 'drizzle-orm';
import { type Given, planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { insertRows } from '../../query/insert-rows.ts';
import { inner } from '../../query/json-rows.ts';
import { customers, idempotencyKeys, orderLines, orderEvents, placedOrders } from '../../schema.ts';
import type { KeyUse } from '../kit/idempotency.ts';
import { orderColumns, type OrderLineRow, type OrderRow } from './placed-order.ts';

type OrderColumns = typeof placedOrders.$inferSelect;

/** An order to be placed, without its lines; amounts in kopecks. */
type NewOrderRow = Omit<
  OrderColumns,
  'id' | 'version' | 'state' | 'note' | 'stateSince' | 'createdAt' | 'deletedAt' | 'mergedIntoId'
> & {
  authorId: number;
  at: Date;
};

/** A line of an order to be placed; a photo has no item. */
export type NewOrderLine = Omit<OrderLineRow, 'id' | 'version' | 'state' | 'purchase' | 'tradePrice'> & {
  orderedPrice: number | null;
};

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
        deliveryId: given('deliveryId'),
        deliveryPointId: given('deliveryPointId'),
        deliveryName: given('deliveryName'),
        deliveryPrice: given('deliveryPrice'),
        deliveryFullPrice: given('deliveryFullPrice'),
        deliveryFreeFrom: given('deliveryFreeFrom'),
        address: given('address'),
        recipientName: given('recipientName'),
        recipientPhone: given('recipientPhone'),
        total: given('total'),
        isPriced: given('isPriced'),
        itemsCount: given('itemsCount'),
        preview: given('preview', placedOrders.preview),
        stateSince: at,
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
      retailPrice: sql`l."retailPrice"`,
      discount: sql`l.discount`,
      orderedPrice: sql`l."orderedPrice"`,
      count: sql`l.count`,
      comment: sql`l.comment`,
    },
    (select) =>
      select.from(placed).crossJoin(
        sql`jsonb_to_recordset(${given('lines')}::jsonb) as l ("itemId" int, description text, image jsonb,
            price bigint, "retailPrice" bigint, discount int, "orderedPrice" bigint, count int, comment text)`,
      ),
  );
  const lines = orm.$with('order_lines', {}).as(sql`${line} returning *`);
  const steps = orm.$with('order_events').as(
    orm
      .insert(orderEvents)
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
